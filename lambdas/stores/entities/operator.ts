import { CustomAttributeType, Entity, type EntityConfiguration } from 'electrodb';
import type { OperatorAction } from '#contracts/accounts/operator.ts';
import { model, requiredText, text } from './attributes.ts';
import { deletionByDueTime, tableKeys } from './table-keys.ts';

/** The items of operators' actions and their attributes. */
export const operatorEntities = {
  audit: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('audit'),
        attributes: {
          subject: requiredText,
          id: requiredText,
          at: requiredText,
          actor: requiredText,
          action: { type: CustomAttributeType<OperatorAction>('string'), required: true },
          reason: text,
          outcome: { type: ['begun', 'done', 'failed'] as const, required: true },
          detail: { type: CustomAttributeType<Record<string, unknown>>('any'), required: true },
        },
        indexes: { primary: tableKeys.audit },
      },
      on,
    ),
  /** A requested deletion. `queue` lists it until it is finished. */
  deletion: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('deletion'),
        attributes: {
          userId: requiredText,
          requestedAt: requiredText,
          finishedAt: text,
          queue: text,
          /** The time at which to continue it. */
          dueAt: text,
          /** Removed jobs whose files may still arrive. */
          watchedJobs: { type: 'set', items: 'string' },
          /** The time after which no more data can arrive. */
          lookAgainAt: text,
        },
        indexes: { primary: tableKeys.deletion, due: deletionByDueTime },
      },
      on,
    ),
};
