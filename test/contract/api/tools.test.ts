import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { intentTypes } from '#contracts/keywords/evidence.ts';
import type { KeywordEntry } from '#contracts/keywords/keyword.ts';
import { keywordLimits } from '#contracts/keywords/keyword-limits.ts';
import { optimizerScore } from '#domain/scoring/optimizer-score.ts';
import { runMachine } from '#test/fakes/run-machine.ts';
import { createTestPages } from '#test/fakes/test-deps.ts';
import { notEmpty } from '#test/not-empty.ts';
import { openApi } from './api-suite.ts';

const article = readFileSync(
  new URL('../../fixtures/articles/cold-brew-at-home.txt', import.meta.url),
  'utf8',
);
const page = `<!doctype html><html lang="en"><head><title>Cold brew</title></head><body><article><h1>Cold brew</h1>${article
  .split(/\n{2,}/)
  .map((paragraph) => `<p>${paragraph}</p>`)
  .join('')}</article></body></html>`;

const optimizer = { job_type: 'keyword_optimizer', generate_assets: true };
const evaluator = { job_type: 'keyword_evaluator', generate_assets: true };

/** The result of a visitor's run of this request. */
const run = async (body: object): Promise<FinalResult> => {
  const api = openApi({ pageFetcher: createTestPages({ 'https://example.com/cold-brew': page }) });
  const created = await api.call({ route: 'createJob', body });
  const { job_id: id } = created.body as { job_id: string };
  const [input] = api.deps.jobRunner.started;
  if (!input) throw new Error(`The job was not started: ${created.text}`);
  await runMachine(api.deps, input);
  const { final_result: result } = (await api.call({ route: 'getJobStatus', id })).body as {
    final_result: FinalResult | null;
  };
  if (!result) throw new Error('The run has no result.');
  return result;
};

const hasMarket = ({ search_volume }: KeywordEntry): boolean => search_volume !== null;

/**
 * Like any other, the sample market has all metrics of some keywords, no bids for others, and nothing at all for some.
 * What it does not know is reported as unknown, never as 0.
 */
const expectMarket = (keywords: readonly KeywordEntry[]): void => {
  const known = keywords.filter(hasMarket);
  expect(known.filter(({ cpc }) => cpc !== null).length).toBeGreaterThan(0);
  for (const { cpc, competition_level } of notEmpty(known))
    if (cpc === null) expect(competition_level).toBe('Unknown');
    else expect(competition_level).toMatch(/^(Low|Medium|High)$/);
  for (const keyword of keywords.filter((one) => !hasMarket(one)))
    expect(keyword).toMatchObject({ competition_level: 'Unknown', cpc: null });
};

describe('the SEO Optimizer', () => {
  it.each([
    ['an article', article],
    ['an address', 'https://example.com/cold-brew'],
  ])(
    '[B-122] [B-123] [B-124] [B-125] turns %s into keywords with intent and market, titles and descriptions',
    async (_kind, context_input) => {
      const result = await run({ ...optimizer, context_input });
      const keywords = result.selected_keywords;
      expect(keywords.length).toBeGreaterThanOrEqual(keywordLimits.shortlistMin);
      expect(keywords.length).toBeLessThanOrEqual(keywordLimits.shortlistMax);
      for (const keyword of notEmpty(keywords)) {
        expect(intentTypes).toContain(keyword.intent_type);
      }
      expectMarket(keywords);
      expect(result.seo_titles).toHaveLength(3);
      expect(result.meta_descriptions).toHaveLength(3);
      expect(new Set(result.seo_titles.map(({ text }) => text)).size).toBe(3);
      expect(new Set(result.meta_descriptions.map(({ text }) => text)).size).toBe(3);
    },
  );
});

describe('the Keyword Evaluator', () => {
  it.each([
    ['commas', 'cold brew, coffee grinder, iced tea'],
    ['lines', 'cold brew\ncoffee grinder\niced tea'],
  ])(
    '[B-126] [B-127] accepts a list by %s and adds market data to each keyword, with or without an article',
    async (_by, keywords_list_input) => {
      for (const context of [
        {},
        { context_input: article },
        { context_input: 'https://example.com/cold-brew' },
      ]) {
        const { selected_keywords: keywords } = await run({ ...evaluator, keywords_list_input, ...context });
        expect(keywords.map(({ keyword_text }) => keyword_text).sort()).toEqual([
          'coffee grinder',
          'cold brew',
          'iced tea',
        ]);
        expectMarket(keywords);
      }
    },
  );

  it('[B-128] [B-129] with an article, returns a relevance of 1 to 100 and a score of relevance, volume and competition', async () => {
    const { selected_keywords: keywords } = await run({
      ...evaluator,
      keywords_list_input: 'cold brew, coffee grinder, iced tea, bicycle repair',
      context_input: article,
    });
    const relevanceOf = (text: string) =>
      keywords.find(({ keyword_text }) => keyword_text === text)?.relevance_score ?? 0;
    for (const { relevance_score, optimizer_score, score_factors } of notEmpty(keywords.filter(hasMarket))) {
      expect(relevance_score).toBeGreaterThanOrEqual(1);
      expect(relevance_score).toBeLessThanOrEqual(100);
      expect(score_factors.map(({ name }) => name)).toEqual(['relevance', 'volume', 'competition']);
      expect(score_factors.reduce((sum, { points }) => sum + points, 0)).toBe(optimizer_score);
    }
    expect(relevanceOf('cold brew')).toBeGreaterThan(relevanceOf('bicycle repair'));
  });

  it('[B-130] without an article, has no relevance and ranks by the market alone', async () => {
    const { selected_keywords: keywords } = await run({
      ...evaluator,
      keywords_list_input: 'cold brew, coffee grinder, iced tea, bicycle repair',
    });
    expect(keywords.map(({ relevance_score }) => relevance_score)).toEqual([null, null, null, null]);
    const ranked = keywords.filter(hasMarket);
    for (const { score_factors } of notEmpty(ranked))
      expect(score_factors.map(({ name }) => name)).toEqual(['volume', 'competition']);
    const marketScore = ({ search_volume, competition_index }: (typeof ranked)[number]) =>
      optimizerScore({
        relevance: null,
        searchVolume: search_volume,
        competitionIndex: competition_index,
      }).score;
    expect(ranked.map(({ optimizer_score }) => optimizer_score)).toEqual(ranked.map(marketScore));
  });
});
