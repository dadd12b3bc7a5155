import type { Article } from '#contracts/jobs/article.ts';
import { fitsSnippet } from '#engine/writing/checks/measure-pixels.ts';
import { contentOf } from '#engine/writing/read-passages.ts';
import type { DescriptionCandidate } from './description-candidates.ts';

/** A shorter description is a label. */
const shortest = 50;
/** Share of its content words that the article has; a description of the whole site has fewer. */
const sharedWords = 0.5;

/** The author's own description, the first choice, if it fits a result page and describes this article. */
export const ownDescriptions = (article: Article): DescriptionCandidate[] => {
  const text = article.description?.replace(/\s+/g, ' ').trim() ?? '';
  if (text.length < shortest || /(?:\.\.\.|…)$/.test(text) || !fitsSnippet(text, 'description')) return [];
  const words = [...contentOf(text)];
  const known = contentOf(`${article.title ?? ''}\n${article.text}`);
  const shared = words.filter((word) => known.has(word)).length;
  if (shared < words.length * sharedWords) return [];
  return [{ text, angle: 'own', score: Number.MAX_SAFE_INTEGER }];
};
