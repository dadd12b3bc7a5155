import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createWriteTransaction, type EntityConfiguration, type Service } from 'electrodb';
import { billingEntities } from '#stores/entities/billing.ts';
import { cacheEntities } from '#stores/entities/caches.ts';
import { imageEntities } from '#stores/entities/images.ts';
import { jobEntities } from '#stores/entities/jobs.ts';
import { operatorEntities } from '#stores/entities/operator.ts';
import { rateEntities } from '#stores/entities/rates.ts';
import { spendingEntities } from '#stores/entities/spending.ts';
import { userEntities } from '#stores/entities/users.ts';
import { webhookEntities } from '#stores/entities/webhooks.ts';

/** The items of the table. Their keys come from `table-keys.ts`. */
const definitions = {
  ...userEntities,
  ...jobEntities,
  ...imageEntities,
  ...billingEntities,
  ...cacheEntities,
  ...operatorEntities,
  ...rateEntities,
  ...spendingEntities,
  ...webhookEntities,
};

type Entities = { readonly [Name in keyof typeof definitions]: ReturnType<(typeof definitions)[Name]> };

/** Building an entity takes ElectroDB 1-2 ms, so each is built on first use. A function uses only a few of them. */
const buildWhenUsed = (on: EntityConfiguration): Entities => {
  const entities = {};
  for (const [name, build] of Object.entries(definitions)) {
    let entity: unknown;
    Object.defineProperty(entities, name, {
      enumerable: true,
      get: () => {
        entity ??= build(on);
        return entity;
      },
    });
  }
  return entities as Entities;
};

/**
 * ElectroDB types a transaction by the service that contains its entities. At run time there is no such service here.
 */
export type Write = Service<Entities>['transaction']['write'];
/** The entities as the writes of a transaction see them. */
export type Writable = Parameters<Parameters<Write>[0]>[0];

/** The table with its access patterns, which only the stores see. */
export const openTable = (client: DynamoDBDocumentClient, table: string) => {
  const entities = buildWhenUsed({ client, table });
  const writable = entities as unknown as Writable;
  /** Writes all items or none. The named entity only makes the call; the writes can belong to any entity. */
  const write: Write = (writes) =>
    createWriteTransaction({ job: entities.job } as Entities, () => writes(writable));
  return { entities, writable, write, client, name: table };
};
export type Table = ReturnType<typeof openTable>;
