import { lapsingHalfCredits } from '#domain/credits/credit-period.ts';
import type { CreditRenewal, Grant, UserProfile } from '#ports';
import { present } from '#stores/table/present.ts';
import type { Table, Writable } from '#stores/table/table.ts';
import { transact, untilCurrent } from '#stores/table/transact.ts';
import { emptyAccount, type Movement, movementWrites, readAccount } from './account.ts';

const granted = ({ halfCredits, description }: Grant, createdAt: string): Movement => ({
  kind: 'grant',
  halfCredits,
  description,
  jobId: null,
  createdAt,
});

const grantWrite = ({ grant }: Writable, userId: string, given: Grant) =>
  grant
    .create(present({ userId, grantId: given.id, halfCredits: given.halfCredits, lapsesAt: given.expiresAt }))
    .commit();

/** Writes a new user's profile, account and first grant, in one transaction. */
export const writeNewUser = (table: Table, profile: UserProfile, grant: Grant) => {
  const { userId, createdAt } = profile;
  const movements = [granted(grant, createdAt)];
  return transact(table, (entities) => ({
    profile: entities.profile
      .create(present({ ...profile, creditsDueAt: profile.nextFreeCreditDate }))
      .commit(),
    grant: grantWrite(entities, userId, grant),
    ...movementWrites(entities, emptyAccount(userId), movements),
  }));
};

const renewalMovements = (left: number, { grant, rolloverLimit, at }: CreditRenewal): Movement[] => {
  const lapsing = lapsingHalfCredits(left, rolloverLimit);
  const description = 'Unused credits expired';
  return [
    ...(lapsing > 0
      ? [{ kind: 'expiry' as const, halfCredits: -lapsing, description, jobId: null, createdAt: at }]
      : []),
    granted(grant, at),
  ];
};

/** Expires unused credits and grants new ones, in one transaction, unless another call has done so. */
export const writeRenewal = (table: Table, renewal: CreditRenewal): Promise<void> =>
  untilCurrent(async () => {
    const { userId, dueAt, nextFreeCreditDate, grant } = renewal;
    const account = (await readAccount(table, userId)) ?? emptyAccount(userId);
    const movements = renewalMovements(account.halfCredits, renewal);
    const failed = await transact(table, (entities) => ({
      profile: entities.profile
        .patch({ userId })
        .set({ nextFreeCreditDate, creditsDueAt: nextFreeCreditDate })
        .where((profile, { eq }) => eq(profile.nextFreeCreditDate, dueAt))
        .commit(),
      grant: grantWrite(entities, userId, grant),
      ...movementWrites(entities, account, movements),
    }));
    const isDone = failed.size === 0 || failed.has('profile') || failed.has('grant');
    return isDone ? null : undefined;
  }).then(() => undefined);

/** Grants credits in one transaction; false if this grant already exists. */
export const giveCredits = (table: Table, userId: string, grant: Grant, at: string): Promise<boolean> =>
  untilCurrent(async () => {
    const account = (await readAccount(table, userId)) ?? emptyAccount(userId);
    const movements = [granted(grant, at)];
    const failed = await transact(table, (entities) => ({
      grant: grantWrite(entities, userId, grant),
      ...movementWrites(entities, account, movements),
    }));
    if (failed.has('grant')) return false;
    return failed.size === 0 ? true : undefined;
  });
