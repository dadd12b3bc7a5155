import { type FoundDate, saysDate } from './dates.ts';
import type { FoundFact } from './find-facts.ts';
import { sameNumber } from './numbers.ts';

/** An address without the parts that browsers add or leave out. */
export const bareAddress = (value: string): string =>
  value
    .replace(/&amp;/g, '&')
    .replace(/^(?:https?:\/\/|mailto:)/i, '')
    .replace(/\/$/, '');

export const isAddressLike = (fact: FoundFact): boolean => fact.kind === 'address' || fact.kind === 'link';

const sameName = (wanted: string, there: string): boolean => {
  const [a, b] = [wanted.toLowerCase(), there.toLowerCase()];
  return a === b || ` ${b} `.includes(` ${a} `);
};

/** The year of a date that has no other parts, or null. */
export const yearOf = ({ parts }: FoundDate): number | null => {
  const { year, ...rest } = parts;
  return year !== undefined && Object.keys(rest).length === 0 ? Number(year) : null;
};

/** "2095" can be a year or a count. It is the same figure, whichever it was taken for. */
const figureOf = (fact: FoundFact): number | null =>
  fact.date !== undefined ? yearOf(fact.date) : (fact.number?.values[0] ?? null);

/** Whether a fact of a rewrite says what a fact of the original says. */
export const saysFact = (wanted: FoundFact, there: FoundFact): boolean => {
  if (wanted.number !== undefined && there.number !== undefined)
    return sameNumber(wanted.number, there.number);
  if (wanted.date !== undefined && there.date !== undefined) return saysDate(wanted.date, there.date);
  if (isAddressLike(wanted) && isAddressLike(there))
    return bareAddress(wanted.key) === bareAddress(there.key);
  if (wanted.kind !== there.kind) return figureOf(wanted) !== null && figureOf(wanted) === figureOf(there);
  if (wanted.kind === 'quotation') return there.key.includes(wanted.key);
  if (wanted.kind === 'name') return sameName(wanted.key, there.key);
  return wanted.key === there.key;
};
