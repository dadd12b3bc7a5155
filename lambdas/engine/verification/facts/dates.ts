import { surelyMonths } from '#engine/english/calendar-words.ts';
import { anyOf, capitalized } from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { patternOf } from '#engine/language/plain-text.ts';
import { clue } from './clues.ts';
import { longWeekdays, months, numberWords, weekdays } from './fact-words.ts';
import { takenSpans } from './spans.ts';

/** A date, time or weekday found in a text; a part that the text does not give is absent. */
export type FoundDate = { start: number; end: number; parts: Readonly<Record<string, string>> };

const longestFirst = (words: Iterable<string>): string =>
  [...words].sort((a, b) => b.length - a.length).join('|');

const always =
  (pattern: RegExp): (() => RegExp) =>
  () =>
    pattern;

const month = `(?:${longestFirst(months.keys())})`;
const ordinal = '(?:st|nd|rd|th|\\.|º)?';
const dayMonth = patternOf(
  `(?<![\\p{L}\\p{N}.])(\\d{1,2})${ordinal}[ \\u00A0]+(?:of |de )?(${month})\\b\\.?(?:,?[ \\u00A0]+(?:de )?(\\d{4}))?(?![\\p{L}\\p{N}])`,
  'giu',
);
const monthDay = patternOf(
  `(?<![\\p{L}\\p{N}])(${month})\\.?[ \\u00A0]+(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:%]|[.,]\\d)(?:,?[ \\u00A0]+(\\d{4}))?(?![\\p{L}\\p{N}])`,
  'giu',
);
const monthYear = patternOf(
  `(?<![\\p{L}\\p{N}])(${month})\\.?,?[ \\u00A0]+(?:of |de )?(\\d{4})(?![\\p{L}\\p{N}])`,
  'giu',
);
// "may" and "march" are also verbs, "mar" and "jan" are also names. A month without a day or year needs a capital and
// more than four letters.
const monthAlone = patternOf(
  String.raw`(?<![\p{L}\p{N}])(${anyOf(capitalized(surelyMonths.replace('march ', '')))}|(?<=\b(?:in|of|since|until|till|by|last|next|this|early|late|mid|from|to|and|through|during|each|every|before|after)[ -])(?:May|March))(?![\p{L}\p{N}])`,
  'gu',
);
const iso = always(/(?<![\d.-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/g);
const numeric = always(/(?<![\d./-])(\d{1,2})([/.])(\d{1,2})\2(\d{2}|\d{4})(?![\d/-]|\.\d)/g);
const weekday = patternOf(`(?<![\\p{L}\\p{N}])(${longestFirst(longWeekdays)})s?(?![\\p{L}\\p{N}])`, 'giu');
const clock = always(/(?<![\d:])(\d{1,2}):(\d{2})(?::\d{2})?(?:\s?([ap])(?:m\b|\.m\b\.?))?(?![\d:])/gi);
const hour = always(/(?<![\d:.])(\d{1,2})(?:\.(\d{2}))?\s?([ap])(?:m\b|\.m\b\.?)/gi);
const noon = patternOf(String.raw`(?<![\p{L}-])(?:12 )?(noon|midday|midnight)(?![\p{L}-])`, 'giu');
const pastHour = patternOf(
  `(?<!\\p{L})(half past|quarter past|quarter to) (\\d{1,2}|one|${longestFirst(numberWords.keys())})(?![\\p{L}\\d])`,
  'giu',
);
const decade = patternOf(String.raw`(?<![\d.,])(?:(\d{3}0)|['’‘](\d0))['’]?s(?![\p{L}])`, 'gu');
const year = patternOf(
  String.raw`(?<![\p{L}\d.,:/$€£¥₹-]|[$€£¥₹] )(1[5-9]\d\d|20\d\d)(?![\p{L}\d%]|[.,:/]\d|[ -]?(?:%|percent|people|dollars|euros|pounds|miles|km|metres|meters|feet|words|years|euro|million|billion))`,
  'gu',
);
const ago = patternOf(String.raw`(?<![\p{L}])(?:a |one |the )?(week|month|year)[ -]ago(?![\p{L}])`, 'giu');
// "Thursday next week" means "next Thursday".
const relative = patternOf(
  String.raw`(?<![\p{L}]|day )(yesterday|tomorrow|tonight|(?:last|next) (?:night|week|month|year|summer|winter|spring|autumn|decade|century))(?![\p{L}])`,
  'giu',
);

const pad = (value: string | undefined): string => (value ?? '').padStart(2, '0');
const monthNumber = (word: string | undefined): string =>
  pad(String(months.get((word ?? '').toLowerCase()) ?? ''));
const fullYear = (value: string): string => (value.length === 2 ? `20${value}` : value);

const twentyFour = (hours: string, half: string | undefined): string => {
  const value = Number(hours);
  if (half === undefined) return pad(hours);
  return pad(String(half.toLowerCase() === 'p' ? (value % 12) + 12 : value % 12));
};

/** "half past six" is 6:30, "a quarter to six" 5:45. */
const spokenTime = (words: string, hours: string): string => {
  const lower = hours.toLowerCase();
  const value = Number(lower === 'one' ? 1 : (numberWords.get(lower) ?? lower));
  const isHalf = /^half/i.test(words);
  return / to$/i.test(words)
    ? `${pad(String(value - 1))}:45`
    : `${pad(String(value))}:${isHalf ? '30' : '15'}`;
};

type Reader = readonly [
  needed: number,
  pattern: (text: string) => RegExp,
  read: (match: RegExpExecArray) => Record<string, string | undefined>,
];

/**
 * The most specific forms come first; later forms skip text that an earlier one matched. Each has the clues that a
 * text must have for it to match.
 */
const readers: readonly Reader[] = [
  [clue.digit, iso, (m) => ({ year: m[1], month: m[2], day: m[3] })],
  [clue.digit | clue.month, dayMonth, (m) => ({ day: pad(m[1]), month: monthNumber(m[2]), year: m[3] })],
  [clue.digit | clue.month, monthDay, (m) => ({ day: pad(m[2]), month: monthNumber(m[1]), year: m[3] })],
  [clue.digit | clue.month, monthYear, (m) => ({ month: monthNumber(m[1]), year: m[2] })],
  [clue.digit, numeric, (m) => ({ numeric: `${Number(m[1])}/${Number(m[3])}`, year: fullYear(m[4] ?? '') })],
  [clue.digit, clock, (m) => ({ time: `${twentyFour(m[1] ?? '', m[3])}:${m[2]}` })],
  [clue.digit, hour, (m) => ({ time: `${twentyFour(m[1] ?? '', m[3])}:${m[2] ?? '00'}` })],
  [clue.noon, noon, (m) => ({ time: /^midnight$/i.test(m[1] ?? '') ? '00:00' : '12:00' })],
  [clue.pastHour, pastHour, (m) => ({ time: spokenTime(m[1] ?? '', m[2] ?? '') })],
  [clue.weekday, weekday, (m) => ({ weekday: String(weekdays.get((m[1] ?? '').toLowerCase())) })],
  [clue.month, monthAlone, (m) => ({ month: monthNumber(m[1]) })],
  [clue.digit, decade, (m) => ({ decade: m[1] ?? `19${m[2]}` })],
  [clue.digit, year, (m) => ({ year: m[1] })],
  [clue.ago, ago, (m) => ({ relative: `last ${(m[1] ?? '').toLowerCase()}` })],
  [clue.relativeDay, relative, (m) => ({ relative: (m[1] ?? '').toLowerCase() })],
];

const anyDate = readers.reduce((clues, [needed]) => clues | needed, 0);

/** "Drivers over 75 may apply" does not name a day. */
const isNotADay = ({ 0: text, 1: day }: RegExpExecArray): boolean =>
  /^\d/.test(text) && (Number(day) > 31 || /\d (?:may|march)$/.test(text));

const given = (parts: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parts).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/**
 * Finds dates, years, decades, weekdays and times of day, in the order of the text. `clues` says what the text may
 * hold.
 */
export const findDates = (text: string, skip: (start: number) => boolean, clues: number): FoundDate[] => {
  if ((clues & anyDate) === 0) return [];
  const found: FoundDate[] = [];
  const taken = takenSpans(text.length);
  for (const [needed, pattern, read] of readers) {
    if ((clues & needed) !== needed) continue;
    for (const match of matchesOf(text, pattern(text))) {
      const start = match.index;
      const end = start + match[0].length;
      if (skip(start) || taken.overlaps(start, end) || (pattern === dayMonth && isNotADay(match))) continue;
      taken.take(start, end);
      found.push({ start, end, parts: given(read(match)) });
    }
  }
  return found.sort((a, b) => a.start - b.start);
};

/** Whether `actual` says everything that `expected` says. It may say more (a year where only day and month are given). */
export const matchesDate = (expected: FoundDate, actual: FoundDate): boolean => {
  const numericToo = actual.parts.numeric ?? numericOf(actual.parts);
  return Object.entries(expected.parts).every(([part, value]) =>
    part === 'numeric'
      ? numericToo === value || numericToo === value.split('/').reverse().join('/')
      : actual.parts[part] === value,
  );
};

/** The month and day of a date as `5/31`; empty if it lacks one of them. */
export const numericOf = (parts: Readonly<Record<string, string>>): string =>
  parts.day !== undefined && parts.month !== undefined ? `${Number(parts.month)}/${Number(parts.day)}` : '';
