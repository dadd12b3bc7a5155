import { Entity, type EntityConfiguration } from 'electrodb';
import { expiresAt, model, requiredNumber, requiredText } from './attributes.ts';
import { tableKeys } from './table-keys.ts';

/** The items that count calls, and their attributes. */
export const rateEntities = {
  rateCount: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('rate_count'),
        attributes: {
          key: requiredText,
          startedAt: requiredText,
          calls: requiredNumber,
          expiresAt: { ...expiresAt, required: true },
        },
        indexes: { primary: tableKeys.rateCount },
      },
      on,
    ),
};
