import { Entity, type EntityConfiguration } from 'electrodb';
import { expiresAt, model, requiredNumber, requiredText } from './attributes.ts';
import { tableKeys } from './table-keys.ts';

/** The items that count provider costs, and their attributes. */
export const spendingEntities = {
  /** The provider costs of one day: of the stage, of all visitors, or of one user. */
  dailySpend: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('daily_spend'),
        attributes: {
          day: requiredText,
          holder: requiredText,
          microUsd: requiredNumber,
          expiresAt: { ...expiresAt, required: true },
        },
        indexes: { primary: tableKeys.dailySpend },
      },
      on,
    ),
  /** One call of a job. */
  providerCall: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('provider_call'),
        attributes: {
          jobId: requiredText,
          at: requiredText,
          id: requiredText,
          provider: requiredText,
          task: requiredText,
          reservedMicroUsd: requiredNumber,
          /** Missing until the cost is known. */
          paidMicroUsd: { type: 'number' },
          expiresAt,
        },
        indexes: { primary: tableKeys.providerCall },
      },
      on,
    ),
};
