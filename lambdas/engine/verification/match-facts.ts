import { saysDate } from './dates.ts';
import type { FoundFact } from './find-facts.ts';
import { sameNumber } from './numbers.ts';

const address = (value: string): string =>
  value
    .replace(/&amp;/g, '&')
    .replace(/^(?:https?:\/\/|mailto:)/i, '')
    .replace(/\/$/, '');

const isAddressLike = (fact: FoundFact): boolean => fact.kind === 'address' || fact.kind === 'link';

const sameName = (wanted: string, there: string): boolean => {
  const [a, b] = [wanted.toLowerCase(), there.toLowerCase()];
  return a === b || ` ${b} `.includes(` ${a} `);
};

/** "2095" may be a year or a count: it is the same figure whichever it was taken for. */
const figureOf = (fact: FoundFact): number | null => {
  const { year, ...rest } = fact.date?.parts ?? {};
  if (fact.date !== undefined)
    return year !== undefined && Object.keys(rest).length === 0 ? Number(year) : null;
  return fact.number?.values[0] ?? null;
};

/** Whether a fact of a rewrite says what a fact of the original says. */
export const saysFact = (wanted: FoundFact, there: FoundFact): boolean => {
  if (wanted.number !== undefined && there.number !== undefined)
    return sameNumber(wanted.number, there.number);
  if (wanted.date !== undefined && there.date !== undefined) return saysDate(wanted.date, there.date);
  if (isAddressLike(wanted) && isAddressLike(there)) return address(wanted.key) === address(there.key);
  if (wanted.kind !== there.kind) return figureOf(wanted) !== null && figureOf(wanted) === figureOf(there);
  if (wanted.kind === 'quotation') return there.key.includes(wanted.key);
  if (wanted.kind === 'name') return sameName(wanted.key, there.key);
  return wanted.key === there.key;
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How often a name stands in a text, as words of its own, whatever its letters' size. */
export const countName = (name: string, text: string): number => {
  const pattern = escaped(name).replace(/'/g, "['’‘]").replace(/ /g, '\\s+');
  return [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu'))].length;
};
