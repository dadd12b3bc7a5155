import { randomUUID } from 'node:crypto';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { openTable, type Table } from '#stores/table/table.ts';
import { createManualClock } from '#test/fakes/manual-clock.ts';
import { captureFrom } from '../../../scripts/capture/capture-items.ts';
import { type ItemFile, readItemFiles, type StoredItem } from '../../../scripts/capture/item-file.ts';
import { openScenario } from '../../../scripts/capture/people.ts';
import { documentClient, startTestTables } from '../dynamodb.ts';

const captured = readItemFiles();
/** The captured releases. */
export const releases = captured.map(({ release }) => release);
/** The items that `npm run capture-items` would capture now. */
export const thisCode = 'this code';

const batchSize = 25;

const load = async ({ client, name }: Table, items: readonly StoredItem[]): Promise<void> => {
  for (let start = 0; start < items.length; start += batchSize) {
    const requests = items.slice(start, start + batchSize).map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [name]: requests } }));
  }
};

/** The product on tables that hold the items of a release, at the time when they were captured. */
export const startReleases = () => {
  const { createTable } = startTestTables();
  const openTestTable = async (): Promise<Table> => {
    const testTable = await createTable();
    return openTable(documentClient(testTable), testTable.tableName);
  };
  let current: Omit<ItemFile, 'release'> | undefined;
  const fileOf = async (release: string): Promise<Omit<ItemFile, 'release'>> => {
    const file = captured.find((each) => each.release === release);
    if (file) return file;
    current ??= await captureFrom(await openTestTable());
    return current;
  };
  return async (release: string) => {
    const [{ items, capturedAt }, table] = await Promise.all([fileOf(release), openTestTable()]);
    await load(table, items);
    return {
      items,
      capturedAt,
      ...openScenario(table, createManualClock(capturedAt), { uuid: () => randomUUID() }),
    };
  };
};
