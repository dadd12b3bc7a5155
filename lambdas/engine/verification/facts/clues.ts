import { isPlainText } from '#engine/language/plain-text.ts';
import { longWeekdays, months, spelledWords } from './fact-words.ts';

/**
 * What a text may hold, as bits that are read once for each piece between two spaces. Most sentences have nothing of it, so that
 * the patterns that need it are not tried.
 */
export const clue = {
  figure: 1,
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
  denial: 4096,
} as const;

const all = Object.values(clue).reduce((sum, bit) => sum | bit, 0);

/** Words that no letter or figure touches. */
const wholeWords = (words: string): RegExp => new RegExp(`(?<![a-z0-9])(?:${words})(?![a-z0-9])`);

/** What a piece in lower case must have for each clue: what the patterns that need it find within one piece. */
const parts: readonly (readonly [clue: number, pattern: RegExp])[] = [
  [clue.figure, /\d/],
  [clue.web, /:\/\/|www\./],
  [clue.at, /@/],
  [clue.slash, /\//],
  [clue.domain, /\.[a-z]/],
  [clue.spelledNumber, wholeWords(spelledWords)],
  // "12noon".
  [clue.noon, /(?<![a-z])(?:noon|midday|midnight)(?![a-z])/],
  // "half past six", "a quarter to six": a space follows.
  [clue.pastHour, /^past$|quarter$/],
  [clue.weekday, wholeWords(`(?:${longWeekdays})s?`)],
  [clue.month, wholeWords([...months.keys()].join('|'))],
  [clue.ago, /(?:^|-)ago(?![a-z])/],
  [clue.relativeDay, /yesterday|tomorrow|tonight|(?<![a-z])(?:last|next)$/],
];
const anyPart = new RegExp(parts.map(([, { source }]) => source).join('|'));

/** The clues of a piece, but for denial. One with other letters than a to z may hold anything. */
export const cluesOf = (piece: string): number => {
  if (!isPlainText(piece)) return all;
  const lower = piece.toLowerCase();
  if (!anyPart.test(lower)) return 0;
  let clues = 0;
  for (const [bit, pattern] of parts) if (pattern.test(lower)) clues |= bit;
  return clues;
};
