import type { Article } from '#contracts/jobs/article.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';
import { isReport } from '#engine/topic/report/is-report.ts';
import { openingSentences } from '#engine/topic/report/opening-sentences.ts';
import { contentOf, type Reading, readPassages } from '#engine/writing/passages/read-passages.ts';
import { type ReportHeadline, reportHeadlines } from './report-headlines.ts';

/** The number of the text's heaviest words that a headline should have. */
const wordsRead = 6;

/** The share of the text's heaviest words in a line, weighted. */
export const coverageOf = ({ salience }: Pick<Reading, 'salience'>): ((text: string) => number) => {
  const heaviest = [...salience].toSorted((a, b) => b[1] - a[1]).slice(0, wordsRead);
  const all = heaviest.reduce((sum, [, weight]) => sum + weight, 0);
  return (text) => {
    const held = contentOf(text);
    return (
      heaviest.reduce((sum, [stem, weight]) => sum + (held.has(stem) ? weight : 0), 0) / Math.max(all, 1)
    );
  };
};

const fullName = regex.gu`(?<!\p{Lu}\S* )(?:\p{Lu}\p{Ll}[\p{L}'’-]+) (\p{Lu}\p{Ll}[\p{L}'’-]+)(?=[\s,.;:)’']|$)`;
/** A report that uses only the last name at least this often expects readers to know the person. */
const minShort = 2;

/** Short names such as "Blair" for "Tony Blair", if the text later says "Mr Blair" or "Blair". */
const findShortNames = (text: string): ReadonlyMap<string, string> =>
  new Map(
    matchesOf(text.slice(0, 1500), fullName).flatMap(([full, last = '']) => {
      const before = text.split(full).join(' ');
      const times =
        before.match(
          regexOf(
            `(?:(?:Mr|Mrs|Ms|Dr) |[.,\n”"] |(?<=\\p{Ll}) )${escapeForPattern(last)}(?!\\p{L}| \\p{Lu})`,
            'gu',
          ),
        )?.length ?? 0;
      return times >= minShort ? [[full, last] as const] : [];
    }),
  );

export type RankedHeadline = ReportHeadline & { at: number; score: number };

/**
 * Weights for a headline. One from a later sentence more often reports a detail. A short one, or one without the text's
 * main words, says little.
 */
const weights = {
  share: 0.35,
  coverage: 0.5,
  perSentence: -0.15,
  perLost: -0.02,
  full: 50,
  short: 0.006,
} as const;
const minScore = 0.2;
/** The first sentences of a report contain its news. */
const sentencesRead = 3;

/** The headlines of a report's first sentences, best first. Empty for a text that is not a report. */
export const rankedHeadlines = (reading: Pick<Reading, 'article' | 'salience'>): RankedHeadline[] => {
  const { article } = reading;
  if (!isReport(article)) return [];
  const coverage = coverageOf(reading);
  const shortNames = findShortNames(article.text);
  return openingSentences(article, sentencesRead)
    .flatMap((sentence, at) => reportHeadlines(sentence, shortNames).map((headline) => ({ ...headline, at })))
    .map((headline) => ({
      ...headline,
      score:
        weights.share * headline.share +
        weights.coverage * coverage(headline.text) +
        weights.perSentence * headline.at +
        weights.perLost * headline.lost -
        weights.short * Math.max(0, weights.full - headline.text.length),
    }))
    .filter((headline) => headline.at === 0 || headline.score >= minScore)
    .sort((a, b) => b.score - a.score || a.text.length - b.text.length);
};

/** The score from which a headline states the news well enough to be quoted. */
const minQuoted = 0.45;

/** The headline in the first sentence of a report. Null if none states the news well. */
export const newsOf = (article: Article): string | null => {
  const [best] = rankedHeadlines(readPassages(article, []));
  return best !== undefined && best.at === 0 && best.score >= minQuoted ? best.text : null;
};
