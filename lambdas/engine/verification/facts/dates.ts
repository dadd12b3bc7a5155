import { months as monthNames, surelyMonths } from '#engine/english/calendar-words.ts';
import { anyOf, capitalized } from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { months, numberWords, weekdays } from './fact-words.ts';
import { takenSpans } from './spans.ts';

/** A date, time or weekday found in a text; a part that the text does not give is absent. */
export type FoundDate = { start: number; end: number; parts: Readonly<Record<string, string>> };

const longest = (words: Iterable<string>): string => [...words].sort((a, b) => b.length - a.length).join('|');

const month = `(?:${longest(months.keys())})`;
const ordinal = '(?:st|nd|rd|th|\\.|º)?';
const dayMonth = regexOf(
  `(?<![\\p{L}\\p{N}.])(\\d{1,2})${ordinal}[ \\u00A0]+(?:of |de )?(${month})\\b\\.?(?:,?[ \\u00A0]+(?:de )?(\\d{4}))?(?![\\p{L}\\p{N}])`,
  'giu',
);
const monthDay = regexOf(
  `(?<![\\p{L}\\p{N}])(${month})\\.?[ \\u00A0]+(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:%]|[.,]\\d)(?:,?[ \\u00A0]+(\\d{4}))?(?![\\p{L}\\p{N}])`,
  'giu',
);
const monthYear = regexOf(
  `(?<![\\p{L}\\p{N}])(${month})\\.?,?[ \\u00A0]+(?:of |de )?(\\d{4})(?![\\p{L}\\p{N}])`,
  'giu',
);
// "may" and "march" are also verbs, "mar" and "jan" names: a month without a day or year needs a capital and more than four letters.
const monthAlone = regexOf(
  String.raw`(?<![\p{L}\p{N}])(${anyOf(capitalized(surelyMonths.replace('march ', '')))}|(?<=\b(?:in|of|since|until|till|by|last|next|this|early|late|mid|from|to|and|through|during|each|every|before|after)[ -])(?:May|March))(?![\p{L}\p{N}])`,
  'gu',
);
const iso = /(?<![\d.-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/g;
const numeric = /(?<![\d./-])(\d{1,2})([/.])(\d{1,2})\2(\d{2}|\d{4})(?![\d/-]|\.\d)/g;
const weekday = regexOf(
  `(?<![\\p{L}\\p{N}])(${longest([...weekdays.keys()].filter((word) => word.length > 4))})s?(?![\\p{L}\\p{N}])`,
  'giu',
);
const clock = /(?<![\d:])(\d{1,2}):(\d{2})(?::\d{2})?(?:\s?([ap])(?:m\b|\.m\b\.?))?(?![\d:])/gi;
const hour = /(?<![\d:.])(\d{1,2})(?:\.(\d{2}))?\s?([ap])(?:m\b|\.m\b\.?)/gi;
const noon = regex.giu`(?<![\p{L}-])(?:12 )?(noon|midday|midnight)(?![\p{L}-])`;
const pastHour = regexOf(
  `(?<!\\p{L})(half past|quarter past|quarter to) (\\d{1,2}|one|${longest(numberWords.keys())})(?![\\p{L}\\d])`,
  'giu',
);
const decade = regex.gu`(?<![\d.,])(?:(\d{3}0)|['’‘](\d0))['’]?s(?![\p{L}])`;
const year = regex.gu`(?<![\p{L}\d.,:/$€£¥₹-]|[$€£¥₹] )(1[5-9]\d\d|20\d\d)(?![\p{L}\d%]|[.,:/]\d|[ -]?(?:%|percent|people|dollars|euros|pounds|miles|km|metres|meters|feet|words|years|euro|million|billion))`;
const ago = regex.giu`(?<![\p{L}])(?:a |one |the )?(week|month|year)[ -]ago(?![\p{L}])`;
// "Thursday next week" is "next Thursday".
const relative = regex.giu`(?<![\p{L}]|day )(yesterday|tomorrow|tonight|(?:last|next) (?:night|week|month|year|summer|winter|spring|autumn|decade|century))(?![\p{L}])`;

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
  needed: 'figure' | readonly string[],
  pattern: RegExp,
  read: (match: RegExpExecArray) => Record<string, string | undefined>,
];

const figure = /\d/;
/**
 * The most specific forms first: later forms skip text that an earlier one matched. Each has what a text must have for
 * it to match, a figure or one of some parts of words, since most texts have none of it, and that is found much faster.
 */
const readers: readonly Reader[] = [
  ['figure', iso, (m) => ({ year: m[1], month: m[2], day: m[3] })],
  ['figure', dayMonth, (m) => ({ day: pad(m[1]), month: monthNumber(m[2]), year: m[3] })],
  ['figure', monthDay, (m) => ({ day: pad(m[2]), month: monthNumber(m[1]), year: m[3] })],
  ['figure', monthYear, (m) => ({ month: monthNumber(m[1]), year: m[2] })],
  ['figure', numeric, (m) => ({ numeric: `${Number(m[1])}/${Number(m[3])}`, year: fullYear(m[4] ?? '') })],
  ['figure', clock, (m) => ({ time: `${twentyFour(m[1] ?? '', m[3])}:${m[2]}` })],
  ['figure', hour, (m) => ({ time: `${twentyFour(m[1] ?? '', m[3])}:${m[2] ?? '00'}` })],
  [
    ['noon', 'midday', 'midnight'],
    noon,
    (m) => ({ time: /^midnight$/i.test(m[1] ?? '') ? '00:00' : '12:00' }),
  ],
  [['past', 'quarter to'], pastHour, (m) => ({ time: spokenTime(m[1] ?? '', m[2] ?? '') })],
  [['day', 'thurs'], weekday, (m) => ({ weekday: String(weekdays.get((m[1] ?? '').toLowerCase())) })],
  [monthNames.split(' '), monthAlone, (m) => ({ month: monthNumber(m[1]) })],
  ['figure', decade, (m) => ({ decade: m[1] ?? `19${m[2]}` })],
  ['figure', year, (m) => ({ year: m[1] })],
  [['ago'], ago, (m) => ({ relative: `last ${(m[1] ?? '').toLowerCase()}` })],
  [
    ['yesterday', 'tomorrow', 'tonight', 'last ', 'next '],
    relative,
    (m) => ({ relative: (m[1] ?? '').toLowerCase() }),
  ],
];

/** A text without any of these has no date. */
const anyDate = new RegExp(
  ['\\d', ...readers.flatMap(([needed]) => (needed === 'figure' ? [] : needed))].join('|'),
  'i',
);

/** "Drivers over 75 may apply" names no day. */
const isNoDay = ({ 0: text, 1: day }: RegExpExecArray): boolean =>
  /^\d/.test(text) && (Number(day) > 31 || /\d (?:may|march)$/.test(text));

const given = (parts: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parts).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** Finds dates, years, decades, weekdays and times of day, in the order of the text. */
export const findDates = (text: string, skip: (start: number) => boolean): FoundDate[] => {
  if (!anyDate.test(text)) return [];
  const found: FoundDate[] = [];
  const taken = takenSpans(text.length);
  const hasFigure = figure.test(text);
  const lower = text.toLowerCase();
  for (const [needed, pattern, read] of readers) {
    if (needed === 'figure' ? !hasFigure : !needed.some((part) => lower.includes(part))) continue;
    for (const match of matchesOf(text, pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (skip(start) || taken.overlaps(start, end) || (pattern === dayMonth && isNoDay(match))) continue;
      taken.take(start, end);
      found.push({ start, end, parts: given(read(match)) });
    }
  }
  return found.sort((a, b) => a.start - b.start);
};

/** Whether `there` says all that `wanted` says; it may say more (a year where only day and month were given). */
export const saysDate = (wanted: FoundDate, there: FoundDate): boolean => {
  const numericToo = there.parts.numeric ?? numericOf(there.parts);
  return Object.entries(wanted.parts).every(([part, value]) =>
    part === 'numeric'
      ? numericToo === value || numericToo === value.split('/').reverse().join('/')
      : there.parts[part] === value,
  );
};

/** Month and day of a date as `5/31`; empty when it does not have both. */
export const numericOf = (parts: Readonly<Record<string, string>>): string =>
  parts.day !== undefined && parts.month !== undefined ? `${Number(parts.month)}/${Number(parts.day)}` : '';
