import { readFrontCoded } from '#engine/packed/front-coded.ts';
import { unpack, wordsOf } from '#engine/packed/unpack.ts';
import table from './dictionary.json' with { type: 'json' };

/** A word that a misspelled word can stand for, with the set of its letters as bits. */
export type Target = { word: string; level: number; letters: number };

type Dictionary = {
  /** How rare each word is: twice the natural logarithm of its rank among all words. */
  levels: ReadonlyMap<string, number>;
  /** Correct words that resemble one of these. */
  others: ReadonlySet<string>;
  words: readonly string[];
};

let loaded: Dictionary | undefined;

const load = (): Dictionary => {
  if (loaded !== undefined) return loaded;
  const run = unpack(table.packed);
  const levels = run('levels');
  const words = readFrontCoded(wordsOf(run('words')));
  loaded = {
    levels: new Map(words.map((word, i) => [word, levels[i] ?? 0])),
    others: new Set(readFrontCoded(wordsOf(run('others')))),
    words,
  };
  return loaded;
};

/** How rare a word is, from 0 for the most common one. Undefined for a word that is not in the dictionary. */
export const rarityLevel = (word: string): number | undefined => load().levels.get(word);

/** Whether a word is correct, as a word of the dictionary or as a rare one that resembles one of these. */
export const isListed = (word: string): boolean => load().levels.has(word) || load().others.has(word);

const firstLetter = 97;
/** One bit for each letter that a word contains. */
export const letterSet = (word: string): number => {
  let set = 0;
  for (let i = 0; i < word.length; i += 1) set |= 1 << (word.charCodeAt(i) - firstLetter);
  return set;
};

let groups: ReadonlyMap<string, readonly Target[]> | undefined;

const group = (): ReadonlyMap<string, readonly Target[]> => {
  const made = new Map<string, Target[]>();
  for (const [word, level] of load().levels) {
    const key = `${word.charAt(0)}${word.length}`;
    const target = { word, level, letters: letterSet(word) };
    const same = made.get(key);
    if (same === undefined) made.set(key, [target]);
    else same.push(target);
  }
  return made;
};

const none: readonly Target[] = [];

/** The words of the dictionary with this first letter and length. */
export const targetsOf = (first: string, length: number): readonly Target[] => {
  groups ??= group();
  return groups.get(`${first}${length}`) ?? none;
};
