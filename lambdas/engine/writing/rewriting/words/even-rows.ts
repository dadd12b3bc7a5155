import { lemmaEntry } from '#engine/english/lexicon.ts';
import { wordSet } from '#engine/english/word-classes.ts';
import { regex } from '#engine/language/patterns.ts';
import { isCommonWord } from './spelling.ts';

/** Single words joined by commas, slashes, "and" or "or": "python, numpy and java". */
const row = regex.gu`(?<![\p{L}\p{N}._@/#'’-])[\p{L}\p{N}][\p{L}\p{N}.+#-]*(?:(?:, (?:and |or )?| (?:and|or) |\/)\p{L}[\p{L}\p{N}.+#-]*)+`;
const joint = regex.u`, (?:and |or )?| (?:and|or) |\/`;

/** Names that are also other words. Beside another name, they are names. */
const otherNames = wordSet(
  'java ruby perl swift rust react angular python docker windows android slack discord mastodon danish dutch french polish',
);
const isUnknown = (item: string): boolean =>
  regex.u`^\p{Ll}[\p{Ll}\p{N}.+#-]{2,}$`.test(item) &&
  item !== 'etc' &&
  !otherNames.has(item) &&
  lemmaEntry(item) === undefined &&
  !isCommonWord(item);

const anyItem = regex.gu`(?<=^|[ /])\p{Ll}+(?=[,./ ]|$)`;
const withOtherNames = (items: string): string =>
  items.replace(anyItem, (item) =>
    otherNames.has(item) ? item.charAt(0).toUpperCase() + item.slice(1) : item,
  );

/**
 * A text with its names capitalized, and with the other names in the same row. A row that keeps an unknown name in
 * lowercase stays, because "Python, numpy, java" is less even than the author's "python, numpy, java".
 */
export const evenRows = (before: string, after: string): string => {
  if (before === after || before.length !== after.length) return after;
  return after.replace(row, (items: string, at: number) => {
    const own = before.slice(at, at + items.length);
    if (own === items || own.toLowerCase() !== items.toLowerCase()) return items;
    // "Github and zorb" is uneven in either form.
    const owns = own.split(joint);
    const isNew = items
      .split(joint)
      .some((item, i) => item !== owns[i] && regex.u`^\p{Ll}`.test(owns[i] ?? ''));
    if (!isNew) return items;
    return items.split(joint).some((item) => isUnknown(item.replace(/[.,]+$/, '')))
      ? own
      : withOtherNames(items);
  });
};
