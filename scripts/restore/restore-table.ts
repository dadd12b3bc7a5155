import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  RestoreTableFromBackupCommand,
  RestoreTableToPointInTimeCommand,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import { isNamed } from '../preflight/checks/finding.ts';
import { permitted, RestoreFailed, type Waiting, waitFor } from './calls.ts';

/** The source of a restore: a table at a given second, or a backup. */
export type RestorePoint =
  | { readonly kind: 'time'; readonly source: string; readonly at: Date }
  | { readonly kind: 'backup'; readonly arn: string };

/** DescribeTable may not know a new table yet. */
const unknownForMs = 60_000;

/** Null when the table does not exist. */
export const findTable = (client: DynamoDBClient, tableName: string): Promise<TableDescription | null> =>
  permitted('dynamodb:DescribeTable', async () => {
    try {
      const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }));
      return Table ?? null;
    } catch (error) {
      if (isNamed(error, 'ResourceNotFoundException')) return null;
      throw error;
    }
  });

const describeRecovery = (client: DynamoDBClient, source: string) =>
  permitted('dynamodb:DescribeContinuousBackups', async () => {
    try {
      const command = new DescribeContinuousBackupsCommand({ TableName: source });
      const { ContinuousBackupsDescription: found } = await client.send(command);
      return found?.PointInTimeRecoveryDescription;
    } catch (error) {
      if (!isNamed(error, 'TableNotFoundException', 'ResourceNotFoundException')) throw error;
      throw new RestoreFailed(
        `The table ${source} does not exist. DynamoDB keeps a backup of a deleted table for 35 days: find its ARN with "aws dynamodb list-backups --backup-type SYSTEM" and pass it with --backup ARN.`,
        { cause: error },
      );
    }
  });

/** @throws RestoreFailed when the table has no recovery, or none at that time; `null` takes the latest second */
export const findRestorePoint = async (
  client: DynamoDBClient,
  source: string,
  at: Date | null,
): Promise<RestorePoint & { kind: 'time' }> => {
  const recovery = await describeRecovery(client, source);
  const { EarliestRestorableDateTime: earliest, LatestRestorableDateTime: latest } = recovery ?? {};
  if (recovery?.PointInTimeRecoveryStatus !== 'ENABLED' || !earliest || !latest)
    throw new RestoreFailed(
      `${source} has no point-in-time recovery. Restore a backup of it with --backup ARN, if there is one.`,
    );
  const chosen = at ?? latest;
  if (chosen < earliest || chosen > latest)
    throw new RestoreFailed(
      `${source} can be restored to ${earliest.toISOString()} - ${latest.toISOString()}, not to ${chosen.toISOString()}.`,
    );
  return { kind: 'time', source, at: chosen };
};

const request = (client: DynamoDBClient, point: RestorePoint, target: string): Promise<unknown> =>
  point.kind === 'time'
    ? permitted('dynamodb:RestoreTableToPointInTime', () =>
        client.send(
          new RestoreTableToPointInTimeCommand({
            SourceTableName: point.source,
            TargetTableName: target,
            RestoreDateTime: point.at,
          }),
        ),
      )
    : permitted('dynamodb:RestoreTableFromBackup', () =>
        client.send(new RestoreTableFromBackupCommand({ BackupArn: point.arn, TargetTableName: target })),
      );

/** Starts the restore. @throws RestoreFailed when the name is taken */
export const beginRestore = async (
  client: DynamoDBClient,
  point: RestorePoint,
  target: string,
): Promise<void> => {
  try {
    await request(client, point, target);
  } catch (error) {
    if (!isNamed(error, 'TableAlreadyExistsException', 'TableInUseException')) throw error;
    throw new RestoreFailed(`The table ${target} already exists. Choose another name with --target NAME.`, {
      cause: error,
    });
  }
};

const isReady = ({ TableStatus, GlobalSecondaryIndexes = [] }: TableDescription): boolean =>
  TableStatus === 'ACTIVE' && GlobalSecondaryIndexes.every(({ IndexStatus }) => IndexStatus === 'ACTIVE');

/** Waits until the table and its indexes are active. @throws RestoreFailed if it disappears or enters another state */
export const waitUntilActive = (
  client: DynamoDBClient,
  tableName: string,
  waiting: Waiting,
): Promise<TableDescription> => {
  let wasThere = false;
  return waitFor(`the table ${tableName} becoming active`, waiting, async (waitedMs) => {
    const table = await findTable(client, tableName);
    if (!table && (wasThere || waitedMs > unknownForMs))
      throw new RestoreFailed(`The restore failed: the table ${tableName} no longer exists. Start it again.`);
    wasThere ||= table !== null;
    if (!table) return null;
    if (!['CREATING', 'UPDATING', 'ACTIVE'].includes(table.TableStatus ?? ''))
      throw new RestoreFailed(`The restore failed: the table ${tableName} is ${table.TableStatus}.`);
    return isReady(table) ? table : null;
  });
};
