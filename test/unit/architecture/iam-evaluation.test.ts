import { describe, expect, it } from 'vitest';
import { isAllowed, type Statement } from '#test/iam/evaluate.ts';
import { iamRequestsOf } from '#test/iam/table-requests.ts';

const table = 'arn:aws:dynamodb:us-east-1:111122223333:table/t';
const allow = (action: string, keys: readonly string[], resource = table): Statement => ({
  Effect: 'Allow',
  Action: [`dynamodb:${action}`],
  Resource: [resource],
  Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } },
});
const may = (statements: readonly Statement[], operation: string, input: Record<string, unknown>): boolean =>
  iamRequestsOf(operation, input, table).every((request) => isAllowed(statements, request));
const key = (pk: string) => ({ Key: { pk, sk: 'x' } });

describe('a condition on leading keys', () => {
  it('judges a batch as a set, so that two statements for its two partitions do not add up', () => {
    const input = { RequestItems: { t: { Keys: [{ pk: 'A#1' }, { pk: { S: 'B#1' } }] } } };
    expect(may([allow('BatchGetItem', ['A#*', 'B#*'])], 'BatchGetItem', input)).toBe(true);
    expect(may([allow('BatchGetItem', ['A#*']), allow('BatchGetItem', ['B#*'])], 'BatchGetItem', input)).toBe(
      false,
    );
  });

  it('does not restrict a scan, which has no leading keys', () => {
    expect(may([allow('Scan', ['A#*'])], 'Scan', {})).toBe(true);
  });

  it('checks each action of a transaction', () => {
    const input = { TransactItems: [{ Put: { Item: { pk: 'A#1' } } }, { Delete: key('B#1') }] };
    const both = [allow('PutItem', ['A#*']), allow('DeleteItem', ['B#*'])];
    expect(may(both, 'TransactWriteItems', input)).toBe(true);
    expect(may(both.slice(0, 1), 'TransactWriteItems', input)).toBe(false);
  });

  it('compares the partition of the index in a query of the index', () => {
    const input = {
      IndexName: 'gsi1',
      KeyConditionExpression: '#pk = :pk and #sk <= :sk',
      ExpressionAttributeNames: { '#pk': 'gsi1pk', '#sk': 'gsi1sk' },
      ExpressionAttributeValues: { ':pk': 'DUE', ':sk': 'x' },
    };
    expect(may([allow('Query', ['DUE'], `${table}/index/gsi1`)], 'Query', input)).toBe(true);
    expect(may([allow('Query', ['DUE'])], 'Query', input)).toBe(false);
  });
});

it('a denial overrides what is allowed', () => {
  const statements: Statement[] = [
    allow('GetItem', ['A#*']),
    { Effect: 'Deny', Action: ['dynamodb:*'], Resource: ['*'] },
  ];
  expect(may(statements.slice(0, 1), 'GetItem', key('A#1'))).toBe(true);
  expect(may(statements, 'GetItem', key('A#1'))).toBe(false);
});
