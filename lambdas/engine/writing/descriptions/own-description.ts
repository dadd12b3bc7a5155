import type { Article } from '#contracts/jobs/article.ts';
import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { analyzeText } from '#engine/text/analyzed-text.ts';
import { contentOf } from '#engine/writing/passages/read-passages.ts';
import type { DescriptionCandidate } from './description-candidates.ts';

/** A shorter description is a label. */
const minLength = 50;
/** The least share of its content words that the article has; a description of the whole site has fewer. */
const maxSharedWords = 0.5;

/** A description that is too long ends after the last whole sentence that fits. */
const minPartLength = 80;

const fittingPart = (text: string): string | null => {
  if (fitsSnippet(text, 'description')) return text;
  const parts = analyzeText(text)
    .sentences.map(({ end }) => text.slice(0, end).trim())
    .filter((part) => part.length >= minPartLength && fitsSnippet(part, 'description'));
  return parts.at(-1) ?? null;
};

/** The author's own description, the first choice, if it fits a result page and describes this article. */
export const ownDescriptions = (article: Article): DescriptionCandidate[] => {
  const text = fittingPart(article.description?.replace(/\s+/g, ' ').trim() ?? '');
  if (text === null || text.length < minLength || /(?:\.\.\.|…)$/.test(text)) return [];
  const words = [...contentOf(text)];
  const known = contentOf(`${article.title ?? ''}\n${article.text}`);
  const shared = words.filter((word) => known.has(word)).length;
  if (shared < words.length * maxSharedWords) return [];
  return [{ text, angle: 'own', score: Number.MAX_SAFE_INTEGER }];
};
