import { describe, expect, it } from 'vitest';
import { kindOf } from '#stores/table/partition.ts';
import { type ItemFile, readItemFiles, type StoredItem } from '../../../../scripts/capture/item-file.ts';
import { compareCounts, createAudit } from '../../../../scripts/restore/audit-table.ts';

const auditOf = (items: readonly StoredItem[], at: string) => {
  const audit = createAudit(new Date(at));
  for (const item of items) audit.add(item);
  return audit.finish();
};

const files = readItemFiles();
const { items, capturedAt } = files.at(-1) ?? { items: [], capturedAt: '' };
const isOf = (kind: string) => (item: StoredItem) => kindOf(item) === kind;

const entries = items.filter(isOf('ledger_entry'));
const charge = entries.find(({ kind }) => kind === 'charge') ?? {};
const refund = entries.find(({ kind }) => kind === 'refund') ?? {};
const ofUser = (kind: string) => (item: StoredItem) => isOf(kind)(item) && item.userId === charge.userId;
const change = (matches: (item: StoredItem) => boolean, changes: StoredItem): StoredItem[] =>
  items.map((item) => (matches(item) ? { ...item, ...changes } : item));
const without = (matches: (item: StoredItem) => boolean): StoredItem[] =>
  items.filter((item) => !matches(item));
const guardOf = (kind: string, jobId: unknown) => (item: StoredItem) =>
  isOf(kind)(item) && item.jobId === jobId;

it('the audit has charges and refunds to look at', () => {
  expect([charge.jobId, refund.jobId]).toEqual([expect.any(String), expect.any(String)]);
});

it.each<[string, ItemFile]>(files.map((file) => [file.release, file]))(
  'the audit finds the ledgers of release %s in order',
  (_, file) => {
    const { problems, accounts } = auditOf(file.items, file.capturedAt);
    expect(problems).toEqual([]);
    expect(accounts).toBeGreaterThan(0);
  },
);

describe('the audit finds', () => {
  it.each<[what: string, damaged: () => StoredItem[], said: RegExp]>([
    ['a wrong balance', () => change(ofUser('account'), { halfCredits: 7_777 }), /balance of 3888\.5/],
    ['a negative balance', () => change(ofUser('account'), { halfCredits: -2 }), /negative balance of -1/],
    ['a lost ledger entry', () => without((item) => item === charge), /should have ledger entries/],
    ['a lost account', () => without(ofUser('account')), /and no account/],
    ['a second charge', () => [...items, { ...charge, number: 99 }], /is charged 2 times/],
    ['a second refund', () => [...items, { ...refund, number: 99 }], /is refunded 2 times/],
    [
      'a refund without its charge',
      () => without((item) => item.jobId === refund.jobId && item.kind === 'charge'),
      /is charged 0 times/,
    ],
    [
      'a refund that is too high',
      () => change((item) => item === refund, { halfCredits: 500 }),
      /more than its charge/,
    ],
    ['a lost guard of a charge', () => without(guardOf('charge', charge.jobId)), /no guard of its charge/],
    ['a lost guard of a refund', () => without(guardOf('refund', refund.jobId)), /no guard of its refund/],
    [
      'an account that cannot be read',
      () => change(ofUser('account'), { halfCredits: 'x' }),
      /cannot be read/,
    ],
  ])('%s', (_, damaged, said) => {
    expect(auditOf(damaged(), capturedAt).problems.join('\n')).toMatch(said);
  });
});

it('the audit leaves out the ledger of a user whose deletion is in progress', () => {
  const { userId } = charge;
  const deletion = { __edb_e__: 'deletion', userId, requestedAt: '2026-11-01T00:00:00.000Z' };
  const damaged = without((item) => item === charge);
  expect(auditOf(damaged, capturedAt).problems).not.toEqual([]);
  expect(auditOf([...damaged, deletion], capturedAt).problems).toEqual([]);
});

it('the audit gives the same digest for the same items in any order, and a different one for any changed attribute', () => {
  const { digest } = auditOf(items, capturedAt);
  expect(auditOf(items.toReversed(), capturedAt).digest).toBe(digest);
  expect(auditOf(change(ofUser('profile'), { fullName: 'Other' }), capturedAt).digest).not.toBe(digest);
});

it('the audit leaves out expired items, which two tables lose at different times', () => {
  const expired = { __edb_e__: 'page', pk: 'PAGE#x', sk: 'PAGE#0', ttl: Date.parse(capturedAt) / 1000 };
  const all = auditOf(items, capturedAt);
  expect(compareCounts(auditOf([...items, expired], capturedAt), all)).toEqual([]);
  expect(compareCounts(auditOf([...items, { ...expired, ttl: expired.ttl + 1 }], capturedAt), all)).toEqual([
    expect.stringMatching(/^page: /),
  ]);
});
