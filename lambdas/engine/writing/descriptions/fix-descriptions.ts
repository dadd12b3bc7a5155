import type { Article } from '#contracts/jobs/article.ts';
import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { memoizeByArticle } from '#engine/bounds/memoize.ts';
import { blocksOf } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { changeUnprotected } from '#engine/writing/rewriting/blocks/protected-text.ts';
import { termsOf } from '#engine/writing/rewriting/words/own-terms.ts';
import { withoutTypos } from '#engine/writing/rewriting/words/typos.ts';
import type { DescriptionCandidate } from './description-candidates.ts';

const isEnglish = ({ language }: Article): boolean => language === null || language === 'en';

const termsOfArticle = memoizeByArticle(({ markdown }) => termsOf(blocksOf(markdown)));

/**
 * The descriptions without slips of spelling and grammar, corrected as in the rewritten text. A slip that a post can
 * afford is a flaw on a result page. The author's own description stays as it is, and so does a text that would
 * become too long.
 */
export const fixDescriptions = (
  article: Article,
  candidates: readonly DescriptionCandidate[],
): DescriptionCandidate[] => {
  if (!isEnglish(article)) return [...candidates];
  const terms = termsOfArticle(article);
  return candidates.map((candidate) => {
    const text =
      candidate.angle === 'own'
        ? candidate.text
        : changeUnprotected(candidate.text, (part) => withoutTypos(part, terms));
    return fitsSnippet(text, 'description') ? { ...candidate, text } : candidate;
  });
};
