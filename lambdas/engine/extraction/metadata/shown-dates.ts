import { type FrontLine, inReadingOrder } from './front-lines.ts';
import { type ShownDate, shownDate } from './published-date.ts';

/** A line of date and author is at most this long. */
export const longestDateline = 100;

/** A date after one of these is not the day of publication. */
const otherDate = /(?:updat|modif|review|edited|last post|last reply|expires)\p{L}*[^.|•·\d]{0,24}$/iu;

export type ShownDates = { published: ShownDate | null; updated: ShownDate | null };

/** The dates that the lines near the title show. */
export const shownDates = (lines: readonly FrontLine[]): ShownDates => {
  const dates: ShownDates = { published: null, updated: null };
  const ordered = inReadingOrder(lines);
  for (const [at, { text }] of ordered.entries()) {
    const found = text.length > longestDateline ? null : shownDate(text);
    if (found === null) continue;
    const label = found.start > 3 ? text.slice(0, found.start) : (ordered[at - 1]?.text.slice(-30) ?? '');
    if (otherDate.test(label)) dates.updated ??= found;
    else dates.published ??= found;
  }
  return dates;
};
