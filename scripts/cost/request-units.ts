import * as z from 'zod';

/** What a call of DynamoDB costs: request units, as its price list counts them. */
export type RequestUnits = { reads: number; writes: number };

type AttributeValue = Record<string, unknown>;
type Item = Record<string, AttributeValue>;

/** Bytes of a value as DynamoDB counts them (developer guide, "Item sizes and formats"), within a few per cent. */
const valueBytes = (value: AttributeValue): number => {
  const [[type, inner] = ['NULL', true]] = Object.entries(value);
  if (type === 'S') return Buffer.byteLength(String(inner));
  if (type === 'N') return Math.ceil(String(inner).length / 2) + 1;
  if (type === 'B') return Math.floor((String(inner).length * 3) / 4);
  if (type === 'L') return 3 + (inner as AttributeValue[]).reduce((sum, one) => sum + 1 + valueBytes(one), 0);
  if (type === 'M') return 3 + itemBytes(inner as Item);
  return 1;
};

export const itemBytes = (item: Item): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value), 0);

/** A write unit is up to 1 KB; an update that names no whole item is taken as one of that size. */
const writeUnits = (bytes: number): number => Math.max(1, Math.ceil(bytes / 1024));
/** A read unit is up to 4 KB read consistently. */
const readUnits = (bytes: number): number => Math.max(1, Math.ceil(bytes / 4096));

const item = z.record(z.string(), z.record(z.string(), z.unknown()));
const write = z.object({ Item: z.optional(item), ExpressionAttributeValues: z.optional(item) });
const consistent = z.object({ ConsistentRead: z.boolean().default(false) });

/** An item that stands in the index as well is written twice. */
const isIndexed = (written: Item): boolean => Object.keys(written).some((name) => name.startsWith('gsi'));

const unitsOfWrite = (body: unknown): number => {
  const { Item: put, ExpressionAttributeValues: values = {} } = write.parse(body);
  const units = writeUnits(itemBytes(put ?? values));
  return put && isIndexed(put) ? units * 2 : units;
};

const transaction = z.object({ TransactItems: z.array(z.record(z.string(), z.unknown())) });
const found = z.object({ Item: z.optional(item), Items: z.array(item).default([]) });
const batch = z.object({ Responses: z.record(z.string(), z.array(item)).default({}) });

/** The units of one call by its name, body and answer. A transaction takes each of its writes twice. */
export const unitsOfCall = (name: string, body: unknown, answer: unknown): RequestUnits => {
  if (name === 'TransactWriteItems') {
    const writes = transaction.parse(body).TransactItems.flatMap((one) => Object.values(one));
    return { reads: 0, writes: writes.reduce<number>((sum, one) => sum + 2 * unitsOfWrite(one), 0) };
  }
  if (/^(Put|Update|Delete)Item$/.test(name)) return { reads: 0, writes: unitsOfWrite(body) };
  const half = consistent.parse(body).ConsistentRead ? 1 : 0.5;
  if (name === 'GetItem')
    return { reads: half * readUnits(itemBytes(found.parse(answer).Item ?? {})), writes: 0 };
  if (name === 'Query') {
    const bytes = found.parse(answer).Items.reduce((sum, one) => sum + itemBytes(one), 0);
    return { reads: half * readUnits(bytes), writes: 0 };
  }
  if (name === 'BatchGetItem') {
    const items = Object.values(batch.parse(answer).Responses).flat();
    return { reads: items.reduce((sum, one) => sum + readUnits(itemBytes(one)), 0), writes: 0 };
  }
  return { reads: 0, writes: 0 };
};
