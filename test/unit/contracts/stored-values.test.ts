import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { apiScopes } from '#contracts/accounts/api-keys.ts';
import { planNames } from '#contracts/billing/plans.ts';
import { scheduledActions, subscriptionStatuses } from '#contracts/billing/subscription.ts';
import { creditTransaction } from '#contracts/credits/credits.ts';
import { jobStatuses } from '#contracts/jobs/job-status.ts';
import { modelAnswers, stageOutputs } from '#contracts/jobs/stage-output.ts';
import { keywordMetrics } from '#contracts/keywords/market.ts';
import { jobTypes } from '#contracts/product.ts';
import { deliveryStatuses, webhookEventTypes } from '#contracts/webhooks/delivery.ts';

/** Whatever is stored with a value of a closed list. */
const stored = {
  job: z.object({ status: z.enum(jobStatuses), jobType: z.enum(jobTypes) }),
  user: z.object({ plan: z.enum(planNames) }),
  subscription: z.object({
    status: z.enum(subscriptionStatuses),
    plan: z.enum(planNames),
    action: z.enum(scheduledActions),
  }),
  creditEntry: creditTransaction.pick({ kind: true }),
  marketDataCache: keywordMetrics,
  output: z.object(stageOutputs),
  answer: z.object(modelAnswers),
  webhookDelivery: z.object({ type: z.enum(webhookEventTypes), status: z.enum(deliveryStatuses) }),
  apiKey: z.object({ scopes: z.array(z.enum(apiScopes)) }),
};

type Values = Record<string, string[]>;

/** The values of each closed list in a JSON schema, by its path. */
const valuesIn = (schema: unknown, path: string): Values => {
  if (typeof schema !== 'object' || schema === null) return {};
  const own = 'enum' in schema && Array.isArray(schema.enum) ? schema.enum : [];
  const fixed = 'const' in schema && typeof schema.const === 'string' ? [schema.const] : [];
  const found: Values = own.length + fixed.length > 0 ? { [path]: [...own, ...fixed].map(String) } : {};
  for (const [key, part] of Object.entries(schema)) {
    if (key === 'enum' || key === 'const' || key === 'default') continue;
    const isPlace = key !== 'properties' && !/^(items|anyOf|oneOf|allOf|\d+)$/.test(key);
    const at = isPlace ? `${path}.${key}` : path;
    for (const [place, values] of Object.entries(valuesIn(part, at)))
      found[place] = [...new Set([...(found[place] ?? []), ...values])].toSorted();
  }
  return found;
};

const current = Object.fromEntries(
  Object.entries(stored).flatMap(([name, schema]) =>
    Object.entries(valuesIn(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), name)),
  ),
);
const file = 'test/fixtures/stored-values.json';
const pinned = z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync(file, 'utf8')));

describe('values of closed lists that may be stored', () => {
  it.each(Object.entries(pinned))('are still read: %s', (place, values) => {
    expect(current[place] ?? [], 'a value that is stored was removed or renamed').toEqual(
      expect.arrayContaining(values),
    );
  });

  it(`are all pinned in ${file}: add each new value there`, () => {
    expect(pinned).toEqual(current);
  });
});
