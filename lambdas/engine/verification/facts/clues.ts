import { isPlainText } from '#engine/language/plain-text.ts';
import { longWeekdays, months, spelledWords } from './fact-words.ts';

/**
 * What a text may hold, as bits that are read once for each piece between two spaces. Most sentences hold none of it,
 * so the patterns that need it are not tried.
 */
export const clue = {
  digit: 1,
  web: 2,
  at: 4,
  slash: 8,
  domain: 16,
  spelledNumber: 32,
  noon: 64,
  pastHour: 128,
  weekday: 256,
  month: 512,
  ago: 1024,
  relativeDay: 2048,
  negation: 4096,
} as const;

const all = Object.values(clue).reduce((sum, bit) => sum | bit, 0);

/** The clues of words that no other letter touches. */
const wordClues: ReadonlyMap<string, number> = (() => {
  const clues = new Map<string, number>();
  const add = (words: Iterable<string>, bit: number): void => {
    for (const word of words) clues.set(word, (clues.get(word) ?? 0) | bit);
  };
  add(spelledWords, clue.spelledNumber);
  add(['noon', 'midday', 'midnight'], clue.noon);
  // As in "half past six" and "a quarter to six".
  add(['past', 'quarter'], clue.pastHour);
  add(
    longWeekdays.flatMap((day) => [day, `${day}s`]),
    clue.weekday,
  );
  add(months.keys(), clue.month);
  add(['ago'], clue.ago);
  add(['yesterday', 'tomorrow', 'tonight', 'last', 'next'], clue.relativeDay);
  return clues;
})();

/** The clues of characters. */
const characterClues: readonly (readonly [clue: number, pattern: RegExp])[] = [
  [clue.digit, /\d/],
  [clue.web, /:\/\/|www\./],
  [clue.at, /@/],
  [clue.slash, /\//],
  [clue.domain, /\.[a-z]/],
];

/** The clues of a lower-case word. */
export const cluesOfWord = (word: string): number => wordClues.get(word) ?? 0;

/** The clues of a piece, except negation. A piece with letters outside a to z may hold anything. */
export const cluesOf = (piece: string): number => {
  if (!isPlainText(piece)) return all;
  const lower = piece.toLowerCase();
  let clues = 0;
  for (const [bit, pattern] of characterClues) if (pattern.test(lower)) clues |= bit;
  for (const word of lower.match(/[a-z]+/g) ?? []) clues |= cluesOfWord(word);
  return clues;
};
