import type { Article } from '#contracts/jobs/article.ts';
import { regex } from '#engine/language/patterns.ts';
import { isReport } from '#engine/topic/report/is-report.ts';
import { openingSentences } from '#engine/topic/report/opening-sentences.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';
import { coverageOf } from './ranked-headlines.ts';
import { withoutAsides } from './simplify-sentence.ts';

const leastCoverage = 0.19;
const characters = { least: 40, most: 160 } as const;
/** A sentence that another one explains, or that asks. */
const leans = regex.iu`^(?:he|she|it|they|this|that|these|those|but|and|so|there|here|if|what|how|why|one of|in the \p{L}+ of)(?!\p{L})|\?$`;
/** What somebody said is not yet what happened. */
const quoted = /^["“‘'«]/;

/** The first sentence of a report, which says its news, short enough to be quoted, without its period; else null. */
export const reportSentence = (article: Article): string | null => {
  if (!isReport(article)) return null;
  const [first = ''] = openingSentences(article, 1);
  const line = [first, withoutAsides(first)]
    .map((sentence) => sentence.trim())
    .find(({ length }) => length <= characters.most);
  if (line === undefined || line.length < characters.least || leans.test(line) || quoted.test(line))
    return null;
  // "The spirit of the city" of a column says nothing of its subject.
  if (coverageOf(readPassages(article, []))(line) < leastCoverage) return null;
  return /[.!]["”’]?$/.test(line) ? line.replace(/[.!]+(?=["”’]?$)/, '') : null;
};
