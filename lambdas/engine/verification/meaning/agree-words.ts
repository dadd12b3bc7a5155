import { areOpposites } from '#engine/verification/lexicon/lexicon.ts';
import { renumber, type Word } from './changes/words.ts';

const maxAcronymLength = 6;

/** Whether the words from a place on have the letters of this acronym as initials. */
const spelledAt = (words: readonly Word[], at: number, acronym: string): boolean =>
  [...acronym].every((letter, i) => words[at + i]?.text.startsWith(letter) ?? false);

const isAcronym = ({ text, isFunction, isNumber, isCapital }: Word): boolean =>
  isCapital === true && !isFunction && !isNumber && text.length >= 2 && text.length <= maxAcronymLength;

/** The acronyms among the words that the other side lacks, without a plural ending. */
const acronymsOf = (words: readonly Word[], unmatched: ReadonlySet<string>): string[] => [
  ...new Set(words.filter((word) => isAcronym(word) && unmatched.has(word.base)).map(({ base }) => base)),
];

const merge = (words: readonly Word[], at: number, count: number, text: string): Word[] => {
  const [first, last] = [words[at], words[at + count - 1]];
  if (first === undefined || last === undefined) return [];
  return [{ ...first, text, base: text, end: last.end, isStandIn: true }];
};

/** The material that only the other side has. */
type Unmatched = {
  /** Words and base forms, and their lengths. */
  forms: ReadonlySet<string>;
  lengths: ReadonlySet<number>;
  acronyms: readonly string[];
  /** The words that this side has in neither form. */
  news: readonly Word[];
};

/** The number of words, from a place on, that the other side writes as one, and that word. */
const mergedAt = (
  words: readonly Word[],
  at: number,
  { forms, lengths, acronyms }: Unmatched,
): [count: number, text: string] | null => {
  for (const acronym of acronyms) if (spelledAt(words, at, acronym)) return [acronym.length, acronym];
  const [a, b] = [words[at], words[at + 1]];
  if (a === undefined || b === undefined || a.isNumber || b.isNumber) return null;
  if (!lengths.has(a.text.length + b.text.length)) return null;
  const joined = a.text + b.text;
  return joined.length > 4 && forms.has(joined) ? [2, joined] : null;
};

/** "not open" where the other side has "closed": the word with the same meaning. */
const negatedOpposite = (words: readonly Word[], at: number, news: readonly Word[]): Word | null => {
  const negated = words[at + 1];
  if (words[at]?.text !== 'not' || negated === undefined || negated.isFunction) return null;
  return news.find(({ text, isFunction }) => !isFunction && areOpposites(negated.text, text)) ?? null;
};

/** The words and their base forms. */
const formsOf = (words: readonly Word[]): Set<string> => {
  const forms = new Set<string>();
  for (const { text, base } of words) forms.add(text).add(base);
  return forms;
};

const areSame = (a: Word | undefined, b: Word | undefined): boolean =>
  a !== undefined && b !== undefined && a.text === b.text && a.base === b.base;

/** The words of the other side without the common beginning and end: this side also has all of those. */
const differing = (words: readonly Word[], other: readonly Word[]): readonly Word[] => {
  const max = Math.min(words.length, other.length);
  let [start, end] = [0, 0];
  while (start < max && areSame(words[start], other[start])) start += 1;
  while (end < max - start && areSame(words.at(-1 - end), other.at(-1 - end))) end += 1;
  return other.slice(start, other.length - end);
};

/** Below this number of word pairs, comparing one by one takes less time than indexing. */
const fewPairs = 500;

const unmatchedIn = (words: readonly Word[], other: readonly Word[]): Unmatched | null => {
  const candidates = differing(words, other);
  if (candidates.length === 0) return null;
  const own = candidates.length * words.length < fewPairs ? null : formsOf(words);
  const isOwn = (form: string): boolean =>
    own === null ? words.some(({ text, base }) => text === form || base === form) : own.has(form);
  const forms = new Set<string>();
  for (const { text, base } of candidates) {
    if (!isOwn(text)) forms.add(text);
    if (base !== text && !isOwn(base)) forms.add(base);
  }
  if (forms.size === 0) return null;
  return {
    forms,
    lengths: new Set([...forms].map(({ length }) => length)),
    acronyms: acronymsOf(candidates, forms),
    news: candidates.filter(({ text, base }) => forms.has(text) && forms.has(base)),
  };
};

const agreeWith = (words: readonly Word[], other: readonly Word[]): readonly Word[] => {
  const unmatched = unmatchedIn(words, other);
  if (unmatched === null) return words;
  let found: Word[] | null = null;
  for (let at = 0; at < words.length; ) {
    const word = words[at] as Word;
    const opposite = negatedOpposite(words, at, unmatched.news);
    const merged = opposite === null ? mergedAt(words, at, unmatched) : null;
    if (opposite !== null) {
      found ??= words.slice(0, at);
      found.push({ ...opposite, start: word.start, end: words[at + 1]?.end ?? word.end, isStandIn: true });
      at += 2;
    } else if (merged !== null) {
      found ??= words.slice(0, at);
      found.push(...merge(words, at, merged[0], merged[1]));
      at += merged[0];
    } else {
      found?.push(word);
      at += 1;
    }
  }
  return found === null ? words : renumber(found);
};

/**
 * Both sides with the same wording: an acronym where one of them writes it out, one word where one of them writes
 * two, and an opposite where one of them uses a negation.
 */
export const agreeWords = (
  before: readonly Word[],
  after: readonly Word[],
): [readonly Word[], readonly Word[]] => {
  const first = agreeWith(before, after);
  return [first, agreeWith(after, first)];
};
