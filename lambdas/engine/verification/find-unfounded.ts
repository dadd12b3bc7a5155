import type { Article } from '#contracts/jobs/article.ts';
import { readOriginalFacts } from '#engine/verification/facts/find-facts.ts';
import { compareFacts } from './compare/compare-facts.ts';

/** The text of an article outside its body (title, byline), which a rewrite may therefore repeat. */
export const backgroundOf = ({ title, description, byline, siteName }: Article): string =>
  [title, description, byline, siteName].filter((text) => text !== null).join('\n\n');

/**
 * Facts in Markdown that the article does not support, as written: numbers, dates, names, quotations, addresses,
 * links and code. Pass titles as headings, because their capitals do not indicate names there.
 */
export const findUnfounded = (article: Article, markdown: string): string[] => {
  const original = readOriginalFacts(article.markdown);
  const background = readOriginalFacts(backgroundOf(article));
  const { invented } = compareFacts(original, markdown, background).verification;
  return [...new Set(invented.filter(({ kind }) => kind !== 'negation').map(({ text }) => text))];
};
