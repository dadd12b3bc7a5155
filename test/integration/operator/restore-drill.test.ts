import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { openStageTable } from '#runtime/adapters/stores.ts';
import { tempDir } from '#test/temp-dir.ts';
import { scan } from '../../../scripts/capture/capture-items.ts';
import { type Engine, localEngine } from '../../../scripts/restore/engines.ts';
import { rehearse } from '../../../scripts/restore/rehearse.ts';
import { createSteps } from '../../../scripts/restore/steps.ts';

const run = async (change: (engine: Engine) => Engine = (engine) => engine) => {
  const dataDir = tempDir();
  const steps = createSteps(() => {});
  const engine = change(localEngine(dataDir));
  const before = await rehearse({ engine, steps, dataDir, source: 'drill-source', target: 'drill-copy' });
  return { before, steps };
};

/** Loses one item that no rule about credits covers. */
const losesAnItem = (engine: Engine): Engine => ({
  ...engine,
  openCopier: (config) => {
    const copier = engine.openCopier(config);
    return {
      ...copier,
      copyTo: async (target) => {
        const missing = await copier.copyTo(target);
        const [item] = (await scan(openStageTable(target, config))).filter(({ sk }) => sk === 'PROFILE');
        const client = DynamoDBDocumentClient.from(new DynamoDBClient(config));
        await client.send(new DeleteCommand({ TableName: target, Key: { pk: item?.pk, sk: item?.sk } }));
        return missing;
      },
    };
  },
});

it('a drill restores a damaged table on this machine and runs a job on the copy', async () => {
  const { before, steps } = await run();
  expect(before.accounts).toBeGreaterThan(2);
  expect(before.counts.size).toBeGreaterThan(20);
  expect(steps.done.map(({ name }) => name).at(-2)).toMatch(/on the copy, sign in and run a job/);
});

it('a drill fails when the copy lacks a single item', async () => {
  await expect(run(losesAnItem)).rejects.toThrow('The copy does not have the same items.');
});
