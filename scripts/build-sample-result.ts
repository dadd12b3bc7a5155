import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { defaultLocale } from '#contracts/locales.ts';
import type { FinalResult } from '#contracts/result.ts';
import { formulaVersion } from '#domain/formula-version.ts';
import { leadKeywords } from '#domain/lead-keywords.ts';
import { scoreKeyword } from '#domain/score-keyword.ts';
import { selectShortlist } from '#domain/select-shortlist.ts';
import { summarizeResult } from '#domain/summarize-result.ts';
import { articleFromText, buildArticles } from '#engine/index.ts';
import { createBuiltInLanguageModel } from '#providers/language-model/built-in-language-model.ts';
import { createSampleMarketData } from '#providers/market-data/sample-market-data.ts';

/**
 * Writes the sample that stands where a run returned nothing: our own engine over our own article.
 * Run it again when the engine has become better: node scripts/build-sample-result.ts
 */
const input = new URL('../web/content/example/article.md', import.meta.url);
const output = new URL('../web/src/features/results/sample-result.json', import.meta.url);
const now = new Date('2026-11-02T09:00:00Z');

const text = readFileSync(input, 'utf8');
const article = articleFromText(text);
const model = createBuiltInLanguageModel();
const market = createSampleMarketData({ clock: { now: () => now } });

const ideas = await model.findKeywordIdeas(article);
const { metrics } = await market.lookUp(
  ideas.map((idea) => idea.text),
  defaultLocale,
);
const scored = ideas.flatMap((idea) => {
  const figures = metrics.get(idea.text);
  return figures ? [scoreKeyword(idea, figures, { hasContext: true })] : [];
});
const shortlist = selectShortlist(scored);
const chosen = leadKeywords(shortlist).flatMap(
  (entry) => ideas.find((idea) => idea.text === entry.keyword_text) ?? [],
);
const { titles, descriptions } = await model.writeSnippets(article, chosen);
const rewritten = await model.rewriteArticle(article, chosen);

const result: FinalResult = {
  summary: summarizeResult(shortlist),
  source: {
    kind: 'text',
    url: null,
    title: article.title,
    byline: null,
    published: null,
    language: article.language,
    word_count: article.wordCount,
    truncated: false,
    text: article.text,
  },
  selected_keywords: shortlist,
  keyword_created_number: scored.length,
  seo_titles: titles,
  meta_descriptions: descriptions,
  articles: buildArticles(article, rewritten, chosen, titles, descriptions),
  image_assets: [],
  failed_images: [],
  sample_market_data: true,
  receipt: {
    credits: { reserved: 1, state: 'demo' },
    provider_cost_usd: 0,
    cache_hits: 0,
    keywords_looked_up: scored.length,
    duration_ms: 0,
  },
  manifest: {
    input_sha256: createHash('sha256').update(text).digest('hex'),
    formula_version: formulaVersion,
    language_model: model.name,
    market_data: 'sample',
    locale: defaultLocale,
    computed_at: now.toISOString(),
  },
};
writeFileSync(output, `${JSON.stringify(result, null, 1)}\n`);
console.log(`${shortlist.length} keywords: ${result.summary}`);
