import type { ExampleResult } from '#content/example/example-result.ts';
import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { sweetSpotOf, toPoints } from '#web/features/job/result/chart/sweet-spot-points.ts';
import { runSampleArticle } from './run-sample-article.ts';

const rowsShown = 5;

/** The shown keywords keep their order in the result and include the lead keyword of the summary. */
const rowsOf = (shortlist: readonly KeywordEntry[]): ExampleResult['keywords'] =>
  shortlist.slice(0, rowsShown).map((entry) => ({
    text: entry.keyword_text,
    keywordClass: entry.keyword_class,
    score: entry.optimizer_score,
    volume: entry.search_volume,
    difficulty: entry.difficulty_tier,
  }));

const chartOf = (
  shortlist: readonly KeywordEntry[],
  lead: KeywordEntry | undefined,
): ExampleResult['chart'] => {
  const { points, scale } = toPoints(shortlist, lead);
  return {
    points: points.map(({ keyword, x, y, isLead }) => ({ text: keyword, x, y, isLead })),
    sweetSpot: sweetSpotOf(scale),
  };
};

/** The home page's short result. Its search data is sample data and labeled as such. */
const makeExample = async (): Promise<ExampleResult> => {
  const run = await runSampleArticle(new Date());
  const { article, shortlist, leading, titles, descriptions } = run;
  const { facts, changes } = run.articles;
  return {
    articleTitle: article.title ?? '',
    words: article.wordCount,
    summary: run.summary,
    passage: leading[0]?.passages[0]?.text ?? '',
    lead: leading[0]?.text ?? '',
    keywords: rowsOf(shortlist),
    keywordCount: shortlist.length,
    chart: chartOf(
      shortlist,
      shortlist.find(({ keyword_text }) => keyword_text === leading[0]?.text),
    ),
    title: titles[0]?.text ?? '',
    otherTitles: titles.slice(1).map(({ text }) => text),
    description: descriptions[0]?.text ?? '',
    changes: changes.length,
    facts: { total: facts.length, kept: facts.filter(({ outcome }) => outcome !== 'restored').length },
  };
};

console.log(JSON.stringify(await makeExample(), null, 2));
