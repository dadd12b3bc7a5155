import type { Part } from '#engine/verification/lexicon/lexicon.ts';

/** A word, its base form, and its part of speech if known. */
export type Forms = { text: string; base: string; part: Part | null };

type Entry<T> = { a: Forms | null; b: Forms | null; value: T };

const isSame = (a: Forms | null, b: Forms | null): boolean =>
  a === b || (a !== null && b !== null && a.base === b.base && a.part === b.part);

const formsOf = (word: Forms | null): Forms | null =>
  word === null ? null : { text: word.text, base: word.base, part: word.part };

const none: readonly never[] = [];

/**
 * Enough for the word pairs of several long articles and their rewrites, a few megabytes; beyond that, the cache is
 * cleared.
 */
const maxPairs = 24_000;

/**
 * Caches what `read` returns for two words. The words' texts are the keys, because building a combined key takes
 * longer.
 */
export const memoizeByPair = <W extends Forms | null, T>(read: (a: W, b: W) => T): typeof read => {
  const known = new Map<string, Map<string, Entry<T>[]>>();
  let size = 0;
  const listOf = (a: string, b: string): Entry<T>[] => {
    const seconds = known.get(a) ?? new Map<string, Entry<T>[]>();
    known.set(a, seconds);
    const list = seconds.get(b) ?? [];
    seconds.set(b, list);
    return list;
  };
  return (a, b) => {
    const [first, second] = [a?.text ?? '', b?.text ?? ''];
    const list = known.get(first)?.get(second) ?? none;
    for (let i = 0; i < list.length; i += 1) {
      const entry = list[i] as Entry<T>;
      if (isSame(entry.a, a) && isSame(entry.b, b)) return entry.value;
    }
    const value = read(a, b);
    if (size >= maxPairs) {
      known.clear();
      size = 0;
    }
    size += 1;
    listOf(first, second).push({ a: formsOf(a), b: formsOf(b), value });
    return value;
  };
};
