import { type FrontLine, inReadingOrder } from './front-lines.ts';
import { type ShownDate, shownDate } from './published-date.ts';

/** The most characters of a line with date and author. */
export const maxDatelineLength = 100;

/** A date after one of these words is not the publication date. */
const otherDate = /(?:updat|modif|review|edited|last post|last reply|expires)\p{L}*[^.|•·\d]{0,24}$/iu;

export type ShownDates = { published: ShownDate | null; updated: ShownDate | null };

/** The dates in the lines near the title. */
export const shownDates = (lines: readonly FrontLine[]): ShownDates => {
  const dates: ShownDates = { published: null, updated: null };
  const ordered = inReadingOrder(lines);
  for (const [at, { text }] of ordered.entries()) {
    const found = text.length > maxDatelineLength ? null : shownDate(text);
    if (found === null) continue;
    const label = found.start > 3 ? text.slice(0, found.start) : (ordered[at - 1]?.text.slice(-30) ?? '');
    if (otherDate.test(label)) dates.updated ??= found;
    else dates.published ??= found;
  }
  return dates;
};
