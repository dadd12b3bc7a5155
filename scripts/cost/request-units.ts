import * as z from 'zod';
import { tableSchema } from '#contracts/platform/table.ts';

/** The cost of DynamoDB calls in request units, as its price list counts them. */
export type RequestUnits = { reads: number; writes: number };
/**
 * The units of one operation on items of these kinds, the number of its calls, and the bytes that it stores
 * permanently.
 */
export type CountedCalls = RequestUnits & { what: string; calls: number; keptBytes: number };

const consumed = z.object({ CapacityUnits: z.number() });
const answered = z.object({ ConsumedCapacity: z.optional(z.union([consumed, z.array(consumed)])) });

/**
 * The units of one call, from its response (`ReturnConsumedCapacity`), including index entries and the doubled price
 * of transactions.
 */
export const unitsOfCall = (operation: string, response: unknown): RequestUnits => {
  const units = [answered.parse(response).ConsumedCapacity ?? []]
    .flat()
    .reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
  return /Get|Query|Scan/.test(operation) ? { reads: units, writes: 0 } : { reads: 0, writes: units };
};

type AttributeValue = Record<string, unknown>;
type Item = Record<string, AttributeValue>;

/** Bytes of a value as DynamoDB counts them (developer guide, "Item sizes and formats"), within a few percent. */
const valueBytes = (value: AttributeValue): number => {
  const [[type, inner] = ['NULL', true]] = Object.entries(value);
  if (type === 'S') return Buffer.byteLength(String(inner));
  if (type === 'N') return Math.ceil(String(inner).length / 2) + 1;
  if (type === 'B') return Math.floor((String(inner).length * 3) / 4);
  if (type === 'L') return 3 + (inner as AttributeValue[]).reduce((sum, one) => sum + 1 + valueBytes(one), 0);
  if (type === 'M') return 3 + itemBytes(inner as Item);
  return 1;
};

const itemBytes = (item: Item): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value), 0);

/** DynamoDB bills this many extra bytes of storage for each item. */
const itemOverhead = 100;
const putItem = z.object({ Item: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))) });

/** Bytes of the items that a call writes and that do not expire. */
export const keptBytesOf = (operation: string, body: unknown): number =>
  writesOf(operation, body)
    .map((one) => putItem.parse(one).Item)
    .filter((item) => item !== undefined && !(tableSchema.timeToLive in item))
    .reduce((sum, item = {}) => sum + itemBytes(item) + itemOverhead, 0);

const keys = z.object({ pk: z.object({ S: z.string() }), sk: z.object({ S: z.string() }) });
const named = z.object({ Key: z.optional(keys), Item: z.optional(keys) });
const transaction = z.object({ TransactItems: z.array(z.record(z.string(), z.unknown())) });

const writesOf = (operation: string, body: unknown): unknown[] =>
  operation === 'TransactWriteItems'
    ? transaction.parse(body).TransactItems.flatMap((one) => Object.values(one))
    : [body];

/** A sort key without the part that distinguishes items of a kind: "LEDGER#0000000002" becomes "LEDGER". */
const withoutIds = (sortKey: string): string => sortKey.replace(/[#-]?\d.*$/, '');

const kindOf = (write: unknown): string => {
  const { Key, Item } = named.parse(write);
  const { pk, sk } = Key ?? Item ?? {};
  return [pk?.S.split('#')[0], withoutIds(sk?.S ?? '')].filter(Boolean).join(' ');
};

/** The operation of a call and the kinds of items it affects, such as "PutItem JOB OUTPUT#result". */
export const nameOfCall = (operation: string, body: unknown): string =>
  `${operation} ${writesOf(operation, body).map(kindOf).join(', ')}`.trim();
