import { join } from 'node:path';
import {
  CreateBackupCommand,
  DeleteTableCommand,
  DescribeBackupCommand,
  DynamoDBClient,
  type DynamoDBClientConfig,
} from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { startDynamoDb } from '#lib/local/dynamodb.ts';
import type { LocalStackOptions } from '#lib/local/stack-options.ts';
import { reachDynamoDb, unsigned } from '#lib/local/storage/dynamodb-client.ts';
import { ensureTable } from '#lib/local/table.ts';
import { tableSettings } from '#lib/table-settings.ts';
import type { StoredItem } from '../capture/item-file.ts';
import { settings as emulatorSettings } from '../emulated/clients.ts';
import { RestoreFailed, type Waiting, waitFor } from './calls.ts';
import { applySettings, findMissingSettings } from './copy-settings.ts';
import { removeCopy } from './remove-copy.ts';
import { beginRestore, waitUntilActive } from './restore-table.ts';

/** Creates a table under another name, in the state that a table had at a given moment. */
export type TableCopier = {
  /** Records the current state of the table. */
  mark(source: string): Promise<void>;
  /** Creates the table in its recorded state. @returns what the copy lacks, one sentence each */
  copyTo(target: string): Promise<string[]>;
  /** Removes what was created. */
  remove(target: string): Promise<void>;
};

/** A DynamoDB on this machine for a rehearsal. */
export type Engine = {
  readonly name: string;
  /** How it creates the copy. */
  readonly means: string;
  readonly notRehearsed: readonly string[];
  /** Settings with which a local stack uses it. */
  readonly stackOptions: Pick<LocalStackOptions, 'throughDynamoDb'>;
  /** Creates an empty table and runs the work on the engine. */
  use<T>(work: (config: DynamoDBClientConfig) => Promise<T>): Promise<T>;
  openCopier(config: DynamoDBClientConfig): TableCopier;
};

const waiting: Waiting = { everyMs: 100, atMostMs: 30_000 };
const always = [
  'how long AWS takes: minutes for a small table, hours for a large one',
  'the deployment of the stack with "restoredTable" (test/infra/restored-table.test.ts checks its template)',
];

const batchSize = 25;

const readAll = async (client: DynamoDBDocumentClient, TableName: string): Promise<StoredItem[]> => {
  const items: StoredItem[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName })) items.push(...Items);
  return items;
};

const writeAll = async (client: DynamoDBDocumentClient, table: string, items: readonly StoredItem[]) => {
  for (let from = 0; from < items.length; from += batchSize) {
    const requests = items.slice(from, from + batchSize).map((Item) => ({ PutRequest: { Item } }));
    const { UnprocessedItems = {} } = await client.send(
      new BatchWriteCommand({ RequestItems: { [table]: requests } }),
    );
    if (Object.keys(UnprocessedItems).length > 0)
      throw new RestoreFailed('The engine did not accept all items.');
  }
};

/** The engine of the local stack. It has no backups, so the items are read before the damage and written again. */
export const localEngine = (dataDir: string): Engine => ({
  name: 'the local engine',
  means: 'an export of all items while nothing writes, and an import into a new table',
  notRehearsed: [
    'RestoreTableToPointInTime and the settings that a restored table loses: the local engine has neither (--emulator rehearses the calls)',
    ...always,
  ],
  stackOptions: {},
  use: async (work) => {
    const server = await startDynamoDb(join(dataDir, 'dynamodb'));
    try {
      return await work({ ...reachDynamoDb(server.endpoint), ...unsigned });
    } finally {
      await server.stop();
    }
  },
  openCopier: (config) => {
    const client = DynamoDBDocumentClient.from(new DynamoDBClient(config));
    let exported: StoredItem[] = [];
    return {
      mark: async (source) => {
        exported = await readAll(client, source);
      },
      copyTo: async (target) => {
        await ensureTable(String(config.endpoint), target);
        await writeAll(client, target, exported);
        return [];
      },
      remove: async (target) => void (await client.send(new DeleteTableCommand({ TableName: target }))),
    };
  },
});

const createBackup = async (client: DynamoDBClient, TableName: string): Promise<string> => {
  const { BackupDetails } = await client.send(
    new CreateBackupCommand({ TableName, BackupName: 'restore-drill' }),
  );
  const arn = BackupDetails?.BackupArn;
  if (arn === undefined) throw new RestoreFailed('The engine made a backup without an ARN.');
  await waitFor('the backup', waiting, async () => {
    const { BackupDescription } = await client.send(new DescribeBackupCommand({ BackupArn: arn }));
    return BackupDescription?.BackupDetails?.BackupStatus === 'AVAILABLE' ? true : null;
  });
  return arn;
};

/** An emulator of AWS with backups. It uses the calls of a stage, but restores a backup instead of a point in time. */
export const emulatorEngine = (endpoint: string): Engine => {
  const settings = tableSettings({ stage: 'restore-drill', protectData: true, foundation: false });
  return {
    name: `the emulator at ${endpoint}`,
    means: 'CreateBackup before the damage, RestoreTableFromBackup after it',
    notRehearsed: [
      'a point in time: the emulator keeps none, so a backup replaces it',
      'how far back recovery reaches: the emulator does not report it',
      ...always,
    ],
    stackOptions: { throughDynamoDb: async () => ({ endpoint, stop: async () => {} }) },
    use: (work) => work(emulatorSettings(endpoint)),
    openCopier: (config) => {
      const client = new DynamoDBClient(config);
      let arn = '';
      return {
        mark: async (source) => {
          arn = await createBackup(client, source);
        },
        copyTo: async (target) => {
          await beginRestore(client, { kind: 'backup', arn }, target);
          const table = await waitUntilActive(client, target, waiting);
          await applySettings(client, table, settings, waiting);
          return findMissingSettings(client, target, settings, { reportsDays: false });
        },
        remove: (target) => removeCopy(client, target, waiting),
      };
    },
  };
};
