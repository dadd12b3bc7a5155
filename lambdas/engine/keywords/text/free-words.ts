import { memoizeByArticle } from '#engine/bounds/memoize.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex } from '#engine/language/patterns.ts';
import { fold } from './fold.ts';

const edges = regex.gu`^[^\p{L}\p{N}@.]+|[^\p{L}\p{N}+#]+$`;
/** A chunk whose parts are not words of the text: "gov.uk", "goo.gl/maps", "pictureframe/img", "a_name". */
const glued = regex.u`[/\\_@=<>{}]|[\p{L}\p{N}]\.[\p{L}\p{N}]|^[.@]`;
const word = regex.gu`[\p{L}\p{N}][\p{L}\p{N}'+#]*`;

type Words = { free: ReadonlySet<string>; inside: ReadonlySet<string> };

/** The words that a text writes by themselves, and those that occur only inside links, file names or code. */
const readWords = memoizeByArticle((article): Words => {
  const [free, inside] = [new Set<string>(), new Set<string>()];
  for (const chunk of new Set(fold(`${article.title ?? ''}\n${article.text}`).split(/\s+/))) {
    const bare = chunk.replace(edges, '');
    const known = glued.test(bare) ? inside : free;
    for (const [one] of matchesOf(bare, word)) known.add(one);
  }
  return { free, inside };
});

/**
 * True if a word is a leftover of a link or of code: "uk design system" in a text that only says "gov.uk design
 * system".
 */
export const containsLeftover = (article: Parameters<typeof readWords>[0], text: string): boolean => {
  const { free, inside } = readWords(article);
  return text.split(' ').some((one) => inside.has(one) && !free.has(one));
};
