import { Entity, type EntityConfiguration } from 'electrodb';
import { roles } from '#contracts/accounts/me.ts';
import { planNames } from '#contracts/billing/plans.ts';
import { ledgerKinds } from '#contracts/credits/credits.ts';
import { type JobType, jobTypes } from '#contracts/product.ts';
import { expiresAt, flag, model, padded, requiredNumber, requiredText, text } from './attributes.ts';
import { profileByCreditDate, tableKeys } from './table-keys.ts';

/** The number of the user's runs of each tool. Accounts lack tools that were added later. */
const runCounters = Object.fromEntries(jobTypes.map((type) => [type, { type: 'number' }])) as {
  readonly [Type in JobType]: { readonly type: 'number' };
};

/** The items of a user (profile, credits and sessions) and their attributes. */
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
          /** That date, or a later time at which a failed renewal is retried. */
          creditsDueAt: text,
          sessionsEndedAt: text,
          closedAt: text,
        },
        indexes: { primary: tableKeys.profile, due: profileByCreditDate },
      },
      on,
    ),
  /** Values that must change together: the balance, the number of its last ledger entry, the numbers of jobs. */
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
  /**
   * A session that its user has ended. Its existence is what counts. The table removes it when none of its tokens can
   * still be valid.
   */
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
