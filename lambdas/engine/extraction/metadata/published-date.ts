import { monthBeginnings, monthForms } from '#engine/english/calendar-words.ts';
import { alternatives } from '#engine/english/word-classes.ts';

const isoDate =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?/i;
const compactDate = /^(\d{4})(\d{2})(\d{2})(?:\D|$)/;
const dayFirst = /(?:^|\s)(\d{1,2})(?:st|nd|rd|th)?\.?\s+([a-z]{3,9})\.?,?\s+(\d{4})/i;
const monthFirst = /(?:^|\s)([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/i;
const clock = /\s(\d{1,2}):(\d{2}):(\d{2})\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})/i;
const months = monthBeginnings.split(' ');

const pad = (value: string | number): string => String(value).padStart(2, '0');

const date = (year: string, month: string | number, day: string): string | null => {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const isReal =
    y >= 1500 && y <= 2200 && m >= 1 && m <= 12 && d >= 1 && d <= new Date(Date.UTC(y, m, 0)).getUTCDate();
  return isReal ? `${year}-${pad(m)}-${pad(d)}` : null;
};

const zone = (mark: string | undefined): string => {
  if (mark === undefined) return '';
  if (/^[zug]/i.test(mark)) return 'Z';
  return mark.includes(':') ? mark : `${mark.slice(0, 3)}:${mark.slice(3)}`;
};

const time = (
  hours: string,
  minutes: string,
  seconds: string | undefined,
  mark: string | undefined,
): string => {
  if (Number(hours) > 23 || Number(minutes) > 59) return '';
  return `T${pad(hours)}:${minutes}:${seconds ?? '00'}${zone(mark)}`;
};

const fromWords = (text: string): string | null => {
  const inDayOrder = dayFirst.exec(text);
  const inMonthOrder = inDayOrder === null ? monthFirst.exec(text) : null;
  const [month, day, year] =
    inDayOrder !== null
      ? [inDayOrder[2], inDayOrder[1], inDayOrder[3]]
      : [inMonthOrder?.[1], inMonthOrder?.[2], inMonthOrder?.[3]];
  if (month === undefined || day === undefined || year === undefined) return null;
  const day8601 = date(year, months.indexOf(month.slice(0, 3).toLowerCase()) + 1, day);
  const at = clock.exec(text);
  if (day8601 === null || at === null) return day8601;
  return day8601 + time(at[1] as string, at[2] as string, at[3], at[4]);
};

/**
 * The ISO 8601 date or date-time of a date as pages write it (ISO, RFC 2822, `20191118`, `18 November 2019`, `Nov 18,
 * 2019`), or null. A time zone is kept as given and never guessed.
 */
export const isoDateOf = (value: string | null | undefined): string | null => {
  const text = (value ?? '').trim().slice(0, 100);
  const iso = isoDate.exec(text);
  if (iso !== null) {
    const day = date(iso[1] as string, iso[2] as string, iso[3] as string);
    if (day === null || iso[4] === undefined || iso[5] === undefined) return day;
    return day + time(iso[4], iso[5], iso[6], iso[7]);
  }
  const compact = compactDate.exec(text);
  if (compact !== null) return date(compact[1] as string, compact[2] as string, compact[3] as string);
  return fromWords(text);
};

const monthName = alternatives(monthForms);
/** The formats in which English pages show a date; each names its parts. */
const shownDates: readonly RegExp[] = [
  new RegExp(`\\b(?<m>${monthName})\\.?\\s+(?<d>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<y>\\d{4})\\b`, 'i'),
  new RegExp(
    `\\b(?<d>\\d{1,2})(?:st|nd|rd|th)?(?: of)?[\\s-]+(?<m>${monthName})\\.?,?[\\s-]+(?<y>\\d{4})\\b`,
    'i',
  ),
  /(?<!\d)(?<y>(?:19|20)\d\d)[-/.](?<m>\d{1,2})[-/.](?<d>\d{1,2})(?!\d)/,
  /(?<![\d.])(?<d>\d{1,2})\.(?<m>\d{1,2})\.(?<y>(?:19|20)\d\d)(?!\.?\d)/,
  /(?<!\d)(?<m>\d{1,2})[/-](?<d>\d{1,2})[/-](?<y>(?:19|20)\d\d)(?!\d)/,
  /(?<!\d)(?<d>\d{1,2})\/(?<m>\d{1,2})\/(?<y>(?:19|20)\d\d)(?!\d)/,
];

export type ShownDate = {
  /** ISO 8601. */
  day: string;
  /** The positions in the line at which it begins and ends. */
  start: number;
  end: number;
  /** Whether the month is written as a word, so that day and month cannot be confused. */
  isPlain: boolean;
};

/** The first date in a line of visible text. `1/2/2024` is January 2, as in the United States. */
export const shownDate = (line: string): ShownDate | null => {
  for (const pattern of shownDates) {
    const match = pattern.exec(line);
    const { y, m, d } = match?.groups ?? {};
    if (match === null || y === undefined || m === undefined || d === undefined) continue;
    const isPlain = !/\d/.test(m);
    const day = date(y, isPlain ? months.indexOf(m.slice(0, 3).toLowerCase()) + 1 : m, d);
    if (day !== null && y > '1989')
      return { day, start: match.index, end: match.index + match[0].length, isPlain };
  }
  return null;
};
