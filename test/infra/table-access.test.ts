import { describe, expect, it } from 'vitest';
import { tableSchema } from '#contracts/platform/table.ts';
import { indexPartitions, partitions, tableActions } from '#contracts/platform/table-access.ts';
import { type TableUser, tableGrantsOf, tableUsers } from '#contracts/platform/table-users.ts';
import { isAllowed, type Statement } from '#test/iam/evaluate.ts';
import { notEmpty } from '#test/not-empty.ts';
import cdk from '../../cdk.json' with { type: 'json' };
import { functionIds } from './function-ids.ts';
import { synthesize } from './synth.ts';
import { at, idOf, ownFunctions } from './weaknesses/reading.ts';
import { tableStatements } from './weaknesses/table-grants.ts';
import type { TemplateJson } from './weaknesses/template-json.ts';

const { paddle, languageModel, providers } = { ...cdk.context.stages.emulated, ...modelSettings() };
function modelSettings() {
  const { providers } = cdk.context.stages.production;
  return {
    languageModel: { model: 'amazon.nova-lite-v1:0' },
    providers: { ...providers, languageModel: 'bedrock' },
  };
}
const settings = { paddle, languageModel, providers };

const users = Object.keys(tableUsers) as TableUser[];

const template = (changes: object = {}): TemplateJson =>
  synthesize('production', { ...settings, ...changes }).toJSON() as TemplateJson;
const own = template();
const adopted = template({ restoredTable: 'sweetspot-restored' });
const [tableId = ''] =
  Object.entries(own.Resources).find(([, { Type }]) => Type === 'AWS::DynamoDB::GlobalTable') ?? [];

const statementsOf = (user: TableUser, of = own): Statement[] =>
  ownFunctions(of)
    .filter(({ id }) => functionIds[user].test(id))
    .flatMap(({ properties }) => tableStatements(of, idOf(at(properties, 'Role')) ?? ''));

const may = (
  user: TableUser,
  action: string,
  leadingKeys: readonly string[],
  { index = false, of = own, table = `<${tableId}>` } = {},
): boolean =>
  isAllowed(statementsOf(user, of), {
    action: `dynamodb:${action}`,
    resource: index ? `${table}/index/${tableSchema.index.name}` : table,
    leadingKeys,
  });

const keyOf = (start: string): string => (start.endsWith('#') ? `${start}x` : start);
const allOf = (user: TableUser, isOfIndex: boolean) =>
  tableGrantsOf(user).filter(({ on }) => (on === 'index') === isOfIndex);
const isGranted = (user: TableUser, action: string, start: string, isOfIndex: boolean): boolean =>
  allOf(user, isOfIndex).some(
    (grant) => grant.action === action && grant.leadingKeys.some((key) => key.replace(/\*$/, '') === start),
  );

describe.each(users)('the role of %s', (user) => {
  it('allows each action on the partitions that are declared for it, and on no others', () => {
    expect(statementsOf(user).length).toBeGreaterThan(0);
    for (const action of tableActions)
      for (const start of Object.values(partitions))
        expect([action, start, may(user, action, [keyOf(start)])]).toEqual([
          action,
          start,
          isGranted(user, action, start, false),
        ]);
  });

  it('allows queries of the index for its own due items only', () => {
    for (const start of Object.values(indexPartitions))
      expect([start, may(user, 'Query', [keyOf(start)], { index: true })]).toEqual([
        start,
        isGranted(user, 'Query', start, true),
      ]);
  });

  it('allows nothing without a partition, and nothing on the table as a whole', () => {
    for (const action of [
      'Scan',
      'PartiQLSelect',
      'PartiQLUpdate',
      'DeleteTable',
      'UpdateTable',
      'ExportTableToPointInTime',
    ])
      for (const index of [false, true]) expect(may(user, action, [], { index })).toBe(false);
  });

  it('allows a batch of several of its partitions, and none with a partition of others', () => {
    for (const { action, leadingKeys } of notEmpty(allOf(user, false))) {
      const keys = leadingKeys.map((key) => key.replace('*', 'x'));
      expect(may(user, action, keys)).toBe(true);
      expect(may(user, action, [...keys, 'FOREIGN#x'])).toBe(false);
    }
  });

  it('allows the same on a restored table, and nothing on the stack’s own one', () => {
    for (const { action, leadingKeys } of notEmpty(allOf(user, false))) {
      const keys = leadingKeys.map((key) => key.replace('*', 'x'));
      const [statement] = statementsOf(user, adopted);
      const table = statement?.Resource[0]?.replace(/\/index\/.*$/, '') ?? '';
      expect(table).toMatch(/:table\/sweetspot-restored$/);
      expect(may(user, action, keys, { of: adopted, table })).toBe(true);
      expect(may(user, action, keys, { of: adopted })).toBe(false);
    }
  });
});

it('no function except the declared ones may use the table', () => {
  const others = ownFunctions(own).filter(
    ({ id, properties }) =>
      !users.some((user) => functionIds[user].test(id)) &&
      tableStatements(own, idOf(at(properties, 'Role')) ?? '').length > 0,
  );
  expect(others).toEqual([]);
});

it.each<[TableUser, string, string]>([
  ['config', 'PutItem', 'USER#x'],
  ['config', 'GetItem', 'JOB#x'],
  ['content', 'Query', 'USER#x'],
  ['verify', 'PutItem', 'USER#x'],
  ['verify', 'GetItem', 'JOB#x'],
  ['choices', 'PutItem', 'USER#x'],
  ['shares', 'UpdateItem', 'JOB#x'],
  ['exports', 'PutItem', 'JOB#x'],
  ['api-keys', 'GetItem', 'JOB#x'],
  ['webhooks', 'PutItem', 'USER#x'],
  ['post-confirmation', 'PutItem', 'USER#x'],
  ['model-stages', 'PutItem', 'USER#x'],
  ['model-stages', 'GetItem', 'USER#x'],
  ['image-stages', 'GetItem', 'USER#x'],
  ['text-stages', 'Query', 'USER#x'],
  ['text-stages', 'UpdateItem', 'USER#x'],
  ['text-stages', 'GetItem', 'AUDIT#x'],
  ['sweep', 'Query', 'USER#x'],
  ['payment-events', 'GetItem', 'JOB#x'],
  ['operate', 'UpdateItem', 'RATE#x'],
])('%s is denied %s on %s', (user, action, key) => {
  expect(may(user, action, [key])).toBe(false);
});
