import { describe, expect, it } from 'vitest';
import { environmentNames } from '#contracts/platform/environment.ts';
import { notEmpty } from '#test/not-empty.ts';
import { synthesize } from './synth.ts';

type Fn = { Properties: { Environment?: { Variables: Record<string, unknown> } } };
type Statement = { Action: string | string[]; Resource: unknown };
type Policy = { Properties: { PolicyDocument: { Statement: Statement[] } } };

const name = 'sweetspot-production-restored';
const own = synthesize('production');
const adopted = synthesize('production', { restoredTable: name });

const tableNames = (template: typeof own): unknown[] =>
  Object.values(template.findResources('AWS::Lambda::Function') as Record<string, Fn>).flatMap(
    ({ Properties }) => Properties.Environment?.Variables[environmentNames.tableName] ?? [],
  );
const tableStatements = (template: typeof own): Statement[] =>
  Object.values(template.findResources('AWS::IAM::Policy') as Record<string, Policy>)
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    .filter(({ Action }) => [Action].flat().some((action) => action.startsWith('dynamodb:')));
const [ownId = ''] = Object.keys(own.findResources('AWS::DynamoDB::GlobalTable'));
const actions = (statements: readonly Statement[]): string[] =>
  statements.map(({ Action }) => [Action].flat().sort().join()).sort();

describe('a stage with a restored table', () => {
  it('passes its name to every function that had the name of the stack’s own table', () => {
    expect(tableNames(own).length).toBeGreaterThan(10);
    expect(tableNames(adopted)).toEqual(tableNames(own).map(() => name));
  });

  it('allows the same on it, and nothing on the stack’s own table', () => {
    const statements = tableStatements(adopted);
    expect(actions(statements)).toEqual(actions(tableStatements(own)));
    for (const { Resource } of notEmpty(statements))
      for (const resource of [Resource].flat()) {
        expect(JSON.stringify(resource)).toMatch(new RegExp(`:table/${name}(?:/index/gsi1)?"`));
        expect(JSON.stringify(resource)).not.toContain(ownId);
      }
  });

  it('lets functions read its index wherever they read the index of the stack’s own table', () => {
    const onIndex = (template: typeof own) =>
      tableStatements(template).filter(({ Resource }) => JSON.stringify(Resource).includes('/index/'));
    expect(onIndex(own).length).toBeGreaterThan(0);
    expect(actions(onIndex(adopted))).toEqual(actions(onIndex(own)));
  });

  it('watches it', () => {
    const alarms = JSON.stringify(adopted.findResources('AWS::CloudWatch::Alarm'));
    const dashboards = JSON.stringify(adopted.findResources('AWS::CloudWatch::Dashboard'));
    for (const text of [alarms, dashboards]) {
      expect(text).toContain(name);
      expect(text).not.toContain(ownId);
    }
    adopted.hasOutput('TableName', { Value: name });
  });

  it('keeps the stack’s own table as it is', () => {
    expect(adopted.findResources('AWS::DynamoDB::GlobalTable')).toEqual(
      own.findResources('AWS::DynamoDB::GlobalTable'),
    );
  });

  it.each(['', 'ab', 'table/other', 'arn:aws:dynamodb:us-east-1:1:table/x'])('rejects the name %j', (bad) => {
    expect(() => synthesize('production', { restoredTable: bad })).toThrow('restoredTable');
  });
});
