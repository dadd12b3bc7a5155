import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { kindOf } from '#stores/table/partition.ts';
import { openTable } from '#stores/table/table.ts';
import type { StoredItem } from './item-file.ts';

/**
 * Kinds of items that are newer than the newest file in test/fixtures/stored. When you add an entity, list its `model`
 * here and add such an item to scripts/capture/write-*.ts. `npm run capture-items` writes the next release's file and
 * empties the list.
 */
export const kindsSinceNewestRelease: readonly string[] = [
  'api_key_owner',
  'choices',
  'daily_spend',
  'demo_network',
  'market_metrics',
  'newest_api_key',
  'newest_webhook',
  'provider_call',
  'share',
  'webhook',
  'webhook_delivery',
];

/**
 * Kinds that older releases stored and that nothing reads anymore. Only caches may be listed here. `metrics` kept
 * search data in one partition per market; it expires within 30 days and is then bought again as `market_metrics`.
 */
export const retiredKinds: readonly string[] = ['metrics'];

/** The parts of an entity that this script uses. */
type AnyEntity = {
  readonly schema: { readonly model: { readonly entity: string } };
  parse(response: { Item: StoredItem }): { data: StoredItem | null };
  put(item: StoredItem): { params(): unknown };
};

const unconnected = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));
const entities: readonly AnyEntity[] = Object.values(openTable(unconnected, 'none').entities);
const byKind = new Map(entities.map((entity) => [entity.schema.model.entity, entity]));

/** Every kind of item that this code stores. */
export const kindsOfItems: readonly string[] = [...byKind.keys()];

/**
 * The item as this code writes it after reading it: with the same attributes and keys if it reads all of it.
 * @throws Error for an unknown kind, a missing required attribute, or a value that is not in its list
 */
export const writeAgain = (item: StoredItem): StoredItem => {
  const entity = byKind.get(kindOf(item));
  if (!entity) throw new Error(`No entity reads items of the kind "${kindOf(item)}".`);
  const { data } = entity.parse({ Item: item });
  if (!data) throw new Error(`The entity "${kindOf(item)}" reads nothing of its item.`);
  return z.object({ Item: z.record(z.string(), z.unknown()) }).parse(entity.put(data).params()).Item;
};
