import type { Article } from '#contracts/jobs/article.ts';
import { readFacts } from '#engine/verification/facts/find-facts.ts';
import { compareFacts } from './verify-rewrite.ts';

/** What an article says outside its text (title, byline), which a rewrite may therefore repeat. */
export const backgroundOf = ({ title, description, byline, siteName }: Article): string =>
  [title, description, byline, siteName].filter((text) => text !== null).join('\n\n');

/**
 * Facts in Markdown about an article for which the article gives no ground, as they are written: figures, dates,
 * names, quotations, addresses, links and code. Titles belong into headings, where capitals make no name.
 */
export const findUnfounded = (article: Article, markdown: string): string[] => {
  const original = readFacts(article.markdown);
  const background = readFacts(backgroundOf(article));
  const { invented } = compareFacts(original, markdown, background).verification;
  return [...new Set(invented.filter(({ kind }) => kind !== 'negation').map(({ text }) => text))];
};
