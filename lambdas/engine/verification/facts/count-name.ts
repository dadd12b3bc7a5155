import { checkDeadline } from '#engine/bounds/deadline.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { patternFor } from '#engine/language/plain-text.ts';

/** A longer regular expression may be too large to compile; nothing that long is a name. */
const maxPatternLength = 1000;

const patternOf = (name: string): string =>
  escapeForPattern(name).replace(/'/g, "['’‘]").replace(/ /g, '\\s+');

const firstWord = regex.u`^[\p{L}\p{N}]+`;
const wordPattern = patternFor(/[\p{L}\p{N}]+/gu);

/** The words of a text with their places, for counting names. */
export type NamedText = { count(name: string): number };

const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && regex.u`[\p{L}\p{N}]`.test(character);

/** The character at a place of a text, with both halves of a surrogate pair. */
const characterAt = (text: string, at: number): string | undefined => {
  const point = text.codePointAt(at);
  return point === undefined ? undefined : String.fromCodePoint(point);
};

/**
 * The end of a name that begins at `start`, or -1. A space matches any white space, and an apostrophe any kind of
 * apostrophe.
 */
const endOfName = (text: string, start: number, name: readonly string[]): number => {
  let at = start;
  for (const expected of name) {
    const character = characterAt(text, at);
    if (character === undefined) return -1;
    if (expected === ' ') {
      if (!/\s/.test(character)) return -1;
      while (/\s/.test(text[at] ?? '')) at += 1;
      continue;
    }
    const isSame = expected === "'" ? /['’‘]/.test(character) : character.toLowerCase() === expected;
    if (!isSame) return -1;
    at += character.length;
  }
  return isWordCharacter(characterAt(text, at)) ? -1 : at;
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
    const expected = [...name.toLowerCase()];
    let [count, end] = [0, 0];
    for (const start of starts) {
      checkDeadline();
      const stop = start < end ? -1 : endOfName(text, start, expected);
      if (stop < 0) continue;
      count += 1;
      end = stop;
    }
    return count;
  };
  const count = (name: string): number => {
    if (name.length > maxPatternLength) return text.split(name).length - 1;
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
  if (name.length > maxPatternLength) return text.split(name).length - 1;
  const pattern = regexOf(`(?<![\\p{L}\\p{N}])${patternOf(name)}(?![\\p{L}\\p{N}])`, 'giu');
  return text.match(pattern)?.length ?? 0;
};
