import { describe, expect, it } from 'vitest';
import {
  apiCalls,
  costOf,
  type Design,
  type Providers,
  total,
  yearOnTable,
} from '../../scripts/cost/compute-cost.ts';
import type { Usage } from '../../scripts/cost/measure-usage.ts';
import { keptBytesOf, nameOfCall, unitsOfCall } from '../../scripts/cost/request-units.ts';
import { statesOfRun } from '../../scripts/cost/state-transitions.ts';

const usage: Usage = {
  jobType: 'keyword_optimizer',
  units: { writes: 100, reads: 50 },
  keptBytes: 20_000,
  stageMs: [100, 400, 500],
  transitions: 3,
  steps: 9,
  images: 0,
  imageBytes: 0,
  resultBytes: 50_000,
  lookUps: 15,
};
const design: Design = { stageMemory: 1024, apiMemory: 512, traced: 0, apiRequestsPerSecond: 50 };
const offline: Providers = { marketData: 'none', model: null };
const lineOf = (what: string, providers: Providers, changes: Partial<Usage> = {}): number =>
  costOf({ ...usage, ...changes }, design, providers).find((line) => line.what === what)?.usd ?? Number.NaN;

describe('the cost of 1,000 jobs', () => {
  it('is what the price lists say of what a job uses', () => {
    // Three transitions; one Express request and 1.36 s in 64 MB.
    expect(lineOf('Step Functions', offline)).toBeCloseTo(0.075 + 0.001 + (1.36 / 16) * 0.01667, 6);
    expect(lineOf('DynamoDB', offline)).toBeCloseTo(0.0625 + 0.00625, 6);
    // Five calls, and twice the result of 50 kB.
    expect(lineOf('API Gateway, CloudFront', offline)).toBeCloseTo(5 * 0.002 + 0.1 * 0.085, 6);
    // One second of a gigabyte, and three requests.
    expect(lineOf('Lambda, stages', offline)).toBeCloseTo(0.0133334 + 0.0006, 6);
  });

  it('leaves out what storage takes for a year: 20 MB at $0.45 a gigabyte and month, with recovery', () => {
    expect(yearOnTable(usage)).toBeCloseTo(0.02 * 0.45 * 12, 6);
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
    expect(apiCalls({ ...usage, stageMs: [100], transitions: 1, steps: 0 })).toBe(4);
    expect(apiCalls({ ...usage, stageMs: [5_900], transitions: 0, steps: 0 })).toBe(5);
    expect(apiCalls({ ...usage, stageMs: [6_100], transitions: 0, steps: 0 })).toBe(6);
  });
});

it('a job enters the steps of its path: one for each image, none for what it skips; only the run is billed', () => {
  const text = statesOfRun({ jobType: 'keyword_optimizer', contextKind: 'text', images: 0 });
  // `run`, `completed` and the end.
  expect(text.transitions).toBe(3);
  expect(statesOfRun({ jobType: 'keyword_optimizer', contextKind: 'url', images: 0 }).steps).toBe(
    text.steps + 1,
  );
  const images = (count: number) =>
    statesOfRun({ jobType: 'image_analyzer', contextKind: 'none', images: count });
  expect(images(10).steps - images(1).steps).toBe(9);
  expect(images(10).transitions).toBe(3);
});

describe('request units', () => {
  it('are what the answer accounts for, of all tables of a transaction', () => {
    const consumed = { TableName: 'sweetspot', CapacityUnits: 3 };
    expect(unitsOfCall('UpdateItem', { ConsumedCapacity: consumed })).toEqual({ reads: 0, writes: 3 });
    expect(unitsOfCall('Query', { ConsumedCapacity: consumed })).toEqual({ reads: 3, writes: 0 });
    expect(unitsOfCall('TransactWriteItems', { ConsumedCapacity: [consumed, consumed] })).toEqual({
      reads: 0,
      writes: 6,
    });
    expect(unitsOfCall('DescribeTable', {})).toEqual({ reads: 0, writes: 0 });
  });

  it('count what stays: items with all their attributes and their overhead, but none that expire', () => {
    const item = { pk: { S: 'x' }, sk: { S: 'y' }, data: { B: Buffer.alloc(300).toString('base64') } };
    expect(keptBytesOf('PutItem', { Item: item })).toBe(2 + 1 + 2 + 1 + 4 + 300 + 100);
    const expiring = { ...item, ttl: { N: '1795000000' } };
    const both = { TransactItems: [{ Put: { Item: item } }, { Put: { Item: expiring } }, { Delete: {} }] };
    expect(keptBytesOf('TransactWriteItems', both)).toBe(keptBytesOf('PutItem', { Item: item }));
    expect(keptBytesOf('UpdateItem', { Key: item })).toBe(0);
  });

  it('stand under the operation and the kinds of its items, whoever they belong to', () => {
    const key = (pk: string, sk: string) => ({ pk: { S: pk }, sk: { S: sk } });
    expect(nameOfCall('UpdateItem', { Key: key('JOB#6f1c', 'OUTPUT#image#1790_ab') })).toBe(
      'UpdateItem JOB OUTPUT#image',
    );
    expect(nameOfCall('UpdateItem', { Key: key('RATE#runs#user:1', '2026-11-21T12:00:00.000Z') })).toBe(
      'UpdateItem RATE',
    );
    const items = [
      { Put: { Item: key('USER#1', 'LEDGER#0000000002') } },
      { Delete: { Key: key('JOB#1', 'OUTBOX') } },
    ];
    expect(nameOfCall('TransactWriteItems', { TransactItems: items })).toBe(
      'TransactWriteItems USER LEDGER, JOB OUTBOX',
    );
    expect(nameOfCall('Query', {})).toBe('Query');
  });
});
