import type { ExampleResult } from '#content/example/example-result.ts';
import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { runSampleArticle } from './run-sample-article.ts';

const rowsShown = 5;

/** The keywords shown keep their order of the result, and the one that the summary leads with is among them. */
const rowsOf = (shortlist: readonly KeywordEntry[]): ExampleResult['keywords'] =>
  shortlist.slice(0, rowsShown).map((entry) => ({
    text: entry.keyword_text,
    keywordClass: entry.keyword_class,
    score: entry.optimizer_score,
    volume: entry.search_volume,
    competition: entry.competition_level,
  }));

/** The home page's result in miniature; search figures are the sample ones, and marked so. */
const makeExample = async (): Promise<ExampleResult> => {
  const run = await runSampleArticle(new Date());
  const { article, shortlist, leading, titles, descriptions } = run;
  const { facts } = run.articles;
  return {
    articleTitle: article.title ?? '',
    words: article.wordCount,
    summary: run.summary,
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

console.log(JSON.stringify(await makeExample(), null, 2));
