import { describe, expect, it } from 'vitest';
import { apiCalls, costOf, type Design, type Providers, total } from '../../scripts/cost/compute-cost.ts';
import type { Usage } from '../../scripts/cost/measure-usage.ts';
import { unitsOfCall } from '../../scripts/cost/request-units.ts';
import { stateTransitions } from '../../scripts/cost/state-transitions.ts';

const usage: Usage = {
  jobType: 'keyword_optimizer',
  units: { writes: 100, reads: 50 },
  stageMs: [100, 400, 500],
  transitions: 12,
  images: 0,
  imageBytes: 0,
  lookUps: 15,
};
const design: Design = { stageMemory: 1024, apiMemory: 512, traced: 0, apiRequestsPerSecond: 50 };
const offline: Providers = { marketData: 'none', model: null };
const lineOf = (what: string, providers: Providers, changes: Partial<Usage> = {}): number =>
  costOf({ ...usage, ...changes }, design, providers).find((line) => line.what === what)?.usd ?? Number.NaN;

describe('the cost of 1,000 jobs', () => {
  it('is what the price lists say of what a job uses', () => {
    expect(lineOf('Step Functions', offline)).toBeCloseTo(0.3, 6);
    expect(lineOf('DynamoDB', offline)).toBeCloseTo(0.0625 + 0.00625, 6);
    // One second of a gigabyte, and three requests.
    expect(lineOf('Lambda, stages', offline)).toBeCloseTo(0.0133334 + 0.0006, 6);
  });

  it('takes $0.0115 for 15 keywords of DataForSEO Labs, a flat $0.075 of Ads, and nothing without keywords', () => {
    expect(lineOf('Market data', { ...offline, marketData: 'labs' })).toBeCloseTo(11.5, 6);
    expect(lineOf('Market data', { ...offline, marketData: 'ads' })).toBeCloseTo(75, 6);
    expect(lineOf('Market data', { ...offline, marketData: 'labs' }, { lookUps: 0 })).toBe(0);
  });

  it('grows with each choice that costs more, and refuses a model without a price', () => {
    const of = (providers: Providers) => total(costOf(usage, design, providers));
    const nova = { marketData: 'labs', model: 'amazon.nova-lite-v1:0' } as const;
    expect(of(offline)).toBeLessThan(of({ marketData: 'labs', model: null }));
    expect(of({ marketData: 'labs', model: null })).toBeLessThan(of(nova));
    expect(() => of({ marketData: 'none', model: 'nobody.knows-it' })).toThrow('nobody.knows-it');
  });

  it('counts the polls of an open page, a second after the start and then every five', () => {
    expect(apiCalls({ ...usage, stageMs: [100], transitions: 1 })).toBe(4);
    expect(apiCalls({ ...usage, stageMs: [5_900], transitions: 0 })).toBe(5);
    expect(apiCalls({ ...usage, stageMs: [6_100], transitions: 0 })).toBe(6);
  });
});

it('a job enters the states of its path: one for each image, none for what it skips', () => {
  const text = stateTransitions({ jobType: 'keyword_optimizer', contextKind: 'text', images: 0 });
  expect(stateTransitions({ jobType: 'keyword_optimizer', contextKind: 'url', images: 0 })).toBe(text + 1);
  const images = (count: number) =>
    stateTransitions({ jobType: 'image_analyzer', contextKind: 'none', images: count });
  expect(images(10) - images(1)).toBe(9);
});

describe('request units', () => {
  const item = (bytes: number) => ({ pk: { S: 'x' }, data: { S: 'a'.repeat(bytes) } });
  it.each([
    ['PutItem', { Item: item(900) }, {}, { reads: 0, writes: 1 }],
    ['PutItem', { Item: item(1100) }, {}, { reads: 0, writes: 2 }],
    ['PutItem', { Item: { ...item(10), gsi1pk: { S: 'due' } } }, {}, { reads: 0, writes: 2 }],
    ['UpdateItem', { ExpressionAttributeValues: item(10) }, {}, { reads: 0, writes: 1 }],
    [
      'TransactWriteItems',
      { TransactItems: [{ Put: { Item: item(10) } }, { Delete: {} }] },
      {},
      { reads: 0, writes: 4 },
    ],
    ['GetItem', { ConsistentRead: true }, { Item: item(5000) }, { reads: 2, writes: 0 }],
    ['GetItem', {}, { Item: item(10) }, { reads: 0.5, writes: 0 }],
    ['Query', {}, { Items: [item(3000), item(3000)] }, { reads: 1, writes: 0 }],
    ['DescribeTable', {}, {}, { reads: 0, writes: 0 }],
  ])('of %s', (name, body, answer, units) => {
    expect(unitsOfCall(name, body, answer)).toEqual(units);
  });
});
