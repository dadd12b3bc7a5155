import { checkDeadline } from '#engine/bounds/deadline.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { patternFor } from '#engine/language/plain-text.ts';

/** A longer regular expression may be too large to compile; nothing that long is a name. */
const longestPattern = 1000;

const patternOf = (name: string): string =>
  escapeForPattern(name).replace(/'/g, "['’‘]").replace(/ /g, '\\s+');

const firstWord = regex.u`^[\p{L}\p{N}]+`;
const wordPattern = patternFor(/[\p{L}\p{N}]+/gu);

/** The words of a text with their places, for counting names. */
export type NamedText = { count(name: string): number };

const isWordSign = (sign: string | undefined): boolean =>
  sign !== undefined && regex.u`[\p{L}\p{N}]`.test(sign);

/** The character at a place of a text, with both halves of a surrogate pair. */
const signAt = (text: string, at: number): string | undefined => {
  const point = text.codePointAt(at);
  return point === undefined ? undefined : String.fromCodePoint(point);
};

/**
 * The end of a name that begins at `start`, or -1. A space matches any white space, and an apostrophe any kind of
 * apostrophe.
 */
const endOfName = (text: string, start: number, name: readonly string[]): number => {
  let at = start;
  for (const wanted of name) {
    const sign = signAt(text, at);
    if (sign === undefined) return -1;
    if (wanted === ' ') {
      if (!/\s/.test(sign)) return -1;
      while (/\s/.test(text[at] ?? '')) at += 1;
      continue;
    }
    const isSame = wanted === "'" ? /['’‘]/.test(sign) : sign.toLowerCase() === wanted;
    if (!isSame) return -1;
    at += sign.length;
  }
  return isWordSign(signAt(text, at)) ? -1 : at;
};

/** Reads a text in which to count many names. */
export const namedText = (text: string): NamedText => {
  let places: Map<string, number[]> | null = null;
  const counts = new Map<string, number>();
  const placesOf = (word: string): readonly number[] => {
    if (places === null) {
      places = new Map();
      for (const match of matchesOf(text, wordPattern(text))) {
        const key = match[0].toLowerCase();
        const list = places.get(key);
        if (list === undefined) places.set(key, [match.index]);
        else list.push(match.index);
      }
    }
    return places.get(word) ?? [];
  };
  const countAt = (name: string, starts: readonly number[]): number => {
    const wanted = [...name.toLowerCase()];
    let [count, end] = [0, 0];
    for (const start of starts) {
      checkDeadline();
      const stop = start < end ? -1 : endOfName(text, start, wanted);
      if (stop < 0) continue;
      count += 1;
      end = stop;
    }
    return count;
  };
  const count = (name: string): number => {
    if (name.length > longestPattern) return text.split(name).length - 1;
    const first = firstWord.exec(name)?.[0].toLowerCase();
    return first === undefined ? countName(name, text) : countAt(name, placesOf(first));
  };
  return {
    count: (name) => {
      const known = counts.get(name) ?? count(name);
      counts.set(name, known);
      return known;
    },
  };
};

/** The number of times a name occurs in a text as whole words, in any case. */
export const countName = (name: string, text: string): number => {
  if (name.length > longestPattern) return text.split(name).length - 1;
  const pattern = regexOf(`(?<![\\p{L}\\p{N}])${patternOf(name)}(?![\\p{L}\\p{N}])`, 'giu');
  return text.match(pattern)?.length ?? 0;
};
