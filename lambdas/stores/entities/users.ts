import { Entity, type EntityConfiguration } from 'electrodb';
import { roles } from '#contracts/accounts/me.ts';
import { planNames } from '#contracts/billing/plans.ts';
import { ledgerKinds } from '#contracts/credits/credits.ts';
import { type JobType, jobTypes } from '#contracts/product.ts';
import { expiresAt, flag, model, padded, requiredNumber, requiredText, text } from './attributes.ts';
import { profileByCreditDate, tableKeys } from './table-keys.ts';

/** How many runs of each tool the user has started. Accounts lack the tools that came after them. */
const runCounters = Object.fromEntries(jobTypes.map((type) => [type, { type: 'number' }])) as {
  readonly [Type in JobType]: { readonly type: 'number' };
};

/** Items of a user: the profile, credits and sessions with their attributes. */
export const userEntities = {
  profile: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('profile'),
        attributes: {
          userId: requiredText,
          email: requiredText,
          fullName: requiredText,
          role: { type: roles, required: true },
          plan: { type: planNames, required: true },
          firstLogin: flag,
          trialUsed: flag,
          createdAt: requiredText,
          nextFreeCreditDate: text,
          /** That date, or a later moment at which a renewal that failed is tried again. */
          creditsDueAt: text,
          sessionsEndedAt: text,
          closedAt: text,
        },
        indexes: { primary: tableKeys.profile, due: profileByCreditDate },
      },
      on,
    ),
  /** What must move in one step: the balance, the number of its last ledger entry, the numbers of the jobs. */
  account: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('account'),
        attributes: {
          userId: requiredText,
          halfCredits: requiredNumber,
          entries: requiredNumber,
          ...runCounters,
        },
        indexes: { primary: tableKeys.account },
      },
      on,
    ),
  ledgerEntry: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('ledger_entry'),
        attributes: {
          userId: requiredText,
          number: padded(10),
          kind: { type: ledgerKinds, required: true },
          halfCredits: requiredNumber,
          balanceAfter: requiredNumber,
          description: requiredText,
          jobId: text,
          createdAt: requiredText,
        },
        indexes: { primary: tableKeys.ledgerEntry },
      },
      on,
    ),
  /** Ensures that a grant is given only once. */
  grant: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('grant'),
        attributes: {
          userId: requiredText,
          grantId: requiredText,
          halfCredits: requiredNumber,
          lapsesAt: text,
        },
        indexes: { primary: tableKeys.grant },
      },
      on,
    ),
  /** A session that its user has ended. Its mere presence counts: the table removes it when no token of it can. */
  endedSession: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('ended_session'),
        attributes: {
          userId: requiredText,
          sessionId: requiredText,
          expiresAt: { ...expiresAt, required: true },
        },
        indexes: { primary: tableKeys.endedSession },
      },
      on,
    ),
};
