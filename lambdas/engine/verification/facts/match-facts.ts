import { type FoundDate, matchesDate } from './dates.ts';
import type { FoundFact } from './find-facts.ts';
import { sameNumber } from './numbers.ts';

/** An address without the parts that browsers add or leave out. */
export const normalizedAddress = (value: string): string =>
  value
    .replace(/&amp;/g, '&')
    .replace(/^(?:https?:\/\/|mailto:)/i, '')
    .replace(/\/$/, '');

export const isAddressLike = (fact: FoundFact): boolean => fact.kind === 'address' || fact.kind === 'link';

const sameName = (expected: string, actual: string): boolean => {
  const [a, b] = [expected.toLowerCase(), actual.toLowerCase()];
  return a === b || ` ${b} `.includes(` ${a} `);
};

/** The year of a date that has no other parts, or null. */
export const yearOf = ({ parts }: FoundDate): number | null => {
  const { year, ...rest } = parts;
  return year !== undefined && Object.keys(rest).length === 0 ? Number(year) : null;
};

/** "2095" can be a year or a count. It is the same figure, whichever it was taken for. */
const numericValue = (fact: FoundFact): number | null =>
  fact.date !== undefined ? yearOf(fact.date) : (fact.number?.values[0] ?? null);

/** Whether a fact of a rewrite says what a fact of the original says. */
export const matchesFact = (expected: FoundFact, actual: FoundFact): boolean => {
  if (expected.number !== undefined && actual.number !== undefined)
    return sameNumber(expected.number, actual.number);
  if (expected.date !== undefined && actual.date !== undefined)
    return matchesDate(expected.date, actual.date);
  if (isAddressLike(expected) && isAddressLike(actual))
    return normalizedAddress(expected.key) === normalizedAddress(actual.key);
  if (expected.kind !== actual.kind)
    return numericValue(expected) !== null && numericValue(expected) === numericValue(actual);
  if (expected.kind === 'quotation') return actual.key.includes(expected.key);
  if (expected.kind === 'name') return sameName(expected.key, actual.key);
  return expected.key === actual.key;
};
