import { CustomAttributeType, Entity, type EntityConfiguration } from 'electrodb';
import type { CachedPage } from '#ports';
import { expiresAt, model, padded, requiredText } from './attributes.ts';
import { tableKeys } from './table-keys.ts';

/** The items of cached pages and metrics, and their attributes. */
export const cacheEntities = {
  page: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('page'),
        attributes: {
          urlSha256: requiredText,
          piece: padded(3),
          fetchedAt: requiredText,
          /** The number of pieces. The first piece holds it, together with the page's own fields. */
          pieces: { type: 'number' },
          page: { type: CustomAttributeType<Omit<CachedPage, 'body'>>('any') },
          data: { type: CustomAttributeType<Uint8Array>('any'), required: true },
          expiresAt: { ...expiresAt, required: true },
        },
        indexes: { primary: tableKeys.page },
      },
      on,
    ),
  metrics: (on: EntityConfiguration) =>
    new Entity(
      {
        model: model('market_metrics'),
        attributes: {
          source: requiredText,
          country: requiredText,
          language: requiredText,
          shard: requiredText,
          keyword: requiredText,
          metrics: { type: CustomAttributeType<unknown>('any'), required: true },
          expiresAt: { ...expiresAt, required: true },
        },
        indexes: { primary: tableKeys.metrics },
      },
      on,
    ),
};
