import { irregularForms } from './irregular-forms.ts';
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
  vectors: Int8Array;
  axes: number;
  /** Indexes of the senses of each word, most frequent first within a part of speech. */
  sensesOfWord: readonly (readonly number[])[];
  senses: readonly Sense[];
  antonyms: ReadonlyMap<number, ReadonlySet<number>>;
  derived: ReadonlyMap<number, ReadonlySet<number>>;
  synonyms: ReadonlyMap<number, ReadonlySet<number>>;
};

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

const partNames: Record<string, Part> = { n: 'n', v: 'v', a: 'a', r: 'r' };

const load = (): Lexicon => {
  const words = packed.words.split(' ');
  const senses = numbersOf(packed.senses);
  const synsets = numbersOf(packed.synsets);
  return {
    ranks: new Map(words.map((word, rank) => [word, rank])),
    vectors: new Int8Array(bytesOf(packed.vectors).buffer),
    axes: packed.axes,
    sensesOfWord: words.map(() => senses.list()),
    senses: [...packed.parts].map((part) => ({
      part: partNames[part] ?? 'n',
      file: synsets.next(),
      broader: synsets.list(),
      similar: synsets.list(),
    })),
    antonyms: readPairs(packed.antonyms),
    derived: readPairs(packed.derived),
    synonyms: readPairs(packed.synonyms),
  };
};

let lexicon: Lexicon | undefined;

/** What the verifier knows of words. It is unpacked at the first use, in about 40 ms. */
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

/** Endings and what may stand in their place in the base form, the first that gives a known word wins. */
const endings: readonly (readonly [ending: string, base: string])[] = [
  ['ies', 'y'],
  ['ves', 'f'],
  ['ses', 's'],
  ['xes', 'x'],
  ['zes', 'z'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['men', 'man'],
  ['s', ''],
  ['ied', 'y'],
  ['ed', 'e'],
  ['ed', ''],
  ['ing', 'e'],
  ['ing', ''],
];

const undouble = (base: string): string =>
  base.length > 3 && base.at(-1) === base.at(-2) ? base.slice(0, -1) : base;

const readBase = (word: string): string => {
  const irregular = irregularForms.get(word);
  if (irregular !== undefined) return irregular;
  const isBase = sensesOf(word).length > 0;
  if (isBase && (!/(?:s|ed|ing)$/.test(word) || /(?:ss|us|is)$/.test(word))) return word;
  for (const [ending, replacement] of endings) {
    if (word.length <= ending.length + 1 || !word.endsWith(ending)) continue;
    const base = word.slice(0, -ending.length) + replacement;
    if (sensesOf(base).length > 0) return base;
    if (replacement === '' && ending !== 's' && sensesOf(undouble(base)).length > 0) return undouble(base);
  }
  return word;
};

const bases = new Map<string, string>();
/** Words of one article and its rewrite; beyond that the memory is emptied. */
const mostBases = 20_000;

/** The base form of an English word in lower case: "applied" gives "apply". */
export const baseForm = (word: string): string => {
  const known = bases.get(word);
  if (known !== undefined) return known;
  if (bases.size >= mostBases) bases.clear();
  const base = readBase(word);
  bases.set(word, base);
  return base;
};
