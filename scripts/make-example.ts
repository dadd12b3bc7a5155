import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale } from '#contracts/locales.ts';
import { leadKeywords } from '#domain/lead-keywords.ts';
import { scoreKeyword } from '#domain/score-keyword.ts';
import { selectShortlist } from '#domain/select-shortlist.ts';
import { summarizeResult } from '#domain/summarize-result.ts';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { findKeywordIdeas } from '#engine/keywords/find-keyword-ideas.ts';
import { buildArticles } from '#engine/writing/build-articles.ts';
import { rewriteArticle } from '#engine/writing/rewrite-article.ts';
import { writeDescriptions } from '#engine/writing/write-descriptions.ts';
import { writeTitles } from '#engine/writing/write-titles.ts';
import { createSampleMarketData } from '../lambdas/providers/market-data/sample-market-data.ts';
import type { ExampleResult } from '../web/content/example/example-result.ts';

const rowsShown = 5;
const articleFile = join(import.meta.dirname, '../web/content/example/article.md');

/** The keywords shown keep their order of the result, and the one that the summary leads with is among them. */
const rowsOf = (shortlist: ReturnType<typeof selectShortlist>): ExampleResult['keywords'] =>
  shortlist.slice(0, rowsShown).map((entry) => ({
    text: entry.keyword_text,
    keywordClass: entry.keyword_class,
    score: entry.optimizer_score,
    volume: entry.search_volume,
    competition: entry.competition_level,
  }));

/** Runs the product's own engine over our sample article; search figures are the sample ones, and marked so. */
export const makeExample = async (): Promise<ExampleResult> => {
  const article = articleFromText(readFileSync(articleFile, 'utf8'));
  const ideas = findKeywordIdeas(article);
  // Sample volumes do not depend on the day; only the months of the trend do, which the example does not show.
  const market = createSampleMarketData({ clock: { now: () => new Date() } });
  const { metrics } = await market.lookUp(
    ideas.map((idea) => idea.text),
    defaultLocale,
  );
  const shortlist = selectShortlist(
    ideas.flatMap((idea) => {
      const figures = metrics.get(idea.text);
      return figures ? [scoreKeyword(idea, figures, { hasContext: true })] : [];
    }),
  );
  const byText = new Map(ideas.map((idea) => [idea.text, idea]));
  const leading = leadKeywords(shortlist).flatMap((entry) => byText.get(entry.keyword_text) ?? []);
  const titles = writeTitles(article, leading);
  const descriptions = writeDescriptions(article, leading);
  const { facts } = buildArticles(
    article,
    rewriteArticle(article, leading).markdown,
    leading,
    titles,
    descriptions,
  );
  return {
    articleTitle: article.title ?? '',
    words: article.wordCount,
    summary: summarizeResult(shortlist),
    passage: leading[0]?.passages[0]?.text ?? '',
    lead: leading[0]?.text ?? '',
    keywords: rowsOf(shortlist),
    keywordCount: shortlist.length,
    title: titles[0]?.text ?? '',
    otherTitles: titles.slice(1).map(({ text }) => text),
    description: descriptions[0]?.text ?? '',
    facts: { total: facts.length, kept: facts.filter(({ outcome }) => outcome !== 'restored').length },
  };
};

if (import.meta.main) console.log(JSON.stringify(await makeExample(), null, 2));
