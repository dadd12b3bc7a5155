import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import { cutToFit } from '#engine/writing/checks/fit-words.ts';
import type { Reading } from '#engine/writing/passages/read-passages.ts';
import type { DescriptionCandidate } from './description-candidates.ts';
import { withEndMark } from './drafts/description-forms.ts';

/** Descriptions for an article without a whole sentence that fits: beginnings of its texts, cut between words. */
export const fallbackDescriptions = (reading: Reading): DescriptionCandidate[] => {
  const { article } = reading;
  // The text begins with its headline, which has no period.
  const text = article.text
    .trim()
    .slice(article.title !== null && article.text.trim().startsWith(article.title) ? article.title.length : 0)
    .replace(/\s+/g, ' ')
    .trim();
  const topics = [
    article.title ?? '',
    ...reading.keywords.slice(0, 3).map((keyword) => keyword.text),
    article.siteName ?? '',
    article.url ?? '',
    '1',
    '2',
    '3',
  ];
  const sources = [
    article.description ?? '',
    text,
    ...reading.passages.slice(0, 6).map((passage) => passage.text),
  ];
  const found = sources.filter((source) => source !== '').map((source) => cutToFit(source, 'description'));
  const base = found[0] ?? article.title ?? 'Article';
  const framed = topics
    .filter((topic) => topic !== '')
    .map((topic) => cutToFit(`${topic}: ${base}`, 'description'));
  return [...found, ...framed]
    .filter((value) => value !== '')
    .map((value, i) => ({ text: withEndMark(value), angle: 'point' as const, score: -1 - i }))
    .map((candidate) =>
      fitsSnippet(candidate.text, 'description')
        ? candidate
        : { ...candidate, text: candidate.text.slice(0, -1) },
    );
};
