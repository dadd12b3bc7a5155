import { readFileSync } from 'node:fs';
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { tableSchema } from '#contracts/platform/table.ts';
import { startLocalStack } from '#lib/local/stack.ts';
import { ensureTable } from '#lib/local/table.ts';
import { openStageTable } from '#runtime/adapters/stores.ts';
import { kindOf } from '#stores/table/partition.ts';
import { createLocalAccount, signInLocally } from '#test/factories/local-account.ts';
import type { StoredItem } from '../capture/item-file.ts';
import { playScenario } from '../capture/scenario.ts';
import { openDemoApi } from '../seed/demo-api.ts';
import { auditTable, type TableAudit } from './audit-table.ts';
import { RestoreFailed } from './calls.ts';
import type { Engine, TableCopier } from './engines.ts';
import type { Steps } from './steps.ts';

export type Rehearsal = {
  readonly engine: Engine;
  readonly steps: Steps;
  readonly dataDir: string;
  readonly source: string;
  readonly target: string;
};

const person = { email: 'restored@sweetspot.example', password: 'Restored-1' };
const article = new URL('../../test/fixtures/articles/cold-brew-at-home.txt', import.meta.url);
const request = () =>
  ({
    job_type: 'keyword_optimizer',
    generate_assets: true,
    context_input: readFileSync(article, 'utf8'),
  }) as const;

// The local payment vendor does not know the seeded subscriptions, so a review in a slow drill would report them.
const startStack = ({ engine, dataDir }: Rehearsal, tableName: string) =>
  startLocalStack({ port: 0, dataDir, tableName, hasSchedules: false, ...engine.stackOptions });

/** A user with a run, created through the API as a browser does. */
const seedByStack = async (rehearsal: Rehearsal): Promise<{ userId: string; jobId: string }> => {
  const stack = await startStack(rehearsal, rehearsal.source);
  try {
    const { userId, idToken } = await createLocalAccount(stack.url, person);
    return { userId, jobId: await openDemoApi(stack.url, idToken).run(request()) };
  } finally {
    await stack.stop();
  }
};

const keysOf = ({ pk, sk }: StoredItem) => ({
  [tableSchema.partitionKey]: pk,
  [tableSchema.sortKey]: sk,
});

/**
 * Simulates what a faulty script could do: deletes every ledger entry and corrupts every balance. @returns items
 * changed
 */
const damage = async (client: DynamoDBDocumentClient, TableName: string): Promise<number> => {
  let changed = 0;
  for await (const { Items = [] } of paginateScan({ client }, { TableName }))
    for (const item of Items) {
      const Key = keysOf(item);
      if (kindOf(item) === 'ledger_entry') await client.send(new DeleteCommand({ TableName, Key }));
      else if (kindOf(item) === 'account')
        await client.send(
          new UpdateCommand({
            TableName,
            Key,
            UpdateExpression: 'SET halfCredits = halfCredits + :much',
            ExpressionAttributeValues: { ':much': 10_000 },
          }),
        );
      else continue;
      changed += 1;
    }
  return changed;
};

const expectSound = (what: string, { problems }: TableAudit): void => {
  if (problems.length > 0) throw new RestoreFailed(`${what} is not sound:\n${problems.join('\n')}`);
};

type Opened = { client: DynamoDBDocumentClient; copier: TableCopier };

const restoreAndCheck = async (
  { steps, source, target }: Rehearsal,
  { client, copier }: Opened,
  before: TableAudit,
): Promise<void> => {
  await steps.run('damage the source: remove its ledgers, change its balances', () => damage(client, source));
  await steps.run('confirm that the checks detect the damage', async () => {
    if ((await auditTable(client, source)).problems.length === 0)
      throw new RestoreFailed('The checks do not detect that the ledgers are gone.');
  });
  const missing = await steps.run('make the copy under another name', () => copier.copyTo(target));
  if (missing.length > 0) throw new RestoreFailed(`The copy lacks settings: ${missing.join('; ')}.`);
  await steps.run(
    'check the credits of the copy, and every item against the moment before the damage',
    async () => {
      const copy = await auditTable(client, target);
      expectSound('The copy', copy);
      if (copy.digest !== before.digest) throw new RestoreFailed('The copy does not have the same items.');
    },
  );
};

/** The stack on the copy: the user signs in, finds the earlier run and starts another. */
const runOnCopy = async (rehearsal: Rehearsal, seeded: { userId: string; jobId: string }): Promise<void> => {
  const stack = await startStack(rehearsal, rehearsal.target);
  try {
    const { idToken } = await signInLocally(stack.url, person);
    const jobId = await openDemoApi(stack.url, idToken).run(request());
    const jobs = await stack.deps.jobs.listByUser(seeded.userId, { limit: 10, after: null });
    const completed = jobs.filter(({ status }) => status === 'completed').map(({ id }) => id);
    if (![seeded.jobId, jobId].every((id) => completed.includes(id)))
      throw new RestoreFailed(
        `Jobs on the copy: ${jobs.map(({ id, status }) => `${id} ${status}`).join(', ')}.`,
      );
  } finally {
    await stack.stop();
  }
};

const prepare = async ({ engine, steps, source }: Rehearsal, config: DynamoDBClientConfig) => {
  const opened: Opened = {
    client: DynamoDBDocumentClient.from(new DynamoDBClient(config)),
    copier: engine.openCopier(config),
  };
  await steps.run('write items of every kind through the stores', () =>
    playScenario(openStageTable(source, config)),
  );
  const before = await steps.run('read the source and remember this moment', async () => {
    const audit = await auditTable(opened.client, source);
    expectSound('The source', audit);
    await opened.copier.mark(source);
    return audit;
  });
  return { opened, before };
};

/**
 * The whole drill on this machine: known data, damage, a copy from before the damage, and the local stack on the copy.
 * @returns the source as it was before the damage @throws RestoreFailed when a check fails
 */
export const rehearse = async (rehearsal: Rehearsal): Promise<TableAudit> => {
  const { engine, steps, source, target } = rehearsal;
  await engine.use((config) => ensureTable(String(config.endpoint), source));
  const seeded = await steps.run('start the local stack, sign up and run a job', () =>
    seedByStack(rehearsal),
  );
  const before = await engine.use(async (config) => {
    const { opened, before } = await prepare(rehearsal, config);
    await restoreAndCheck(rehearsal, opened, before);
    return before;
  });
  await steps.run('start the local stack on the copy, sign in and run a job', () =>
    runOnCopy(rehearsal, seeded),
  );
  await engine.use(async (config) => {
    const client = DynamoDBDocumentClient.from(new DynamoDBClient(config));
    await steps.run('check the credits of the copy once more', async () =>
      expectSound('The copy after the run', await auditTable(client, target)),
    );
    const copier = engine.openCopier(config);
    for (const table of [target, source]) await copier.remove(table);
  });
  return before;
};
