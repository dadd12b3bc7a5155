import { readFileSync } from 'node:fs';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { apiScopes } from '#contracts/accounts/api-keys.ts';
import { savedChoices } from '#contracts/jobs/choices.ts';
import { jobErrorNames } from '#contracts/jobs/job-errors.ts';
import { modelOutputs, stageOutputs } from '#contracts/jobs/stage-output.ts';
import { keywordMetrics, storedLocale } from '#contracts/keywords/market.ts';
import { openTable } from '#stores/table/table.ts';

/** Values stored as JSON or as plain text, with the values of their closed lists. */
const stored = {
  job: z.object({ locale: storedLocale, failure: z.object({ name: z.enum(jobErrorNames) }) }),
  marketDataCache: keywordMetrics,
  output: z.object(stageOutputs),
  answer: z.object(modelOutputs),
  choices: savedChoices,
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

const ofJson = Object.entries(stored).flatMap(([name, schema]) =>
  Object.entries(valuesIn(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), name)),
);

type Attributes = Readonly<Record<string, { type?: unknown; properties?: Attributes }>>;

/** The values of each attribute that an entity limits to a list, by its path. */
const valuesOf = (attributes: Attributes, path: string): [string, string[]][] =>
  Object.entries(attributes).flatMap(([name, { type, properties }]) => [
    ...(Array.isArray(type) ? [[`${path}.${name}`, type.map(String).toSorted()] as [string, string[]]] : []),
    ...valuesOf(properties ?? {}, `${path}.${name}`),
  ]);

const { entities } = openTable(DynamoDBDocumentClient.from(new DynamoDBClient()), 'never-called');
const ofAttributes = Object.entries(entities).flatMap(([name, { schema }]) =>
  valuesOf(schema.attributes as Attributes, name),
);

const current = Object.fromEntries([...ofJson, ...ofAttributes]);
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
