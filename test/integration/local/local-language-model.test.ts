import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseFinalResult } from '#contracts/jobs/result.ts';
import { environmentNames as names } from '#contracts/platform/environment.ts';
import { type LocalStack, startLocalStack } from '#lib/local/stack.ts';
import { articleText, visitorOf } from '#test/integration/local-api.ts';
import { tempDir } from '#test/temp-dir.ts';
import type { ModelVendor } from '#test/vendors/model-vendor.ts';
import {
  startOpenAiCompatible,
  vendorKey,
  vendorModel,
} from '#test/vendors/openai-compatible/openai-compatible.ts';

let vendor: ModelVendor;
let stack: LocalStack | undefined;

const providersOf = (more: Record<string, string> = {}) => ({
  [names.languageModel]: 'openai-compatible',
  [names.languageModelId]: vendorModel,
  [names.languageModelAddress]: `${vendor.origin}/v1`,
  [names.languageModelSecret]: JSON.stringify({ apiKey: vendorKey }),
  ...more,
});

beforeEach(async () => {
  vendor = await startOpenAiCompatible();
});
afterEach(async () => {
  await stack?.stop();
  stack = undefined;
  await vendor.close();
});

describe('the local stack with a language model', () => {
  it('uses it across the whole product, and falls back to the engine when it is down', async () => {
    stack = await startLocalStack({ port: 0, dataDir: tempDir(), providers: providersOf() });
    const run = async (address: string) => {
      const visitor = visitorOf(stack?.url ?? '', address);
      const { body } = await visitor.optimize(articleText());
      const ended = await visitor.ended(String(body.job_id));
      expect(ended).toMatchObject({ status: 'completed' });
      return parseFinalResult(ended.final_result)?.manifest.model_work?.map(({ written_by, fallback }) => [
        written_by,
        fallback,
      ]);
    };
    expect(await run('203.0.113.9')).toEqual([1, 2, 3].map(() => [vendorModel, null]));
    vendor.replyToAll(() => ({ kind: 'status', status: 503, headers: { 'retry-after': '600' } }));
    // The fourth task, a second opinion, is requested only when the engine doubts a sentence.
    const down = (await run('203.0.113.10')) ?? [];
    expect(down.length).toBeGreaterThanOrEqual(3);
    expect(new Set(down.map(String))).toEqual(new Set(['built-in engine 1,unavailable']));
  });

  it.each([
    [{ [names.languageModelId]: '' }, /LANGUAGE_MODEL_ID/],
    [{ [names.languageModelId]: 'a model of my own' }, /list price of the language model/],
    [{ [names.languageModelPrice]: 'cheap' }, /LANGUAGE_MODEL_PRICE is "cheap"/],
  ])('reports at startup what is wrong with %o', async (wrong, message) => {
    const start = startLocalStack({ port: 0, dataDir: tempDir(), providers: providersOf(wrong) });
    await expect(start).rejects.toThrow(message);
  });
});
