import type { Adjustment, PaidGrant, Payment } from '#contracts/billing/payment.ts';
import type { OfferName } from '#contracts/billing/plans.ts';
import { decideClawback, decideGrant, isForPeriod } from '#domain/billing/payment-grant.ts';
import type { ClawbackOutcome, GrantOutcome, PaidCredits } from '#ports';
import type { Table, Writable } from '#stores/table/table.ts';
import { transact, untilCurrent } from '#stores/table/transact.ts';
import { emptyAccount, type Movement, movementWrites, readAccount } from './account.ts';

const movement = (kind: Movement['kind'], halfCredits: number, description: string, createdAt: string) =>
  halfCredits === 0 ? [] : [{ kind, halfCredits, description, jobId: null, createdAt }];

const listGrants = async (table: Table, userId: string): Promise<PaidGrant[]> => {
  const { data } = await table.entities.paidGrant.query
    .primary({ userId })
    .go({ pages: 'all', consistent: true });
  return data.map(({ grantId, userId: _, ...rest }) => ({ id: grantId, ...rest }));
};

type GrantOrder = { userId: string; payment: Payment; offer: OfferName; at: string };

const grantOnce = async (
  table: Table,
  { userId, payment, offer, at }: GrantOrder,
): Promise<GrantOutcome | undefined> => {
  if (!isForPeriod(payment)) return 'repeated';
  // The account is read first. A grant that is missing here but is made afterwards moves the account, and the write
  // is rejected.
  const account = (await readAccount(table, userId)) ?? emptyAccount(userId);
  const grants = await listGrants(table, userId);
  const decision = decideGrant({ payment, offer, grants, balance: account.halfCredits });
  if (decision.kind !== 'give') return decision.kind;
  const { grant, lapsing, description } = decision;
  const movements = [
    ...movement('expiry', -lapsing, 'Unused credits expired', at),
    ...movement('grant', grant.halfCredits, description, at),
  ];
  const { id: grantId, ...rest } = grant;
  const failed = await transact(table, (entities) => ({
    paidGrant: entities.paidGrant.create({ ...rest, grantId, userId }).commit(),
    ...movementWrites(entities, account, movements),
  }));
  return failed.size === 0 ? 'given' : undefined;
};

const clawbackWrite = (
  { clawback }: Writable,
  userId: string,
  { adjustmentId, transactionId }: Adjustment,
  halfCredits: { owed: number; taken: number },
  createdAt: string,
) =>
  clawback
    .create({
      userId,
      adjustmentId,
      transactionId,
      owedHalfCredits: halfCredits.owed,
      takenHalfCredits: halfCredits.taken,
      createdAt,
    })
    .commit();

const listClawbacks = async (table: Table, userId: string) =>
  (await table.entities.clawback.query.primary({ userId }).go({ pages: 'all', consistent: true })).data;

const clawBackOnce = async (
  table: Table,
  userId: string,
  adjustment: Adjustment,
  at: string,
): Promise<ClawbackOutcome | undefined> => {
  const account = (await readAccount(table, userId)) ?? emptyAccount(userId);
  const [grants, clawbacks] = await Promise.all([listGrants(table, userId), listClawbacks(table, userId)]);
  const decision = decideClawback({ adjustment, grants, clawbacks, balance: account.halfCredits });
  if (decision.kind !== 'move') return decision.kind;
  const { owed, taken, description } = decision;
  const movements = movement(taken < 0 ? 'grant' : 'clawback', -taken, description, at);
  const failed = await transact(table, (entities) => ({
    clawback: clawbackWrite(entities, userId, adjustment, { owed, taken }, at),
    ...movementWrites(entities, account, movements),
  }));
  return failed.size === 0 ? 'taken' : undefined;
};

/** Credits of payments in the table. Every movement goes through the account, so each counts once. */
export const createPaidCredits = (table: Table): PaidCredits => ({
  list: (userId) => listGrants(table, userId),
  listClawbacks: (userId) => listClawbacks(table, userId),
  grant: (userId, payment, offer, at) => untilCurrent(() => grantOnce(table, { userId, payment, offer, at })),
  clawBack: (userId, adjustment, at) => untilCurrent(() => clawBackOnce(table, userId, adjustment, at)),
});
