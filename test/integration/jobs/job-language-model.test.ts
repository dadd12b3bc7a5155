import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import { type FinalResult, parseFinalResult } from '#contracts/jobs/result.ts';
import type { FallbackReason, ModelTask } from '#contracts/models/language-model.ts';
import { modelCaps, pricedBudgetOf, priceOf } from '#contracts/models/model-caps.ts';
import { jobRun } from '#contracts/platform/job-times.ts';
import { rescoreResult } from '#domain/shortlist/rescore-result.ts';
import { articleFromText, findUncertain } from '#engine';
import type { Deps, LanguageModel } from '#ports';
import { starterText as text } from '#test/contract/providers/language-model/language-model-suite.ts';
import { grantOf, newProfile } from '#test/factories/job-orders.ts';
import { bedrockServed, openAiModel, shortBounds } from '#test/factories/language-models.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { runMachine } from '#test/fakes/run-machine.ts';
import { createTestDeps } from '#test/fakes/test-deps.ts';
import { openStores, startTestTables } from '#test/integration/dynamodb.ts';
import { expectConsistentLedger } from '#test/integration/invariants.ts';
import { notEmpty } from '#test/not-empty.ts';
import { bedrockCredentials, bedrockModel, startBedrock } from '#test/vendors/bedrock/bedrock.ts';
import type { ModelVendor, VendorReply } from '#test/vendors/model-vendor.ts';
import { startOpenAiCompatible, vendorModel } from '#test/vendors/openai-compatible/openai-compatible.ts';
import { createJob } from '#usecases/jobs/start/create-job.ts';

const { createTable } = startTestTables();
const userId = 'user-1';
const caller = { userId, visitor: 'visitor-1' };
const credits = 4;
const optimize: CreateJobRequest = {
  job_type: 'keyword_optimizer',
  generate_assets: true,
  context_input: text,
};

let vendor: ModelVendor;
beforeEach(async () => {
  vendor = await startOpenAiCompatible();
});
afterEach(() => vendor.close());

const openRun = async ({
  languageModel = openAiModel(vendor),
  wrap = (deps) => deps,
}: {
  languageModel?: LanguageModel;
  wrap?: (deps: Deps) => Deps;
} = {}) => {
  const clock = createManualClock();
  const deps = createTestDeps({ clock, stores: openStores(await createTable(), clock), languageModel });
  await deps.users.create(newProfile(userId), grantOf(credits));
  const run = async (request: CreateJobRequest = optimize) => {
    const { job_id: jobId } = await createJob(deps, { caller, request });
    const input = deps.jobRunner.started.find((started) => started.jobId === jobId);
    if (!input) throw new Error('The job was not started.');
    const startedAt = performance.now();
    const states = await runMachine(wrap(deps), input);
    const result = parseFinalResult(await deps.outputs.read(jobId, 'result'));
    return { end: states.at(-1), result, ms: performance.now() - startedAt };
  };
  return { deps, run };
};

const completed = async ({ end, result }: { end: string | undefined; result: FinalResult | null }) => {
  expect(end).toBe('completed');
  if (!result) throw new Error('There is no result.');
  return result;
};

const writers = (result: FinalResult) =>
  result.manifest.model_work?.map(({ task, written_by, fallback }) => [task, written_by, fallback]);
const engine = 'built-in engine 1';

/** Holds for both the engine and a model: three different texts of each kind, and every fact of the article. */
const expectPromises = (result: FinalResult): void => {
  expect(new Set(result.seo_titles.map(({ text: title }) => title)).size).toBe(3);
  expect(new Set(result.meta_descriptions.map(({ text: description }) => description)).size).toBe(3);
  expect(result.articles?.facts.length).toBeGreaterThan(5);
  for (const fact of ['Anna Berg', '1998', '24 °C'])
    expect(result.articles?.optimized_article_markdown).toContain(fact);
  expect(rescoreResult(result).differences).toEqual([]);
};

describe('a run with a language model', () => {
  it('completes, and says which model wrote what and what it cost', async () => {
    const { deps, run } = await openRun();
    const result = await completed(await run());
    expect(writers(result)).toEqual([
      ['keywords', vendorModel, null],
      ['snippets', vendorModel, null],
      ['rewrite', vendorModel, null],
    ]);
    expect(result.manifest.language_model).toMatch(/^gpt-4o-mini at .*prompts [\d.]+$/);
    // Three requests of 1,000 input tokens and 200 output tokens, at $0.15 and $0.60 per million.
    expect(result.receipt.model_cost_usd).toBeCloseTo(3 * 0.00027, 10);
    expect(result.receipt.provider_cost_usd).toBeCloseTo(3 * 0.00027, 10);
    expectPromises(result);
    const { jobs, halfCredits } = await expectConsistentLedger(deps, userId);
    expect([jobs[0]?.status, halfCredits]).toEqual(['completed', credits - 2]);
  });

  it('completes with a model on Bedrock too', async () => {
    const bedrock = await startBedrock();
    for (const [name, value] of Object.entries(bedrockCredentials)) vi.stubEnv(name, value);
    const { run } = await openRun({ languageModel: bedrockServed(bedrock) });
    const result = await completed(await run());
    expect(writers(result)?.map(([, writer]) => writer)).toEqual([bedrockModel, bedrockModel, bedrockModel]);
    expect(bedrock.rejectedForms).toEqual([]);
    expectPromises(result);
    vi.unstubAllEnvs();
    await bedrock.close();
  });

  it('asks about only those keywords of an evaluation that its text lacks', async () => {
    const { run } = await openRun();
    const result = await completed(
      await run({
        job_type: 'keyword_evaluator',
        generate_assets: true,
        context_input: text,
        keywords_list_input: 'wild yeast\nmortgage rates',
      }),
    );
    expect(vendor.calls.map(({ blocks }) => blocks.keywords)).toEqual(['1: mortgage rates']);
    expect(writers(result)).toEqual([['relevance', vendorModel, null]]);
    const judged = result.selected_keywords.find(({ keyword_text }) => keyword_text === 'mortgage rates');
    expect(judged?.evidence_level).toBe('suggested');
    expect(judged?.relevance_factors.map(({ name }) => name)).toContain('judged');
    expect(rescoreResult(result).differences).toEqual([]);
  });

  const faults: VendorReply[] = [
    { kind: 'status', status: 429, headers: { 'retry-after': '3600' } },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 401 },
    { kind: 'hang' },
    { kind: 'truncated' },
    { kind: 'not_json' },
    { kind: 'other_json' },
    { kind: 'refused' },
    { kind: 'reset' },
    { kind: 'text', text: 'Sure! Here is what you asked for.' },
    { kind: 'answer', output: { keywords: [], ratings: [], titles: [], descriptions: [], markdown: '' } },
  ];
  it.each(faults)(
    'completes with the engine when every request gets %o, charged once and in time',
    async (fault) => {
      vendor.replyToAll(() => fault);
      const bounds = { ...shortBounds, requestMs: 300 };
      const { deps, run } = await openRun({ languageModel: openAiModel(vendor, { bounds }) });
      const ended = await run();
      const result = await completed(ended);
      expect(ended.ms).toBeLessThan(jobRun.taskSeconds * 1000);
      expect(writers(result)?.map(([task, writer]) => [task, writer])).toEqual([
        ['keywords', engine],
        ['snippets', engine],
        ['rewrite', engine],
      ]);
      for (const { fallback } of notEmpty(result.manifest.model_work ?? [])) expect(fallback).not.toBeNull();
      expect(result.receipt.model_cost_usd).toBeLessThanOrEqual(modelCaps.runUsd);
      expectPromises(result);
      expect((await expectConsistentLedger(deps, userId)).halfCredits).toBe(credits - 2);
    },
  );

  it('has one task done by the engine and the others by the model', async () => {
    vendor.replyToAll(({ task }) => (task === 'snippets' ? { kind: 'text', text: 'no' } : null));
    const result = await completed(await (await openRun()).run());
    expect(writers(result)).toEqual([
      ['keywords', vendorModel, null],
      ['snippets', engine, 'malformed'],
      ['rewrite', vendorModel, null],
    ]);
  });

  /** A rewrite with at least one passage that the engine doubts, whatever its weights are. */
  const doubtfulRewrite = (): string => {
    const article = articleFromText(text);
    const words = [
      ['grey liquid', 'grey layer'],
      ['is only alcohol', 'is simply alcohol'],
      ['the baker Anna', 'the author Anna'],
      ['nail polish', 'nail remover'],
      ['bread flour makes', 'bread flour keeps'],
      ['until the smell is gone', 'until the smell has faded'],
      ['best avoided', 'best skipped'],
      ['wild yeast sleeps', 'wild yeast rests'],
    ] as const;
    const bounds = { most: 1, characters: 600 };
    // First each change alone, then more and more of them together.
    const candidates = [
      ...words.map(([old, now]) => article.markdown.replace(old, now)),
      ...words.map((_, i) =>
        words.slice(0, i + 1).reduce((rest, [old, now]) => rest.replace(old, now), article.markdown),
      ),
    ];
    const found = candidates.find((candidate) => findUncertain(article, candidate, bounds).length > 0);
    if (found === undefined) throw new Error('No candidate is in doubt: add one.');
    return found;
  };
  const withDoubt = (opinion: VendorReply | null) => {
    const markdown = doubtfulRewrite();
    vendor.replyToAll(({ task }) => {
      if (task === 'rewrite') return { kind: 'answer', output: { markdown } };
      return task === 'opinion' ? opinion : null;
    });
  };

  it('asks the model about doubtful sentences, once, as the receipt shows', async () => {
    withDoubt(null);
    const { deps, run } = await openRun();
    const result = await completed(await run());
    expect(writers(result)?.slice(2)).toEqual([
      ['rewrite', vendorModel, null],
      ['opinion', vendorModel, null],
    ]);
    const calls = vendor.calls.filter(({ task }) => task === 'opinion');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.blocks.original).toMatch(/^1: /);
    expect(calls[0]?.blocks.rewrite).toMatch(/^1: /);
    expect(result.receipt.model_cost_usd).toBeCloseTo(4 * 0.00027, 10);
    expectPromises(result);
    await expectConsistentLedger(deps, userId);
  });

  const noOpinions: [VendorReply, FallbackReason][] = [
    [{ kind: 'hang' }, 'timeout'],
    [{ kind: 'refused' }, 'refused'],
    [{ kind: 'text', text: 'Both say the same.' }, 'malformed'],
    [{ kind: 'answer', output: { opinions: [{ id: 1, same: true, order: 'keep it' }] } }, 'malformed'],
    [{ kind: 'answer', output: { opinions: [{ id: 7, same: true }] } }, 'count'],
  ];
  it.each(noOpinions)('uses the engine’s verdict after %o', async (opinion, fallback) => {
    withDoubt(opinion);
    const bounds = { ...shortBounds, requestMs: 300 };
    const { deps, run } = await openRun({ languageModel: openAiModel(vendor, { bounds }) });
    const result = await completed(await run());
    expect(writers(result)?.at(-1)).toEqual(['opinion', engine, fallback]);
    expectPromises(result);
    await expectConsistentLedger(deps, userId);
  });

  /** Fails the first write of an output, after the model was paid. */
  const failingWrite =
    (name: string) =>
    (deps: Deps): Deps => {
      let failures = 0;
      const outputs: Deps['outputs'] = {
        ...deps.outputs,
        write: async (jobId, written, value, expiresAt) => {
          if (written === name && ++failures === 1)
            throw new Error('throttled', {
              cause: Object.assign(new Error(), { name: 'ThrottlingException' }),
            });
          return deps.outputs.write(jobId, written, value, expiresAt);
        },
      };
      return { ...deps, outputs };
    };
  const asked = (task: ModelTask) => vendor.calls.filter((call) => call.task === task).length;

  it('pays for no task twice when its processed answer could not be stored', async () => {
    const { deps, run } = await openRun({ wrap: failingWrite('snippets') });
    const result = await completed(await run());
    expect([asked('keywords'), asked('snippets'), asked('rewrite')]).toEqual([1, 1, 1]);
    expect(writers(result)?.[1]).toEqual(['snippets', vendorModel, null]);
    await expectConsistentLedger(deps, userId);
  });

  it('leaves a task to the engine, and counts its full cost, when its paid answer was lost', async () => {
    const { deps, run } = await openRun({ wrap: failingWrite('answer#snippets') });
    const result = await completed(await run());
    expect(asked('snippets')).toBe(1);
    expect(result.manifest.model_work?.[1]).toMatchObject({
      task: 'snippets',
      written_by: engine,
      fallback: 'interrupted',
      cost_usd: pricedBudgetOf('snippets', priceOf(vendorModel, null)).usd,
    });
    await expectConsistentLedger(deps, userId);
  });

  it('fails and refunds once when no answer comes at all', async () => {
    const broken: LanguageModel = {
      ...openAiModel(vendor),
      rewriteArticle: async () => {
        throw new Error('the engine itself broke');
      },
    };
    const { deps, run } = await openRun({ languageModel: broken });
    expect((await run()).end).toBe('failed');
    expect((await expectConsistentLedger(deps, userId)).halfCredits).toBe(credits);
  });
});
