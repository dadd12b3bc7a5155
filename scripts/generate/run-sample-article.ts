import { readFileSync } from 'node:fs';
import { defaultLocale } from '#contracts/locales.ts';
import { budgetOf } from '#contracts/models/model-caps.ts';
import { scoreKeyword } from '#domain/scoring/score-keyword.ts';
import { leadKeywords } from '#domain/shortlist/lead-keywords.ts';
import { withNearDuplicates } from '#domain/shortlist/near-duplicates.ts';
import { selectShortlist } from '#domain/shortlist/select-shortlist.ts';
import { summarizeResult } from '#domain/shortlist/summarize-result.ts';
import { articleFromText, buildArticles, readSummaryFacts } from '#engine';
import { createBuiltInLanguageModel } from '#providers/language-model/built-in/built-in-language-model.ts';
import { createSampleMarketData } from '#providers/market-data/sample-market-data.ts';

const file = new URL('../../web/content/example/article.md', import.meta.url);

/**
 * Runs the product's engine on our own article with sample data. It computes what a run of the optimizer does, without
 * its table and stages. Search volumes do not depend on the date. The months of the trend end before `now`.
 */
export const runSampleArticle = async (now: Date) => {
  const text = readFileSync(file, 'utf8');
  const article = articleFromText(text);
  const model = createBuiltInLanguageModel();
  const market = createSampleMarketData({ clock: { now: () => now } });
  const { value: ideas } = await model.findKeywordIdeas(article, budgetOf('keywords'));
  const { metrics } = await market.lookUp(
    ideas.map((idea) => idea.text),
    defaultLocale,
    // Sample data costs nothing.
    (_, send) => send(),
  );
  const scored = ideas.flatMap((idea) => {
    const figures = metrics.get(idea.text);
    return figures ? [scoreKeyword(idea, figures, { hasContext: true })] : [];
  });
  const shortlist = withNearDuplicates(selectShortlist(scored), scored);
  const byText = new Map(ideas.map((idea) => [idea.text, idea]));
  const leading = leadKeywords(shortlist).flatMap((entry) => byText.get(entry.keyword_text) ?? []);
  const { value: snippets } = await model.writeSnippets(article, leading, budgetOf('snippets'));
  const { titles, descriptions } = snippets;
  const { value: rewritten } = await model.rewriteArticle(article, leading, budgetOf('rewrite'));
  return {
    text,
    article,
    modelName: model.name,
    ideas,
    scored,
    shortlist,
    leading,
    summary: summarizeResult(shortlist, { facts: readSummaryFacts(article, leading[0]?.text ?? '') }),
    titles,
    descriptions,
    articles: buildArticles(article, rewritten, leading, titles, descriptions),
  };
};
