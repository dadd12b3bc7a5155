import { DeleteTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { permitted, type Waiting, waitFor } from './calls.ts';
import { setDeletionProtection } from './copy-settings.ts';
import { findTable, waitUntilActive } from './restore-table.ts';

/** Deletes a table that a drill created, and waits until it no longer exists. A running restore has to end first. */
export const removeCopy = async (
  client: DynamoDBClient,
  tableName: string,
  waiting: Waiting,
): Promise<void> => {
  if ((await findTable(client, tableName)) === null) return;
  const { DeletionProtectionEnabled } = await waitUntilActive(client, tableName, waiting);
  if (DeletionProtectionEnabled) await setDeletionProtection(client, tableName, false, waiting);
  await permitted('dynamodb:DeleteTable', () =>
    client.send(new DeleteTableCommand({ TableName: tableName })),
  );
  await waitFor(`the deletion of ${tableName}`, waiting, async () =>
    (await findTable(client, tableName)) === null ? true : null,
  );
};
