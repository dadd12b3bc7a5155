import { indefiniteArticle } from '#engine/english/indefinite-article.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { type TaggedWord, tagWords } from '#engine/writing/clauses/tag-words.ts';
import { isTitleCase, startWithCapital } from '#engine/writing/headlines/headline-style.ts';
import type { Subject } from '#engine/writing/titles/subject/subject.ts';
import type { Composed } from '#engine/writing/titles/subject/title-frame.ts';
import { named } from './rewrites/rewrite-title.ts';
import { isPast, maxWords, type Swap, swapOf } from './synonyms.ts';

/** The words of a title from `start` to `end`, which have a synonym. */
type Found = { start: number; end: number; phrase: string; swap: Swap; isFirst: boolean };

/** The longest phrase with a synonym that starts with the word at a place. */
const longestAt = (title: string, words: readonly TaggedWord[], i: number): Found[] =>
  words
    .slice(i, i + maxWords)
    .toReversed()
    .flatMap(({ end }) => {
      const start = words[i]?.start ?? 0;
      const phrase = title.slice(start, end);
      const swap = swapOf.get(phrase.toLowerCase());
      return swap?.isUsed(words, i) ? [{ start, end, phrase, swap, isFirst: i === 0 }] : [];
    })
    .slice(0, 1);

const joint = regex.u`[-’'/]`;
const isInCompound = (title: string, { start, end }: Found): boolean =>
  joint.test(title.charAt(start - 1)) || joint.test(title.charAt(end));

const startsCapital = (phrase: string): boolean => regex.u`^\p{Lu}`.test(phrase);

/** Whether the text has a word in lower case, so that its capital in a title is one of title case. */
const isCommon = (word: string, text: string): boolean =>
  regexOf(`(?<![\\p{L}-])${escapeForPattern(word.toLowerCase())}(?![\\p{L}-])`, 'u').test(text);

/** Whether the text writes a capital word together with a neighbor: "Google Photos". */
const isPartOfName = (title: string, { start, end, phrase }: Found, text: string): boolean => {
  const before = regex.u`\S+ $`.exec(title.slice(0, start))?.[0] ?? '';
  const after = regex.u`^ \S+`.exec(title.slice(end))?.[0] ?? '';
  return (before !== '' && text.includes(before + phrase)) || (after !== '' && text.includes(phrase + after));
};

/** Whether a word may be a name. The first word has a capital in any case, and a past form after a noun is a verb. */
const mayBeName = (title: string, found: Found, text: string): boolean =>
  !found.isFirst &&
  startsCapital(found.phrase) &&
  !found.phrase.includes(' ') &&
  found.swap.isUsed !== isPast &&
  (!isCommon(found.phrase, text) || isPartOfName(title, found, text));

/** Whether the text has the whole title as a name inside a sentence: "I read The End of the Mill." */
const isName = (title: string, text: string): boolean =>
  isTitleCase(title) && regexOf(`\\p{Ll},? [*_“"]*${escapeForPattern(title)}`, 'u').test(text);

const quoted = regex.u`["“”‘]|(?<!\p{L})'|'(?!\p{L})`;

/** "A strange year" with "odd": the article before the new word. */
const withRightArticle = (before: string, rest: string): string =>
  before.replace(
    regex.iu`(?<!\p{L})(a)n? $`,
    (_, letter: string) => `${letter}${indefiniteArticle(rest).slice(1)} `,
  ) + rest;

const swapped = (title: string, { start, end, phrase, swap }: Found): string => {
  const to = startsCapital(phrase) ? startWithCapital(swap.to) : swap.to;
  return withRightArticle(title.slice(0, start), to + title.slice(end));
};

/** The title with a synonym for one word or set phrase. */
export const wordSwaps = (title: string, { text: whole, kind }: Subject): Composed[] => {
  const text = whole.replaceAll(title, ' ');
  // The title of a review is often the name of the work.
  if (quoted.test(title) || isName(title, text) || (kind === 'review' && isTitleCase(title))) return [];
  const words = tagWords(title.toLowerCase());
  return words
    .flatMap((_, i) => longestAt(title, words, i))
    .filter((found) => !isInCompound(title, found) && !mayBeName(title, found, text))
    .flatMap((found) => named('synonym', swapped(title, found)));
};
