import { readBase } from '#engine/english/base-form.ts';
import { invertLists, type Links, type Lists, readLinks, readLists } from '#engine/packed/lists.ts';
import { unpack, wordsOf } from '#engine/packed/unpack.ts';
import packed from './lexicon.json' with { type: 'json' };

/** Noun, verb, adjective, adverb. */
export type Part = 'n' | 'v' | 'a' | 'r';

/** A sense of a word: a set of synonyms in WordNet. */
export type Sense = {
  part: Part;
  /** Broad class, such as food or motion. */
  file: number;
  /** Indexes of the senses one step broader, and of similar senses of adjectives and verbs. */
  broader: readonly number[];
  similar: readonly number[];
};

export type Lexicon = {
  /** The rank of a word by frequency, from 0, which is also its index. */
  ranks: ReadonlyMap<string, number>;
  words: readonly string[];
  /** The unit vector of a word, with 127 for 1. */
  vectorAt: (word: number) => Int8Array;
  axes: number;
  /** Indexes of the senses of each word, most frequent first within a part of speech. */
  sensesOfWord: Lists;
  senses: { size: number; get: (index: number) => Sense | undefined };
  /** The words of each sense. */
  wordsOfSense: Lists;
  /** How good or bad a word sounds, from -5 to 5; absent for neutral words. */
  valences: ReadonlyMap<number, number>;
  antonyms: Links;
  derived: Links;
  /** Words that can replace each other, with the evidence for it: see `evidence`. */
  related: Links;
};

/** Bits for the evidence that two words can replace each other. */
export const evidence = {
  /** PPDB 2.0 calls them equivalent. */
  equivalent: 1,
  /** PPDB lists them, with all of its pairs of size XL. */
  paraphrase: 2,
  /** People chose one for the other in a text (CoInCo): once, or more often. */
  chosenOnce: 4,
  chosenOften: 8,
  /** Neighbors among vectors that were fitted to synonyms and antonyms. */
  fitted: 16,
} as const;

/** Unit vectors from four bits per axis, in steps of the axis's own size; each is read on first use. */
const readVectors = (bytes: Uint8Array, steps: readonly number[]): Lexicon['vectorAt'] => {
  const axes = steps.length;
  const known: (Int8Array | undefined)[] = new Array(Math.floor((2 * bytes.length) / axes));
  const read = (word: number): Int8Array => {
    const at = word * axes;
    const numbers = new Float64Array(axes);
    let square = 0;
    for (let k = 0; k < axes; k += 1) {
      const byte = bytes[(at + k) >> 1] ?? 0;
      const number = ((k % 2 === 0 ? byte >> 4 : byte & 15) - 8) * (steps[k] as number);
      numbers[k] = number;
      square += number * number;
    }
    const scale = 127 / (Math.sqrt(square) || 1);
    const vector = new Int8Array(axes);
    for (let k = 0; k < axes; k += 1) vector[k] = Math.round((numbers[k] as number) * scale);
    return vector;
  };
  return (word) => {
    const vector = known[word] ?? read(word);
    known[word] = vector;
    return vector;
  };
};

const partNames: readonly Part[] = ['n', 'v', 'a', 'r'];

/** The class is one byte per sense, with the part of speech in its two highest bits. */
const partShift = 6;

const readSenses = (classes: Uint8Array, broader: Lists, similar: Lists): Lexicon['senses'] => {
  const known = new Map<number, Sense>();
  return {
    size: classes.length,
    get: (index) => {
      const found = known.get(index);
      const byte = classes[index];
      if (found !== undefined || byte === undefined) return found;
      const sense = {
        part: partNames[byte >> partShift] ?? 'n',
        file: byte & (2 ** partShift - 1),
        broader: broader.get(index),
        similar: similar.get(index),
      };
      known.set(index, sense);
      return sense;
    },
  };
};

/** One byte per word, 0 for words that sound neither good nor bad. */
const readValences = (bytes: Uint8Array): Map<number, number> => {
  const valences = new Map<number, number>();
  bytes.forEach((byte, word) => {
    if (byte > 0) valences.set(word, byte - 6);
  });
  return valences;
};

const load = (): Lexicon => {
  const run = unpack(packed.packed);
  const words = wordsOf(run('words'));
  const links = (name: 'antonyms' | 'derived' | 'related'): Links =>
    readLinks(run(`${name} counts`), run(`${name} gaps`), run(`${name} marks`), words.length);
  const [sensesOfWord, named] = readLists(run('senses counts'), run('senses'), 0);
  const [broader] = readLists(run('broader counts'), run('broader'), named);
  const classes = run('classes');
  const [similar] = readLists(run('similar counts'), run('similar'), classes.length);
  return {
    ranks: new Map(words.map((word, rank) => [word, rank])),
    words,
    vectorAt: readVectors(run('vectors'), packed.steps),
    axes: packed.steps.length,
    sensesOfWord,
    wordsOfSense: invertLists(sensesOfWord, classes.length),
    valences: readValences(run('valences')),
    senses: readSenses(classes, broader, similar),
    antonyms: links('antonyms'),
    derived: links('derived'),
    related: links('related'),
  };
};

let lexicon: Lexicon | undefined;

/** The verifier's knowledge of words. It is unpacked on first use, and most of its parts are read on demand. */
export const openLexicon = (): Lexicon => {
  lexicon ??= load();
  return lexicon;
};

/** The senses of a lower-case word; none for a word that the lexicon lacks. */
export const sensesOf = (word: string): readonly number[] => {
  const { ranks, sensesOfWord } = openLexicon();
  return sensesOfWord.get(ranks.get(word) ?? -1);
};

/** The senses of a word as this part of speech; all of them if it has none or the part of speech is unknown. */
export const sensesAs = (word: string, part: Part | null): readonly number[] => {
  const all = sensesOf(word);
  if (part === null) return all;
  const { senses } = openLexicon();
  const own = all.filter((sense) => senses.get(sense)?.part === part);
  return own.length > 0 ? own : all;
};

/** WordNet's numbers for classes of nouns that name physical things. */
const classes = {
  animal: 5,
  artifact: 6,
  body: 8,
  food: 13,
  place: 15,
  person: 18,
  plant: 20,
  substance: 27,
};
const thingClasses: ReadonlySet<number> = new Set(Object.values(classes));
/** A text has many names for people and artifacts: "the representative" is "the consultant". */
const looseClasses: ReadonlySet<number> = new Set([classes.artifact, classes.person]);

/** The class of thing that a noun names in its most frequent sense; null if it does not name a thing. */
export const thingClassOf = (word: string): number | null => {
  const { senses } = openLexicon();
  const file = sensesOf(word)
    .map((sense) => senses.get(sense))
    .find((sense) => sense?.part === 'n')?.file;
  return file !== undefined && thingClasses.has(file) ? file : null;
};

/** Whether two words of this class are hardly ever names of the same thing. */
export const isStrictClass = (thing: number): boolean => !looseClasses.has(thing);

/** How similar the uses of two words are (-1 to 1); -1 if the lexicon lacks one of them. */
export const cosine = (a: string, b: string): number => {
  const { ranks, vectorAt, axes } = openLexicon();
  const [x, y] = [ranks.get(a), ranks.get(b)];
  if (x === undefined || y === undefined) return -1;
  const [p, q] = [vectorAt(x), vectorAt(y)];
  let sum = 0;
  for (let k = 0; k < axes; k += 1) sum += (p[k] ?? 0) * (q[k] ?? 0);
  return sum / (127 * 127);
};

/** A sum of word vectors that grows one word at a time. */
export type VectorSum = { add(rank: number, weight: number): void; value(): Vector | null };

/** A list of fractions, which is faster to create than a typed array of this length. */
export type Vector = readonly number[];

/** Zeros that V8 already knows as fractions. */
const zeros: number[] = [];
const emptyVector = (axes: number): number[] => {
  if (zeros.length !== axes) {
    zeros.length = 0;
    for (let k = 0; k < axes; k += 1) zeros.push(0.5);
    zeros.fill(0);
  }
  return zeros.slice();
};

/** An empty sum; its value is null until a word is added. */
export const vectorSum = (): VectorSum => {
  const { vectorAt, axes } = openLexicon();
  const sum = emptyVector(axes);
  let total = 0;
  return {
    add: (rank, weight) => {
      total += weight;
      const vector = vectorAt(rank);
      for (let k = 0; k < axes; k += 1) sum[k] = (sum[k] as number) + (weight * (vector[k] as number)) / 127;
    },
    value: () => (total > 0 ? sum : null),
  };
};

/** The mean vector of words, each with its weight; null if the lexicon has none of them. */
export const meanVector = (words: readonly { word: string; weight: number }[]): Vector | null => {
  const { ranks } = openLexicon();
  const sum = vectorSum();
  for (const { word, weight } of words) {
    const rank = ranks.get(word);
    if (rank !== undefined) sum.add(rank, weight);
  }
  return sum.value();
};

/** The cosine of two vectors, with the second one in steps of `unit`; -1 if one is missing. */
const cosineOf = (a: Vector | null, b: Vector | Int8Array | null | undefined, unit: number): number => {
  if (a === null || b === null || b === undefined) return -1;
  let shared = 0;
  let lengthA = 0;
  let lengthB = 0;
  for (let k = 0; k < a.length; k += 1) {
    const x = a[k] as number;
    const y = (b[k] as number) / unit;
    shared += x * y;
    lengthA += x * x;
    lengthB += y * y;
  }
  return shared / Math.sqrt(lengthA * lengthB || 1);
};

/** The cosine of two vectors, -1 if one is missing. */
export const vectorCosine = (a: Vector | null, b: Vector | null): number => cosineOf(a, b, 1);

/** The cosine of a vector and a word's vector; -1 if one is missing. */
export const cosineWith = (vector: Vector | null, word: string): number => {
  const { ranks, vectorAt } = openLexicon();
  const rank = ranks.get(word);
  return cosineOf(vector, rank === undefined ? null : vectorAt(rank), 127);
};

const hasSense = (word: string): boolean => sensesOf(word).length > 0;

const bases = new Map<string, string>();
/** Enough for the words of an article and its rewrite; beyond that, the cache is cleared. */
const maxBases = 20_000;

/** The base form of a lower-case English word: "apply" for "applied". */
export const baseForm = (word: string): string => {
  const known = bases.get(word);
  if (known !== undefined) return known;
  if (bases.size >= maxBases) bases.clear();
  const base = readBase(word, hasSense);
  bases.set(word, base);
  return base;
};

const isAdjective = (word: string): boolean => {
  const { senses } = openLexicon();
  return sensesOf(word).some((sense) => senses.get(sense)?.part === 'a');
};

/**
 * Whether two adjectives are opposites: "closed" and "open". Verbs do not count, because "not to rise" is not "to
 * fall".
 */
export const areOpposites = (a: string, b: string): boolean => {
  const { ranks, antonyms } = openLexicon();
  return isAdjective(a) && isAdjective(b) && antonyms.get(ranks.get(a) ?? -1).has(ranks.get(b) ?? -1);
};
