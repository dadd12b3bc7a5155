import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { tableSchema } from '#contracts/platform/table.ts';
import { startDynamoDb } from '#lib/local/dynamodb.ts';
import { reachDynamoDb, unsigned } from '#lib/local/storage/dynamodb-client.ts';
import { ensureTable } from '#lib/local/table.ts';
import { openStageTable } from '#runtime/adapters/stores.ts';
import type { Table } from '#stores/table/table.ts';
import type { ItemFile, StoredItem } from './item-file.ts';
import { playScenario } from './scenario.ts';

const { partitionKey, sortKey, timeToLive } = tableSchema;
const keyOf = (item: StoredItem): string => `${item[partitionKey]} ${item[sortKey]}`;

/** All items of the table, by key. */
export const scan = async ({ client, name }: Table): Promise<StoredItem[]> => {
  const items: StoredItem[] = [];
  let next: Record<string, unknown> | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName: name, ExclusiveStartKey: next }));
    items.push(...(page.Items ?? []));
    next = page.LastEvaluatedKey;
  } while (next);
  return items.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
};

const isLive = (item: StoredItem, at: string): boolean => {
  const ends = item[timeToLive];
  return typeof ends !== 'number' || ends > Date.parse(at) / 1000;
};

/** All items that the scenario leaves on the table, without expired ones. */
export const captureFrom = async (table: Table): Promise<Omit<ItemFile, 'release'>> => {
  const capturedAt = await playScenario(table);
  return { capturedAt, items: (await scan(table)).filter((item) => isLive(item, capturedAt)) };
};

/** The items as the current code writes them, on a separate table. */
export const captureItems = async (): Promise<Omit<ItemFile, 'release'>> => {
  const folder = mkdtempSync(join(tmpdir(), 'sweetspot-capture-'));
  const server = await startDynamoDb(folder);
  try {
    await ensureTable(server.endpoint, 'capture');
    const client = { ...reachDynamoDb(server.endpoint), ...unsigned };
    return await captureFrom(openStageTable('capture', client));
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
