import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ListTagsOfResourceCommand,
  type TableDescription,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { tableSchema } from '#contracts/platform/table.ts';
import type { TableSettings } from '#lib/table-settings.ts';
import { isNamed } from '../preflight/checks/finding.ts';
import { permitted, type Waiting, waitFor } from './calls.ts';
import { waitUntilActive } from './restore-table.ts';

const setTimeToLive = async (client: DynamoDBClient, TableName: string, attribute: string): Promise<void> => {
  const { TimeToLiveDescription: found } = await permitted('dynamodb:DescribeTimeToLive', () =>
    client.send(new DescribeTimeToLiveCommand({ TableName })),
  );
  if (found?.TimeToLiveStatus === 'ENABLED' || found?.TimeToLiveStatus === 'ENABLING') return;
  await permitted('dynamodb:UpdateTimeToLive', () =>
    client.send(
      new UpdateTimeToLiveCommand({
        TableName,
        TimeToLiveSpecification: { Enabled: true, AttributeName: attribute },
      }),
    ),
  );
};

/** A new table rejects this until its backups are set up, which takes a few minutes. */
const setRecovery = (client: DynamoDBClient, TableName: string, days: number, waiting: Waiting) =>
  waitFor(`point-in-time recovery of ${TableName}`, waiting, () =>
    permitted('dynamodb:UpdateContinuousBackups', async () => {
      try {
        return await client.send(
          new UpdateContinuousBackupsCommand({
            TableName,
            PointInTimeRecoverySpecification: {
              PointInTimeRecoveryEnabled: true,
              RecoveryPeriodInDays: days,
            },
          }),
        );
      } catch (error) {
        if (isNamed(error, 'ContinuousBackupsUnavailableException')) return null;
        throw error;
      }
    }),
  );

export const setDeletionProtection = async (
  client: DynamoDBClient,
  TableName: string,
  isOn: boolean,
  waiting: Waiting,
): Promise<void> => {
  await permitted('dynamodb:UpdateTable', () =>
    client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: isOn })),
  );
  await waitUntilActive(client, TableName, waiting);
};

/** Gives a restored table the settings that DynamoDB does not copy. Applying them twice changes nothing. */
export const applySettings = async (
  client: DynamoDBClient,
  { TableName: tableName = '', TableArn }: TableDescription,
  settings: TableSettings,
  waiting: Waiting,
): Promise<void> => {
  const Tags = Object.entries(settings.tags).map(([Key, Value]) => ({ Key, Value }));
  await setTimeToLive(client, tableName, settings.timeToLive);
  await setRecovery(client, tableName, settings.recoveryDays, waiting);
  await permitted('dynamodb:TagResource', () =>
    client.send(new TagResourceCommand({ ResourceArn: TableArn, Tags })),
  );
  if (settings.deletionProtection) await setDeletionProtection(client, tableName, true, waiting);
};

const readTags = async (client: DynamoDBClient, ResourceArn: string | undefined) => {
  const { Tags = [] } = await permitted('dynamodb:ListTagsOfResource', () =>
    client.send(new ListTagsOfResourceCommand({ ResourceArn })),
  );
  return new Map(Tags.map(({ Key, Value }) => [Key, Value]));
};

const readSettings = async (client: DynamoDBClient, TableName: string) => {
  const { Table: table } = await client.send(new DescribeTableCommand({ TableName }));
  const { TimeToLiveDescription: timeToLive } = await client.send(
    new DescribeTimeToLiveCommand({ TableName }),
  );
  const { ContinuousBackupsDescription } = await permitted('dynamodb:DescribeContinuousBackups', () =>
    client.send(new DescribeContinuousBackupsCommand({ TableName })),
  );
  const recovery = ContinuousBackupsDescription?.PointInTimeRecoveryDescription;
  return { table, timeToLive, recovery, tags: await readTags(client, table?.TableArn) };
};

/**
 * What the table lacks of its settings and of the stage's schema, one sentence each; empty when nothing is missing.
 * @param reportsDays false for an engine that does not say how far back its recovery reaches
 */
export const findMissingSettings = async (
  client: DynamoDBClient,
  tableName: string,
  wanted: TableSettings,
  { reportsDays = true }: { reportsDays?: boolean } = {},
): Promise<string[]> => {
  const { table, timeToLive, recovery, tags } = await readSettings(client, tableName);
  const { index } = tableSchema;
  const hasTimeToLive =
    ['ENABLED', 'ENABLING'].includes(timeToLive?.TimeToLiveStatus ?? '') &&
    timeToLive?.AttributeName === wanted.timeToLive;
  const hasDays = !reportsDays || recovery?.RecoveryPeriodInDays === wanted.recoveryDays;
  const checks: readonly (readonly [boolean, string])[] = [
    [hasTimeToLive, `time to live is not on for "${wanted.timeToLive}"`],
    [
      recovery?.PointInTimeRecoveryStatus === 'ENABLED' && hasDays,
      `point-in-time recovery does not reach back ${wanted.recoveryDays} days`,
    ],
    [
      (table?.DeletionProtectionEnabled ?? false) === wanted.deletionProtection,
      `deletion protection is not ${wanted.deletionProtection ? 'on' : 'off'}`,
    ],
    [Object.entries(wanted.tags).every(([name, value]) => tags.get(name) === value), 'tags are missing'],
    [
      (table?.GlobalSecondaryIndexes ?? []).some(({ IndexName }) => IndexName === index.name),
      `the index ${index.name} is missing`,
    ],
    [table?.BillingModeSummary?.BillingMode === 'PAY_PER_REQUEST', 'the table is not on demand'],
  ];
  return checks.filter(([isRight]) => !isRight).map(([, text]) => text);
};
