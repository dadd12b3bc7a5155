import { expect, it } from 'vitest';
import type { JobRecord } from '#ports';
import { userOrder } from '#test/factories/job-orders.ts';
import { storeOutput } from '#usecases/stages/support/stage-output.ts';

const createdAt = '2026-11-21T12:00:00.000Z';
const daysLater = (days: number): number => Date.parse(createdAt) / 1000 + days * 24 * 3600;

const expiryOf = async (changes: Pick<JobRecord, 'expiresAt'>, name: 'scored' | 'ideas') => {
  const job = { ...userOrder('user-1').job, sequentialNumber: 1, slug: null, createdAt, ...changes };
  let expiry: number | null = Number.NaN;
  const outputs = {
    read: async () => null,
    write: async (_jobId: string, _name: string, _value: unknown, expiresAt: number | null) => {
      expiry = expiresAt;
    },
  };
  await storeOutput({ outputs }, job, name, []);
  return expiry;
};

it('outputs that users read are kept as long as the run, while outputs for later stages expire after a week', async () => {
  expect(await expiryOf({ expiresAt: null }, 'scored')).toBeNull();
  expect(await expiryOf({ expiresAt: null }, 'ideas')).toBe(daysLater(7));
  expect(await expiryOf({ expiresAt: daysLater(30) }, 'scored')).toBe(daysLater(30));
  expect(await expiryOf({ expiresAt: daysLater(1) }, 'ideas')).toBe(daysLater(1));
});
