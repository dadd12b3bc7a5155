import type { Article } from '#contracts/jobs/article.ts';
import { regex } from '#engine/language/patterns.ts';
import { withoutDateline } from '#engine/topic/quotable-sentences.ts';
import { isReport } from '#engine/topic/report/is-report.ts';
import { openingSentences } from '#engine/topic/report/opening-sentences.ts';
import { tagWords } from '#engine/writing/clauses/tag-words.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';
import { coverageOf } from './ranked-headlines.ts';
import { reportVerbAt } from './report-verb.ts';
import { withoutAsides } from './simplify-sentence.ts';

const minCoverage = 0.19;
const characters = { min: 40, max: 200 } as const;
/** A sentence that needs the text around it, sets a scene, or asks a question. */
const leans = regex.iu`^(?:he|she|it|they|this|that|these|those|but|and|so|there|here|if|what|how|why|one of|in the \p{L}+ of)(?!\p{L})|\?$`;
/** A quotation does not say what happened. */
const quoted = /^["“‘'«]/;

/**
 * The first sentence of a report, without its period, because it mostly says the news. Null if it is too long to quote or
 * does not say the news.
 */
export const reportSentence = (article: Article): string | null => {
  if (!isReport(article)) return null;
  const [first = ''] = openingSentences(article, 1);
  const line = [first, withoutAsides(first)]
    .map((sentence) => withoutDateline(sentence.trim()))
    .find(({ length }) => length <= characters.max);
  if (line === undefined || line.length < characters.min || leans.test(line) || quoted.test(line))
    return null;
  // The first sentence of a column often does not name its subject.
  if (coverageOf(readPassages(article, []))(line) < minCoverage) return null;
  // The caption of a picture has no verb.
  if (reportVerbAt(tagWords(line)) < 1) return null;
  return /[.!]["”’]?$/.test(line) ? line.replace(/[.!]+(?=["”’]?$)/, '') : null;
};
