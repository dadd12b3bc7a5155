import { areOpposites } from '#engine/verification/lexicon/lexicon.ts';
import { renumber, type Word } from './changes/words.ts';

const longestAcronym = 6;

/** Words whose first letters are this acronym, from a place on. */
const spelledAt = (words: readonly Word[], at: number, acronym: string): boolean =>
  [...acronym].every((letter, i) => words[at + i]?.text.startsWith(letter) ?? false);

const isAcronym = ({ text, isFunction, isNumber, isCapital }: Word): boolean =>
  isCapital === true && !isFunction && !isNumber && text.length >= 2 && text.length <= longestAcronym;

/** The acronyms of one side that the other one lacks, each with its plural ending cut. */
const acronymsOf = (words: readonly Word[], others: ReadonlySet<string>): string[] => [
  ...new Set(words.filter((word) => isAcronym(word) && !others.has(word.base)).map(({ base }) => base)),
];

const merge = (words: readonly Word[], at: number, count: number, text: string): Word[] => {
  const [first, last] = [words[at], words[at + count - 1]];
  if (first === undefined || last === undefined) return [];
  return [{ ...first, text, base: text, end: last.end, isStandIn: true }];
};

/** How many words from a place on the other side writes as one, and as which. */
const mergedAt = (
  words: readonly Word[],
  at: number,
  acronyms: readonly string[],
  others: ReadonlySet<string>,
): [count: number, text: string] | null => {
  const acronym = acronyms.find((text) => spelledAt(words, at, text));
  if (acronym !== undefined) return [acronym.length, acronym];
  const [a, b] = [words[at], words[at + 1]];
  if (a === undefined || b === undefined || a.isNumber || b.isNumber) return null;
  const joined = a.text + b.text;
  return joined.length > 4 && others.has(joined) ? [2, joined] : null;
};

/** "not open" where the other side has "closed": the word that says the same. */
const deniedOpposite = (words: readonly Word[], at: number, news: readonly Word[]): Word | null => {
  const denied = words[at + 1];
  if (words[at]?.text !== 'not' || denied === undefined || denied.isFunction) return null;
  return news.find(({ text, isFunction }) => !isFunction && areOpposites(denied.text, text)) ?? null;
};

/** The words and their base forms. */
const formsOf = (words: readonly Word[]): Set<string> => {
  const forms = new Set<string>();
  for (const { text, base } of words) forms.add(text).add(base);
  return forms;
};

const agreeWith = (words: readonly Word[], other: readonly Word[]): Word[] => {
  const own = formsOf(words);
  const others = formsOf(other);
  for (const form of own) others.delete(form);
  if (others.size === 0) return [...words];
  const acronyms = acronymsOf(other, own);
  const news = other.filter(({ text, base }) => others.has(text) && others.has(base));
  const found: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const merged = mergedAt(words, at, acronyms, others);
    const word = words[at];
    const opposite = deniedOpposite(words, at, news);
    if (word !== undefined && opposite !== null) {
      found.push({ ...opposite, start: word.start, end: words[at + 1]?.end ?? word.end, isStandIn: true });
      at += 2;
      continue;
    }
    if (merged !== null) found.push(...merge(words, at, merged[0], merged[1]));
    else if (word !== undefined) found.push(word);
    at += merged?.[0] ?? 1;
  }
  return renumber(found);
};

/** Both sides with an acronym where one of them writes it out, one word where one of them writes two, and an opposite where one of them denies. */
export const agreeWords = (before: readonly Word[], after: readonly Word[]): [Word[], Word[]] => {
  const first = agreeWith(before, after);
  return [first, agreeWith(after, first)];
};
