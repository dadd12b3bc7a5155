import { createHash } from 'node:crypto';
import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableSchema } from '#contracts/platform/table.ts';
import { kindOf } from '#stores/table/partition.ts';
import { encode, type StoredItem } from '../capture/item-file.ts';
import { createLedgerAudit } from './ledger-audit.ts';

export type TableAudit = {
  /** Live items by kind, in the order of their names. */
  readonly counts: ReadonlyMap<string, number>;
  readonly accounts: number;
  /** One sentence per violated rule of credits. */
  readonly problems: readonly string[];
  /** When each deletion of a user was requested, by user. */
  readonly deletions: ReadonlyMap<string, string>;
  /** Equal for two tables with the same live items. */
  readonly digest: string;
};

const deletion = z.object({
  userId: z.string(),
  requestedAt: z.string(),
  finishedAt: z.optional(z.string()),
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');
const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** DynamoDB removes expired items late, and at different times in two tables. */
const isExpired = (item: StoredItem, now: Date): boolean => {
  const ends = item[tableSchema.timeToLive];
  return typeof ends === 'number' && ends * 1000 <= now.getTime();
};

/** Audits items one by one. It only keeps sums and hashes, so a large table fits into memory. */
export const createAudit = (now: Date) => {
  const counts = new Map<string, number>();
  const deletions = new Map<string, string>();
  const ledgerAudit = createLedgerAudit();
  const hashes: string[] = [];
  return {
    add: (item: StoredItem): void => {
      if (isExpired(item, now)) return;
      const kind = kindOf(item);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      hashes.push(sha256(JSON.stringify(encode(item))));
      ledgerAudit.add(kind, item);
      const { data } = kind === 'deletion' ? deletion.safeParse(item) : {};
      if (!data) return;
      deletions.set(data.userId, data.requestedAt);
      if (data.finishedAt === undefined) ledgerAudit.skip(data.userId);
    },
    finish: (): TableAudit => ({
      counts: new Map([...counts].sort(byName)),
      accounts: ledgerAudit.accounts(),
      problems: ledgerAudit.findProblems(),
      deletions,
      digest: sha256(hashes.sort().join()),
    }),
  };
};

/** Reads the whole table once. It costs half a read unit for every 4 kB. */
export const auditTable = async (
  client: DynamoDBDocumentClient,
  tableName: string,
  now = new Date(),
): Promise<TableAudit> => {
  const audit = createAudit(now);
  for await (const { Items = [] } of paginateScan({ client }, { TableName: tableName }))
    for (const item of Items) audit.add(item);
  return audit.finish();
};

/** The kinds whose numbers differ, as `kind: number in the first, number in the second`. */
export const compareCounts = (first: TableAudit, second: TableAudit): string[] =>
  [...new Set([...first.counts.keys(), ...second.counts.keys()])]
    .sort()
    .map((kind) => [kind, first.counts.get(kind) ?? 0, second.counts.get(kind) ?? 0] as const)
    .filter(([, a, b]) => a !== b)
    .map(([kind, a, b]) => `${kind}: ${a}, ${b}`);
