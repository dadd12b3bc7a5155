import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import {
  apiCalls,
  costOf,
  type Design,
  type LoadConditions,
  type Providers,
  total,
  yearOnTable,
} from '../../../../scripts/cost/compute-cost.ts';
import { fixedCosts } from '../../../../scripts/cost/fixed-costs.ts';
import type { Usage } from '../../../../scripts/cost/measure-usage.ts';
import { keptBytesOf, nameOfCall, unitsOfCall } from '../../../../scripts/cost/request-units.ts';
import { statesOfRun } from '../../../../scripts/cost/state-transitions.ts';
import { averageVisit, type Load } from '../../../../scripts/cost/traffic.ts';

const usage: Usage = {
  jobType: 'keyword_optimizer',
  units: { writes: 100, reads: 50 },
  keptBytes: 20_000,
  stageCalls: 3,
  stageCpuMs: 900,
  tableWaits: 20,
  transitions: 3,
  steps: 9,
  images: 0,
  imageBytes: 0,
  resultBytes: 10_000,
  lookUps: 15,
};
const design: Design = {
  stageMemory: 1024,
  apiMemory: 512,
  logsStageCalls: false,
  tracedMachines: 1,
  tracesApi: false,
  hasFirewall: true,
  apiRequestsPerSecond: 50,
  functionsPerFile: 2,
};
const noVisit: Load = { files: 0, fileBytes: 0, uncached: 0, calls: 0, callBytes: 0, writes: 0, reads: 0 };
const warm: LoadConditions = { load: noVisit, initCpuMs: 500, cold: 0 };
const offline: Providers = { marketData: 'none', model: null };
const lineOf = (
  what: string,
  surroundings: LoadConditions = warm,
  changes: Partial<Usage> = {},
  providers = offline,
  designed = design,
): number =>
  costOf({ ...usage, ...changes }, designed, surroundings, providers).find((line) => line.what === what)
    ?.usd ?? Number.NaN;
const visiting = (load: Partial<Load>): LoadConditions => ({ ...warm, load: { ...noVisit, ...load } });

describe('the cost of 1,000 jobs', () => {
  it('is what the price lists charge for a job’s usage', () => {
    // Three transitions; one Express request and 1.36 s in 64 MB, rounded up to 1.4.
    expect(lineOf('Step Functions')).toBeCloseTo(0.075 + 0.001 + (1.4 / 16) * 0.01667, 6);
    expect(lineOf('DynamoDB')).toBeCloseTo(0.0625 + 0.00625, 6);
    // Three calls, and the result of 10 kB with the last of them.
    expect(lineOf('API Gateway')).toBeCloseTo(0.003, 6);
    expect(lineOf('CloudFront, API')).toBeCloseTo(0.003 + 0.01 * 0.085, 6);
    expect(lineOf('Firewall')).toBeCloseTo(3 * 0.0006, 6);
  });

  it('bills CPU by the vCPU, whatever the memory, and waiting by the memory', () => {
    const cpu = 0.9 * (1769 / 1024) * 0.0133334;
    const waiting = (memory: number) => 0.1 * (memory / 1024) * 0.0133334;
    const of = (stageMemory: number) =>
      lineOf('Lambda, stages', warm, {}, offline, { ...design, stageMemory });
    expect(of(1024)).toBeCloseTo(0.0006 + cpu + waiting(1024), 6);
    expect(of(2048)).toBeCloseTo(0.0006 + cpu + waiting(2048), 6);
  });

  it('counts cold starts by their share', () => {
    const all = 0.5 * (1769 / 1024) * 0.0133334;
    expect(lineOf('Lambda, INIT')).toBe(0);
    expect(lineOf('Lambda, INIT', { ...warm, cold: 1 })).toBeCloseTo(all, 6);
    expect(lineOf('Lambda, INIT', { ...warm, cold: 0.25 })).toBeCloseTo(all / 4, 6);
  });

  it('counts the files of a visit at the edge: requests, functions, bytes, the firewall and pages from the bucket', () => {
    const visit = visiting({ files: 10, fileBytes: 100_000, uncached: 2 });
    expect(lineOf('CloudFront, pages', visit)).toBeCloseTo(10 * 0.0012 + 0.1 * 0.085 + 2 * 0.0004, 6);
    expect(lineOf('Firewall', visit)).toBeCloseTo(13 * 0.0006, 6);
    expect(lineOf('Firewall', visit, {}, offline, { ...design, hasFirewall: false })).toBe(0);
  });

  it('counts the calls of a page that opens wherever a call costs something', () => {
    const visit = visiting({ calls: 4, callBytes: 20_000 });
    const more = (what: string) => lineOf(what, visit) - lineOf(what);
    expect(more('API Gateway')).toBeCloseTo(0.004, 6);
    expect(more('CloudFront, API')).toBeCloseTo(0.004 + 0.02 * 0.085, 6);
    expect(more('Firewall')).toBeCloseTo(0.0024, 6);
    for (const what of ['Lambda, API', 'DynamoDB', 'Logs']) expect(more(what), what).toBeGreaterThan(0);
    expect(more('Traces')).toBe(0);
    const traced = { ...design, tracesApi: true };
    expect(lineOf('Traces', visit, {}, offline, traced)).toBeCloseTo((1 + 3 + 4) * 0.005, 6);
  });

  it('weights first and returning visits by how often each occurs', () => {
    const [opening, none] = [
      { writes: 8, reads: 4 },
      { writes: 0, reads: 0 },
    ];
    const first = {
      files: 40,
      fileBytes: 400,
      uncached: 4,
      calls: ['config', 'me'],
      callBytes: 40,
      ...opening,
    };
    const returning = { files: 0, fileBytes: 0, uncached: 0, calls: ['me', 'me'], callBytes: 0, ...none };
    const traffic = { what: '', cold: 0, emptyCache: 0.25 };
    expect(averageVisit({ first, returning }, traffic)).toEqual({
      files: 10,
      fileBytes: 100,
      uncached: 1,
      calls: 2,
      callBytes: 10,
      writes: 2,
      reads: 1,
    });
  });

  it('leaves out a year of storage: 20 MB at $0.45 per gigabyte and month, with recovery', () => {
    expect(yearOnTable(usage)).toBeCloseTo(0.02 * 0.45 * 12, 6);
  });

  it('counts $0.0115 for 15 keywords of DataForSEO Labs, a flat $0.075 for Ads, and nothing without keywords', () => {
    const of = (marketData: Providers['marketData'], changes: Partial<Usage> = {}) =>
      lineOf('Market data', warm, changes, { ...offline, marketData });
    expect(of('labs')).toBeCloseTo(11.5, 6);
    expect(of('ads')).toBeCloseTo(75, 6);
    expect(of('labs', { lookUps: 0 })).toBe(0);
  });

  it('grows with each choice that costs more, and refuses a model without a price', () => {
    const of = (providers: Providers) => total(costOf(usage, design, warm, providers));
    const nova = { marketData: 'labs', model: 'amazon.nova-lite-v1:0' } as const;
    expect(of(offline)).toBeLessThan(of({ marketData: 'labs', model: null }));
    expect(of({ marketData: 'labs', model: null })).toBeLessThan(of(nova));
    expect(() => of({ marketData: 'none', model: 'nobody.knows-it' })).toThrow('nobody.knows-it');
  });

  it('counts the polls of an open page, a second after the start and then every five', () => {
    const of = (stageCpuMs: number, transitions: number) =>
      apiCalls({ ...usage, stageCpuMs, tableWaits: 0, transitions, steps: 0 });
    expect(of(100, 1)).toBe(2);
    expect(of(5_900, 0)).toBe(3);
    expect(of(6_100, 0)).toBe(4);
  });
});

it('the cost counts Lambda’s own log lines if the stage keeps them', () => {
  const all = lineOf('Logs', warm, {}, offline, { ...design, logsStageCalls: true });
  expect(all - lineOf('Logs')).toBeCloseTo(3 * 700 * 0.0000005, 6);
});

it('the cost counts the table units that open an account', () => {
  expect(lineOf('DynamoDB', visiting({ writes: 8 })) - lineOf('DynamoDB')).toBeCloseTo(0.005, 6);
});

describe('the cost of a month without a visitor', () => {
  it('counts ACLs with their rules, each metric of an alarm, custom metrics, dashboards, secrets and keys', () => {
    const Metrics = [
      { Id: 'e', Expression: 'a / b' },
      { Id: 'a', MetricStat: {} },
      { Id: 'b', MetricStat: {} },
    ];
    const metricFilter = (MetricName: string) => ({
      Type: 'AWS::Logs::MetricFilter',
      Properties: { MetricTransformations: [{ MetricName, MetricNamespace: 'Sweetspot/x' }] },
    });
    const Resources = {
      Acl: { Type: 'AWS::WAFv2::WebACL', Properties: { Rules: [{ Name: 'a' }, { Name: 'b' }] } },
      Plain: { Type: 'AWS::CloudWatch::Alarm', Properties: { MetricName: 'Errors' } },
      Ratio: { Type: 'AWS::CloudWatch::Alarm', Properties: { Metrics } },
      // One metric, although two log groups feed it.
      Filter: metricFilter('RunsRefunded'),
      SameFilter: metricFilter('RunsRefunded'),
      Dashboard: { Type: 'AWS::CloudWatch::Dashboard' },
      Secret: { Type: 'AWS::SecretsManager::Secret' },
      Key: { Type: 'AWS::KMS::Key' },
    };
    const lines = fixedCosts(Template.fromJSON({ Resources }));
    expect(lines.map(({ what, usd }) => [what, Number(usd.toFixed(2))])).toEqual([
      ['1 web ACLs', 5],
      ['2 rules of the web ACLs', 2],
      ['3 metrics of 2 alarms', 0.3],
      ['1 custom metrics', 0.3],
      ['1 dashboards', 3],
      ['1 secrets', 0.4],
      ['1 keys', 1],
    ]);
  });
});

it('a job enters the steps of its path: one for each image, none for what it skips; only the run is billed', () => {
  const text = statesOfRun({ jobType: 'keyword_optimizer', contextKind: 'text', images: 0 });
  // `run` and the end.
  expect(text.transitions).toBe(2);
  expect(statesOfRun({ jobType: 'keyword_optimizer', contextKind: 'url', images: 0 }).steps).toBe(
    text.steps + 1,
  );
  const images = (count: number) =>
    statesOfRun({ jobType: 'image_analyzer', contextKind: 'none', images: count });
  expect(images(10).steps - images(1).steps).toBe(9);
  expect(images(10).transitions).toBe(2);
});

describe('request units', () => {
  it('are what the response accounts for, for all tables of a transaction', () => {
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

  it('are counted by operation and kinds of items, independent of the user', () => {
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
