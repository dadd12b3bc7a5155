import { matchesOf } from '#engine/language/matches.ts';
import { regex } from '#engine/language/patterns.ts';
import { isListed } from './dictionary.ts';

/**
 * The place of a word: inside or at the start of a sentence ("likely" if its ending makes a name unlikely), in a text in
 * capitals, in a compound, or beside a mark of emphasis.
 */
export type Place = 'plain' | 'start' | 'likely' | 'capitals' | 'joined' | 'marked';

/**
 * A word of running text that is not cut off, emphasized, or part of a path, a name or a compound. At the start of a
 * sentence, it may have a capital.
 */
const plain = regex.gu`(?<![\p{L}\p{N}_@/.#'’*$\\-])(?:[a-z]{5,20}|(?<=^["“(]?\s*)[A-Z][a-z]{3,19}(?=,? \p{Ll}))(?![\p{L}\p{N}_@/'’*$-]|\.\p{L}|\.{2,}|…)`;
/** An ending that names seldom have. */
const unlikelyName = /^[A-Z][a-z]+(?:ly|ough|ing|ion|ment|ause|ence)$/;

/** A part of a compound: "fast-foward". */
const joined = regex.gu`(?<=(?<![\p{L}\p{N}_@/.#'’*$\\-])\p{Ll}{1,15}-)[a-z]{6,20}(?![\p{L}\p{N}_@/'’*$-]|\.\p{L})|(?<![\p{L}\p{N}_@/.#'’*$\\-])[a-z]{6,20}(?=-\p{Ll}{3,20}(?![\p{L}\p{N}_@/.-]))`;

/** A word at one end of an emphasized phrase. A single emphasized word may be a foreign one. */
const marked = regex.gu`(?<=(?<![\p{L}\p{N}])[*_]{1,2})[A-Za-z][a-z]{7,19}(?= )|(?<= )[a-z]{8,20}(?=[.!?]?[*_]{1,2}(?![\p{L}\p{N}]))`;

/** A word in capitals. */
const capitals = regex.gu`(?<![\p{L}\p{N}_@/.#'’$\\-])\p{Lu}{5,20}(?![\p{L}\p{N}_@/'’$-]|\.\p{L})`;
const loudWord = regex.gu`(?<![\p{L}\p{N}])\p{Lu}{2,}(?![\p{L}\p{N}])`;
const minLoudWords = 3;
/** Whether a text is loud, and not only its abbreviations. */
const isLoud = (text: string): boolean =>
  (text.match(loudWord) ?? []).filter((word) => isListed(word.toLowerCase())).length >= minLoudWords;

export type PlacedWord = { at: number; word: string; place: Place };

const placed = (text: string, pattern: RegExp, placeOf: (word: string) => Place): PlacedWord[] =>
  Array.from(matchesOf(text, pattern), ({ 0: word, index }) => ({ at: index, word, place: placeOf(word) }));

const placeOfPlain = (word: string): Place => {
  if (word === word.toLowerCase()) return 'plain';
  return unlikelyName.test(word) ? 'likely' : 'start';
};

/** The words of a text that may be misspelled, in order. */
export const wordPlaces = (text: string): PlacedWord[] =>
  [
    ...placed(text, plain, placeOfPlain),
    ...(text.includes('-') ? placed(text, joined, () => 'joined') : []),
    ...(/[*_]/.test(text) ? placed(text, marked, () => 'marked') : []),
    ...(isLoud(text) ? placed(text, capitals, () => 'capitals') : []),
  ].sort((a, b) => a.at - b.at);
