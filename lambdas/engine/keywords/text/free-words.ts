import { rememberArticles } from '#engine/bounds/remember.ts';
import { regex } from '#engine/language/patterns.ts';
import { fold } from './fold.ts';

const edges = regex.gu`^[^\p{L}\p{N}@.]+|[^\p{L}\p{N}+#]+$`;
/** "Gov.uk", "goo.gl/maps", "pictureframe/img", "a_name": a chunk whose parts are no words of the text. */
const glued = regex.u`[/\\_@=<>{}]|[\p{L}\p{N}]\.[\p{L}\p{N}]|^[.@]`;
const word = regex.gu`[\p{L}\p{N}][\p{L}\p{N}'+#]*`;

type Words = { free: ReadonlySet<string>; inside: ReadonlySet<string> };

/** The words that a text writes by themselves, and those that only stand inside links, file names or code. */
const readWords = rememberArticles((article): Words => {
  const [free, inside] = [new Set<string>(), new Set<string>()];
  for (const chunk of fold(`${article.title ?? ''}\n${article.text}`).split(/\s+/)) {
    const bare = chunk.replace(edges, '');
    const known = glued.test(bare) ? inside : free;
    for (const [one] of bare.matchAll(word)) known.add(one);
  }
  return { free, inside };
});

/** "Uk design system" of a text that only says "gov.uk design system": a word that is a leftover of a link or of code. */
export const holdsLeftover = (article: Parameters<typeof readWords>[0], text: string): boolean => {
  const { free, inside } = readWords(article);
  return text.split(' ').some((one) => inside.has(one) && !free.has(one));
};
