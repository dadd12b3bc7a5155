import { readBase } from './base-form.ts';
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
  /** Rank of a word by frequency, from 0; it is the word's index, too. */
  ranks: ReadonlyMap<string, number>;
  words: readonly string[];
  vectors: Int8Array;
  axes: number;
  /** Indexes of the senses of each word, most frequent first within a part of speech. */
  sensesOfWord: readonly (readonly number[])[];
  senses: readonly Sense[];
  /** The words of each sense. */
  wordsOfSense: ReadonlyMap<number, readonly number[]>;
  /** How good or bad a word sounds, from -5 to 5, of the words that do. */
  valences: ReadonlyMap<number, number>;
  antonyms: ReadonlyMap<number, ReadonlySet<number>>;
  derived: ReadonlyMap<number, ReadonlySet<number>>;
  /** Words that can stand for each other, with what says so: see `evidence`. */
  related: ReadonlyMap<number, ReadonlyMap<number, number>>;
};

/** Bits of what says that two words can stand for each other. */
export const evidence = {
  /** PPDB 2.0 calls them equivalent. */
  equivalent: 1,
  /** PPDB, with all its pairs of the size XL. */
  paraphrase: 2,
  /** People chose one for the other in a text (CoInCo): once, or more often. */
  chosenOnce: 4,
  chosenOften: 8,
  /** Neighbors among vectors that were fitted to synonyms and antonyms. */
  fitted: 16,
} as const;
const evidenceBits = 5;

/** A loop, since `Uint8Array.from` with a function takes ten times as long for two million characters. */
const bytesOf = (text: string): Uint8Array => {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i += 1) bytes[i] = binary.charCodeAt(i);
  return bytes;
};

/** Reads numbers of seven bits a byte, the lowest first, as `scripts/train/verification/pack-lexicon.ts` writes them. */
const numbersOf = (text: string) => {
  const bytes = bytesOf(text);
  let at = 0;
  const next = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  return { next, list: () => Array.from({ length: next() }, next), isDone: () => at >= bytes.length };
};

const readPairs = (text: string): Map<number, Set<number>> => {
  const pairs = new Map<number, Set<number>>();
  const link = (a: number, b: number): void => {
    const known = pairs.get(a);
    if (known === undefined) pairs.set(a, new Set([b]));
    else known.add(b);
  };
  const numbers = numbersOf(text);
  let a = 0;
  while (!numbers.isDone()) {
    a += numbers.next();
    for (const b of numbers.list()) {
      link(a, b);
      link(b, a);
    }
  }
  return pairs;
};

/** As pairs, in ascending order: the gap to the word before, with the bits of evidence below it. */
const readRelated = (text: string): Map<number, Map<number, number>> => {
  const related = new Map<number, Map<number, number>>();
  const link = (a: number, b: number, bits: number): void => {
    const known = related.get(a);
    if (known === undefined) related.set(a, new Map([[b, bits]]));
    else known.set(b, bits);
  };
  const numbers = numbersOf(text);
  let a = 0;
  while (!numbers.isDone()) {
    a += numbers.next();
    let b = a;
    for (let left = numbers.next(); left > 0; left -= 1) {
      const value = numbers.next();
      const bits = value & (2 ** evidenceBits - 1);
      b += value >>> evidenceBits;
      link(a, b, bits);
      link(b, a, bits);
    }
  }
  return related;
};

/** Unit vectors in bytes, out of four bits for each axis, in steps of their own size. */
const readVectors = (text: string, steps: readonly number[]): Int8Array => {
  const bytes = bytesOf(text);
  const axes = steps.length;
  const vectors = new Int8Array(bytes.length * 2);
  const vector = new Float64Array(axes);
  for (let at = 0; at < vectors.length; at += axes) {
    let length = 0;
    for (let k = 0; k < axes; k += 1) {
      const byte = bytes[(at + k) >> 1] ?? 0;
      const value = ((k % 2 === 0 ? byte >> 4 : byte & 15) - 8) * (steps[k] ?? 0);
      vector[k] = value;
      length += value * value;
    }
    const scale = 127 / (Math.sqrt(length) || 1);
    for (let k = 0; k < axes; k += 1) vectors[at + k] = Math.round((vector[k] ?? 0) * scale);
  }
  return vectors;
};

const partNames: readonly Part[] = ['n', 'v', 'a', 'r'];

const readValences = (text: string): Map<number, number> => {
  const valences = new Map<number, number>();
  const numbers = numbersOf(text);
  let word = 0;
  while (!numbers.isDone()) {
    word += numbers.next();
    valences.set(word, numbers.next() - 5);
  }
  return valences;
};

/** The parts of speech have two bits each, the first in the lowest bits. */
const readSenses = (parts: Uint8Array, numbers: ReturnType<typeof numbersOf>): Sense[] => {
  const senses: Sense[] = [];
  while (!numbers.isDone()) {
    const at = senses.length;
    senses.push({
      part: partNames[((parts[at >> 2] ?? 0) >> ((at % 4) * 2)) & 3] ?? 'n',
      file: numbers.next(),
      broader: numbers.list(),
      similar: numbers.list(),
    });
  }
  return senses;
};

const invert = (lists: readonly (readonly number[])[]): Map<number, number[]> => {
  const found = new Map<number, number[]>();
  lists.forEach((list, i) => {
    for (const key of list) {
      const known = found.get(key);
      if (known === undefined) found.set(key, [i]);
      else known.push(i);
    }
  });
  return found;
};

const load = (): Lexicon => {
  const words = packed.words.split(' ');
  const senses = numbersOf(packed.senses);
  const sensesOfWord = words.map(() => senses.list());
  return {
    ranks: new Map(words.map((word, rank) => [word, rank])),
    words,
    vectors: readVectors(packed.vectors, packed.steps),
    axes: packed.steps.length,
    sensesOfWord,
    wordsOfSense: invert(sensesOfWord),
    valences: readValences(packed.valences),
    senses: readSenses(bytesOf(packed.parts), numbersOf(packed.synsets)),
    antonyms: readPairs(packed.antonyms),
    derived: readPairs(packed.derived),
    related: readRelated(packed.related),
  };
};

let lexicon: Lexicon | undefined;

/** What the verifier knows of words. It is unpacked at the first use, in about 150 ms. */
export const openLexicon = (): Lexicon => {
  lexicon ??= load();
  return lexicon;
};

const none: readonly number[] = [];

/** The senses of a word in lower case; none for a word that the lexicon lacks. */
export const sensesOf = (word: string): readonly number[] => {
  const { ranks, sensesOfWord } = openLexicon();
  return sensesOfWord[ranks.get(word) ?? -1] ?? none;
};

/** The senses of a word as this part of speech; all of them if it has none or the part is unknown. */
export const sensesAs = (word: string, part: Part | null): readonly number[] => {
  const all = sensesOf(word);
  if (part === null) return all;
  const { senses } = openLexicon();
  const own = all.filter((sense) => senses[sense]?.part === part);
  return own.length > 0 ? own : all;
};

/** Numbers that WordNet gives to classes of nouns that name things one can point at. */
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
/** People and artifacts have many names in a text: "the representative" is "the consultant". */
const looseClasses: ReadonlySet<number> = new Set([classes.artifact, classes.person]);

/** The class of thing that a noun names in its most frequent sense; null for what is no thing. */
export const thingClassOf = (word: string): number | null => {
  const { senses } = openLexicon();
  const file = sensesOf(word)
    .map((sense) => senses[sense])
    .find((sense) => sense?.part === 'n')?.file;
  return file !== undefined && thingClasses.has(file) ? file : null;
};

/** Whether two words of this class are hardly ever names of the same thing. */
export const isStrictClass = (thing: number): boolean => !looseClasses.has(thing);

/** How alike two words are used (-1 to 1), or -1 if the lexicon lacks one. */
export const cosine = (a: string, b: string): number => {
  const { ranks, vectors, axes } = openLexicon();
  const [x, y] = [ranks.get(a), ranks.get(b)];
  if (x === undefined || y === undefined) return -1;
  let sum = 0;
  for (let k = 0; k < axes; k += 1) sum += (vectors[x * axes + k] ?? 0) * (vectors[y * axes + k] ?? 0);
  return sum / (127 * 127);
};

/** The mean vector of words, each with its weight; null if the lexicon has none of them. */
export const meanVector = (words: readonly { word: string; weight: number }[]): Float64Array | null => {
  const { ranks, vectors, axes } = openLexicon();
  const sum = new Float64Array(axes);
  let total = 0;
  for (const { word, weight } of words) {
    const rank = ranks.get(word);
    if (rank === undefined) continue;
    total += weight;
    for (let k = 0; k < axes; k += 1)
      sum[k] = (sum[k] ?? 0) + (weight * (vectors[rank * axes + k] ?? 0)) / 127;
  }
  return total > 0 ? sum : null;
};

/** The cosine of two vectors, -1 if one is missing. */
export const vectorCosine = (a: Float64Array | null, b: Float64Array | null): number => {
  if (a === null || b === null) return -1;
  let [shared, lengthA, lengthB] = [0, 0, 0];
  for (let k = 0; k < a.length; k += 1) {
    const [x, y] = [a[k] ?? 0, b[k] ?? 0];
    shared += x * y;
    lengthA += x * x;
    lengthB += y * y;
  }
  return shared / Math.sqrt(lengthA * lengthB || 1);
};

/** The vector of one word, or null. */
export const vectorOf = (word: string): Float64Array | null => meanVector([{ word, weight: 1 }]);

const hasSense = (word: string): boolean => sensesOf(word).length > 0;

const bases = new Map<string, string>();
/** Words of one article and its rewrite; beyond that the memory is emptied. */
const mostBases = 20_000;

/** The base form of an English word in lower case: "applied" gives "apply". */
export const baseForm = (word: string): string => {
  const known = bases.get(word);
  if (known !== undefined) return known;
  if (bases.size >= mostBases) bases.clear();
  const base = readBase(word, hasSense);
  bases.set(word, base);
  return base;
};
