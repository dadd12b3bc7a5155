import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Article } from '#contracts/jobs/article.ts';
import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import type { ModelBudget } from '#contracts/models/model-caps.ts';
import { keywordSpelling } from '#domain/input/parse-keyword-list.ts';
import { rescoreResult } from '#domain/shortlist/rescore-result.ts';
import type { Deps } from '#ports';
import { createBuiltInLanguageModel } from '#providers/language-model/built-in/built-in-language-model.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { runMachine } from '#test/fakes/run-machine.ts';
import { createTestDeps, createTestPages, type TestDeps } from '#test/fakes/test-deps.ts';
import { openStores, startTestTables } from '#test/integration/dynamodb.ts';
import { notEmpty } from '#test/not-empty.ts';
import { getJobStatus } from '#usecases/jobs/get-job-status.ts';
import { createJob } from '#usecases/jobs/start/create-job.ts';

const { createTable } = startTestTables();
const articleText = readFileSync(
  new URL('../../fixtures/articles/cold-brew-at-home.txt', import.meta.url),
  'utf8',
);
const visitor = { userId: null, visitor: 'visitor-1' };

const asPage = (text: string): string => {
  const [title = '', ...paragraphs] = text.split(/\n{2,}/);
  const body = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><nav><a href="/">Home</a></nav><article><h1>${title}</h1>${body}</article></body></html>`;
};

const openDeps = async (overrides: Partial<Omit<Deps, 'clock' | 'jobRunner'>> = {}): Promise<TestDeps> => {
  const clock = createManualClock();
  return createTestDeps({ clock, stores: openStores(await createTable(), clock), ...overrides });
};

const run = async (deps: TestDeps, request: CreateJobRequest, before?: (state: string) => Promise<void>) => {
  const { job_id: jobId } = await createJob(deps, { caller: visitor, request });
  const [input] = deps.jobRunner.started;
  if (!input) throw new Error('The job was not started.');
  const states = await runMachine(deps, input, before);
  const status = await getJobStatus(deps, { caller: visitor, jobId });
  return { jobId, states, status };
};

const optimize = (context_input: string): CreateJobRequest => ({
  job_type: 'keyword_optimizer',
  generate_assets: true,
  context_input,
});

const resultOf = (result: FinalResult | null): FinalResult => {
  if (!result) throw new Error('There is no result.');
  return result;
};

describe('a whole job, on the table, through the shipped state machine', () => {
  it('[A-106] [A-107] [A-109] [A-110] optimizes a text: 5-15 keywords, 3 titles, 3 descriptions, an article with its facts', async () => {
    const deps = await openDeps();
    const { states, status } = await run(deps, optimize(articleText));
    expect(states).toEqual([
      'pending',
      'summarizing',
      'keyword_generation',
      'preparing_keywords',
      'evaluating_keywords',
      'keywords_ready',
      'assets_preparation',
      'article_rewriting',
      'final_output_preparation',
      'completed',
    ]);
    expect(status).toMatchObject({ success: true, status: 'completed', error_user_message: null });
    const result = resultOf(status.final_result);
    expect(result.selected_keywords.length).toBeGreaterThanOrEqual(5);
    expect(result.selected_keywords.length).toBeLessThanOrEqual(15);
    expect(result.selected_keywords.every(({ is_selected }) => is_selected)).toBe(true);
    expect(result.keyword_created_number).toBeGreaterThanOrEqual(result.selected_keywords.length);
    expect(result.seo_titles).toHaveLength(3);
    expect(result.meta_descriptions).toHaveLength(3);
    expect(result.articles?.optimized_article_html).toContain('<');
    expect(result.articles?.facts.length).toBeGreaterThan(10);
    expect(result.summary).toMatch(/^Lead with .+\.$/);
    expect(result.sample_market_data).toBe(true);
    // The market has no metrics for some phrases.
    const known = result.selected_keywords.filter(({ search_volume }) => search_volume !== null);
    expect(known.length).toBeGreaterThanOrEqual(3);
    for (const keyword of known)
      expect(keyword).toMatchObject({
        search_volume: expect.any(Number),
        cpc: expect.any(Number),
        competition_index: expect.any(Number),
        competition_level: expect.stringMatching(/^(Low|Medium|High)$/),
      });
    expect(result.manifest.snapshot).toHaveLength(result.selected_keywords.length);
    expect(rescoreResult(result).differences).toEqual([]);
    expect(result.source).toMatchObject({ kind: 'text', url: null, truncated: false, language: 'en' });
    for (const { passages } of notEmpty(result.selected_keywords))
      for (const { start, end, text } of passages) expect(result.source.text.slice(start, end)).toBe(text);
    expect(result.receipt).toMatchObject({ credits: { reserved: 0, state: 'demo' }, provider_cost_usd: 0 });
    expect(result.manifest).toMatchObject({
      market_data: 'sample',
      locale: { country: 'US', language: 'en' },
    });
  });

  it('[A-100] optimizes a page', async () => {
    const url = 'https://coffee.example/cold-brew';
    const deps = await openDeps({ pageFetcher: createTestPages({ [url]: asPage(articleText) }) });
    const { states, status } = await run(deps, optimize(url));
    expect(states.slice(0, 3)).toEqual(['pending', 'url_scraping', 'summarizing']);
    const result = resultOf(status.final_result);
    expect(result.source).toMatchObject({ kind: 'url', url });
    expect(result.source.title).toMatch(/Cold Brew/);
    expect(result.source.text).not.toContain('Home\n');
  });

  it('reads the first 10,000 words of a longer page, and says so', async () => {
    const url = 'https://coffee.example/all';
    const long = `Cold brew, all of it\n\n${Array.from({ length: 8 }, () => articleText).join('\n\n')}`;
    const deps = await openDeps({ pageFetcher: createTestPages({ [url]: asPage(long) }) });
    const { source } = resultOf((await run(deps, optimize(url))).status.final_result);
    expect(source.truncated).toBe(true);
    expect(source.word_count).toBeLessThanOrEqual(10_000);
    expect(source.word_count).toBeGreaterThan(9_000);
  });

  it('[A-113] [A-121] [A-122] [A-123] evaluates all keywords with a context, each with a relevance', async () => {
    const deps = await openDeps();
    const keywords = [
      'Cold Brew Coffee',
      'coffee to water ratio',
      'mortgage rates',
      `far ${'too '.repeat(30)}long`,
    ];
    const { states, status } = await run(deps, {
      job_type: 'keyword_evaluator',
      generate_assets: true,
      keywords_list_input: keywords.join('\n'),
      context_input: articleText,
    });
    expect(states).toEqual([
      'pending',
      'summarizing',
      'preparing_keywords',
      'evaluating_keywords',
      'keywords_ready',
      'final_output_preparation',
      'completed',
    ]);
    const result = resultOf(status.final_result);
    const found = result.selected_keywords.map(({ keyword_text }) => keyword_text);
    expect(found.toSorted()).toEqual(keywords.map((keyword) => keyword.toLowerCase()).toSorted());
    expect(result.selected_keywords.map(keywordSpelling).toSorted()).toEqual(keywords.toSorted());
    expect(rescoreResult(result).differences).toEqual([]);
    for (const { relevance_score, score_factors, optimizer_score } of notEmpty(result.selected_keywords)) {
      expect(relevance_score).toBeGreaterThanOrEqual(1);
      const sum = score_factors.reduce((total, { points }) => total + points, 0);
      expect(sum).toBeCloseTo(optimizer_score, 6);
    }
    expect(result.articles).toBeNull();
    expect(result.seo_titles).toEqual([]);
  });

  it('[A-119] [A-124] evaluates keywords without a context, with no relevance', async () => {
    const deps = await openDeps();
    const { states, status } = await run(deps, {
      job_type: 'keyword_evaluator',
      generate_assets: true,
      keywords_list_input: 'best cold brew maker, cold brew ratio',
    });
    expect(states).toEqual([
      'pending',
      'preparing_keywords',
      'evaluating_keywords',
      'keywords_ready',
      'final_output_preparation',
      'completed',
    ]);
    const result = resultOf(status.final_result);
    expect(result.selected_keywords.map(({ relevance_score }) => relevance_score)).toEqual([null, null]);
    expect(result.selected_keywords.map(({ intent_type }) => intent_type)).toContain('commercial');
    expect(result.source.kind).toBe('keywords');
  });

  it.each([
    ['an address without a page', 'https://nowhere.example/', {}, 'PageUnreachable'],
    [
      'a page without an article',
      'https://links.example/',
      { 'https://links.example/': '<body><nav><a href="/a">A</a></nav></body>' },
      /^Page/,
    ],
    ['an empty page', 'https://empty.example/', { 'https://empty.example/': '' }, 'PageEmpty'],
    [
      'another language',
      'Der schnelle braune Fuchs springt über den faulen Hund, und wir haben nicht gewusst, dass er das kann, weil es niemand gesehen hat.',
      {},
      'LanguageNotSupported',
    ],
  ])('fails with a message for the user: %s', async (_, input, pages, name) => {
    const deps = await openDeps({ pageFetcher: createTestPages(pages) });
    const { states, status } = await run(deps, optimize(input));
    expect(states.at(-1)).toBe('failed');
    expect(status).toMatchObject({ status: 'failed', final_result: null });
    expect(status.error_message).toMatch(name);
    expect(status.error_user_message?.length).toBeGreaterThan(20);
    expect(await deps.demoCredits.isUsed('visitor-1', '2026-11')).toBe(false);
  });

  it('fails when there are too few keywords for a shortlist', async () => {
    const builtIn = createBuiltInLanguageModel();
    const languageModel = {
      ...builtIn,
      findKeywordIdeas: async (article: Article, budget: ModelBudget) => {
        const { value, work } = await builtIn.findKeywordIdeas(article, budget);
        return { value: value.slice(0, 4), work };
      },
    };
    const { status } = await run(await openDeps({ languageModel }), optimize(articleText));
    expect(status).toMatchObject({ status: 'failed', error_message: 'ContentTooThin' });
  });
});
