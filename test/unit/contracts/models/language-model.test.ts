import { describe, expect, it } from 'vitest';
import { imageLimits } from '#contracts/images/image-limits.ts';
import type { ModelTask } from '#contracts/models/language-model.ts';
import { budgetOf, listPriceOf, modelBounds, modelCaps, priceOf } from '#contracts/models/model-caps.ts';
import { jobRun } from '#contracts/platform/job-times.ts';

/** The tasks of each kind of run. An image run may have a context, and describes each of its images. */
const runs: Record<string, ModelTask[]> = {
  optimizer: ['keywords', 'snippets', 'rewrite', 'opinion'],
  evaluator: ['relevance'],
  images: ['keywords', ...Array.from({ length: imageLimits.perRun }, (): ModelTask => 'image')],
};

describe('the caps of a language model', () => {
  it.each(Object.entries(runs))('hold for all tasks of an %s run together', (_, tasks) => {
    const budgets = tasks.map(budgetOf);
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    expect(sum(budgets.map(({ usd }) => usd))).toBeLessThanOrEqual(modelCaps.runUsd + 1e-9);
    expect(sum(budgets.map(({ tokens }) => tokens))).toBeLessThanOrEqual(modelCaps.runTokens);
  });

  it('leave the engine time to take over within a stage', () => {
    expect(modelBounds.requestMs).toBeLessThan(modelBounds.taskMs);
    const rewriteMs = modelBounds.taskMs + modelBounds.opinionMs;
    expect(jobRun.taskSeconds * 1000 - rewriteMs).toBeGreaterThanOrEqual(5_000);
    expect(jobRun.taskSeconds * 1000 - modelBounds.taskMs).toBeGreaterThanOrEqual(10_000);
  });
});

describe('the price of a model', () => {
  it.each([
    ['amazon.nova-lite-v1:0', { input: 0.06, output: 0.24 }],
    ['eu.amazon.nova-lite-v1:0', { input: 0.06, output: 0.24 }],
    ['global.anthropic.claude-haiku-4-5-20251001-v1:0', { input: 1, output: 5 }],
    ['us.anthropic.claude-haiku-4-5-20251001-v1:0', { input: 1.1, output: 5.5 }],
    ['gpt-4o-mini', { input: 0.15, output: 0.6 }],
    ['a model of my own', null],
  ])('%s is %o', (model, price) => {
    const found = listPriceOf(model);
    if (price === null) expect(found).toBeNull();
    else {
      expect(found?.input).toBeCloseTo(price.input, 10);
      expect(found?.output).toBeCloseTo(price.output, 10);
    }
  });

  it('comes from the settings if they name one, and must be known', () => {
    expect(priceOf('gpt-4o-mini', { input: 9, output: 9 })).toEqual({ input: 9, output: 9 });
    expect(() => priceOf('a model of my own', null)).toThrow(
      /list price of the language model a model of my own is unknown\..*: LANGUAGE_MODEL_PRICE=0\.15\/0\.6$/,
    );
  });
});
