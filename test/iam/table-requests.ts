import { tableSchema } from '#contracts/platform/table.ts';
import type { IamRequest } from './evaluate.ts';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const at = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);
const listAt = (value: unknown, name: string): unknown[] => {
  const list = at(value, name);
  return Array.isArray(list) ? list : [];
};

/** A partition key as the document client passes it, or as it is sent over the wire. */
const textOf = (value: unknown): string => {
  const text = typeof value === 'string' ? value : at(value, 'S');
  if (typeof text !== 'string') throw new Error(`${JSON.stringify(value)} is no partition key.`);
  return text;
};
const keyOf = (item: unknown): string => textOf(at(item, tableSchema.partitionKey));

/** The partition key's value in a key condition such as `#pk = :pk and …`. */
const queriedKey = (input: Fields): string => {
  const field = input.IndexName === undefined ? tableSchema.partitionKey : tableSchema.index.partitionKey;
  const names = isObject(input.ExpressionAttributeNames) ? input.ExpressionAttributeNames : {};
  for (const [, name = '', value = ''] of String(input.KeyConditionExpression).matchAll(
    /([#\w]+)\s*=\s*(:\w+)/g,
  ))
    if ((names[name] ?? name) === field) return textOf(at(input.ExpressionAttributeValues, value));
  throw new Error(`The query names no partition: ${String(input.KeyConditionExpression)}`);
};

const batchKeys = (entry: unknown): string[] =>
  Array.isArray(entry)
    ? entry.map((write) =>
        keyOf(at(at(write, 'PutRequest'), 'Item') ?? at(at(write, 'DeleteRequest'), 'Key')),
      )
    : listAt(entry, 'Keys').map(keyOf);

const transactionActions = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
} as const;

/** IAM has no transactions: each action of a transaction is checked separately, with the keys of its items. */
const transactionKeys = (input: Fields): [string, string[]][] =>
  Object.entries(transactionActions).flatMap(([name, action]): [string, string[]][] => {
    const parts = listAt(input, 'TransactItems').flatMap((item) => at(item, name) ?? []);
    return parts.length > 0
      ? [[action, parts.map((part) => keyOf(at(part, 'Item') ?? at(part, 'Key')))]]
      : [];
  });

const actionKeys = (operation: string, input: Fields): [string, string[]][] => {
  if (operation.startsWith('Transact')) return transactionKeys(input);
  if (operation.startsWith('Batch'))
    return Object.values(isObject(input.RequestItems) ? input.RequestItems : {}).map((entry) => [
      operation,
      batchKeys(entry),
    ]);
  if (operation === 'Query') return [[operation, [queriedKey(input)]]];
  if (operation === 'Scan') return [[operation, []]];
  return [[operation, [keyOf(input.Item ?? input.Key)]]];
};

/** The requests that IAM checks before DynamoDB runs an operation, such as `PutItem`, on the table with this ARN. */
export const iamRequestsOf = (operation: string, input: Fields, tableArn: string): IamRequest[] =>
  actionKeys(operation, input).map(([action, leadingKeys]) => ({
    action: `dynamodb:${action}`,
    resource: input.IndexName === undefined ? tableArn : `${tableArn}/index/${String(input.IndexName)}`,
    leadingKeys,
  }));
