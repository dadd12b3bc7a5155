import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { defaultLocale } from '#contracts/locales.ts';
import { formulaVersion } from '#domain/scoring/formula-version.ts';
import { takeSnapshot } from '#domain/shortlist/take-snapshot.ts';
import { runSampleArticle } from './run-sample-article.ts';

/**
 * Writes the sample that pages show if a run returned nothing: the result of our own engine for our own article. Run it
 * again when the engine changes: node scripts/generate/build-sample-result.ts
 */
const output = new URL('../../web/src/features/job/result/sample-result.json', import.meta.url);
const now = new Date('2026-11-02T09:00:00Z');
const run = await runSampleArticle(now);
const { article, shortlist, scored } = run;

const result: FinalResult = {
  summary: run.summary,
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
  seo_titles: run.titles,
  meta_descriptions: run.descriptions,
  articles: run.articles,
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
    input_sha256: createHash('sha256').update(run.text).digest('hex'),
    formula_version: formulaVersion,
    language_model: run.modelName,
    market_data: 'sample',
    locale: defaultLocale,
    computed_at: now.toISOString(),
    snapshot: takeSnapshot(shortlist, run.ideas),
  },
};
writeFileSync(output, `${JSON.stringify(result, null, 1)}\n`);
console.log(`${shortlist.length} keywords: ${result.summary}`);
