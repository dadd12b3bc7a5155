import * as z from 'zod';

/** What calls of DynamoDB cost: request units, as its price list counts them. */
export type RequestUnits = { reads: number; writes: number };
/** The units of one operation on items of these kinds, in so many calls. */
export type CountedCalls = RequestUnits & { what: string; calls: number };

const consumed = z.object({ CapacityUnits: z.number() });
const answered = z.object({ ConsumedCapacity: z.optional(z.union([consumed, z.array(consumed)])) });

/**
 * The units of one call, as its answer accounts for them (`ReturnConsumedCapacity`): index entries and the doubled
 * price of transactions included.
 */
export const unitsOfCall = (operation: string, answer: unknown): RequestUnits => {
  const units = [answered.parse(answer).ConsumedCapacity ?? []]
    .flat()
    .reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
  return /Get|Query|Scan/.test(operation) ? { reads: units, writes: 0 } : { reads: 0, writes: units };
};

const keys = z.object({ pk: z.object({ S: z.string() }), sk: z.object({ S: z.string() }) });
const named = z.object({ Key: z.optional(keys), Item: z.optional(keys) });
const transaction = z.object({ TransactItems: z.array(z.record(z.string(), named)) });

/** A sort key without what tells items of a kind apart: "LEDGER#0000000002" is "LEDGER". */
const withoutIds = (sortKey: string): string => sortKey.replace(/[#-]?\d.*$/, '');

const kindOf = ({ Key, Item }: z.infer<typeof named>): string => {
  const { pk, sk } = Key ?? Item ?? {};
  return [pk?.S.split('#')[0], withoutIds(sk?.S ?? '')].filter(Boolean).join(' ');
};

/** What a call does to which kinds of items, as "PutItem JOB OUTPUT#result". */
export const nameOfCall = (operation: string, body: unknown): string => {
  const items =
    operation === 'TransactWriteItems'
      ? transaction.parse(body).TransactItems.flatMap((one) => Object.values(one))
      : [named.parse(body)];
  return `${operation} ${items.map(kindOf).join(', ')}`.trim();
};
