import { indexPartitions, partitions } from '#contracts/platform/table-access.ts';
import type { Statement } from '#test/iam/evaluate.ts';
import { at, entriesAt, idOf, listAt, ofType } from './reading.ts';
import type { TemplateJson } from './template-json.ts';

/** An ARN of the template. The resource's id replaces parts that are known only after the deployment. */
const arnOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const parts = listAt(value, 'Fn::Join', 1);
  return parts.length > 0 ? parts.map(arnOf).join('') : `<${idOf(value) ?? '?'}>`;
};

const toStatement = (statement: unknown): Statement => ({
  Effect: at(statement, 'Effect') === 'Deny' ? 'Deny' : 'Allow',
  Action: listAt(statement, 'Action').map(String),
  Resource: listAt(statement, 'Resource').map(arnOf),
  Condition: Object.fromEntries(
    entriesAt(statement, 'Condition').map(([operator, keys]) => [
      operator,
      Object.fromEntries(entriesAt(keys).map(([key, values]) => [key, [values].flat().map(String)])),
    ]),
  ),
});

/** The statements of a function's role about the table. */
export const tableStatements = (template: TemplateJson, role: string): Statement[] =>
  ofType(template, 'AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy')
    .filter(({ properties }) => listAt(properties, 'Roles').some((each) => idOf(each) === role))
    .flatMap(({ properties }) => listAt(properties, 'PolicyDocument', 'Statement').map(toStatement))
    .filter(({ Action }) => Action.some((action) => /^(?:dynamodb:|\*)/.test(action)));

/** These read or write items of partitions that the request does not name, so no condition limits them. */
const unbound = /^(?:\*|dynamodb:(?:Scan|PartiQL\w+|\w*\*|ExportTable\w*|GetRecords|.*Table|.*Backup))$/;
const starts = [...Object.values(partitions), ...Object.values(indexPartitions)];
const isPartition = (pattern: string): boolean => starts.some((start) => pattern.startsWith(start));

const faultsOf = ({ Action, Resource, Condition = {} }: Statement): string[] => {
  const keys = Condition['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? [];
  return [
    ...Action.filter((action) => unbound.test(action)).map((action) => `${action}, which names no partition`),
    ...(keys.length === 0 ? [`${Action.join()} on every partition`] : []),
    ...keys.filter((key) => !isPartition(key)).map((key) => `${Action.join()} on ${key}`),
    ...Resource.filter((arn) => arn.includes('*')).map((arn) => `${Action.join()} on ${arn}`),
  ];
};

/** Permissions of functions beyond the partitions of the table that they are limited to. */
export const wideTableGrants = (template: TemplateJson): string[] =>
  ofType(template, 'AWS::IAM::Role').flatMap(({ id }) =>
    tableStatements(template, id)
      .filter(({ Effect }) => Effect === 'Allow')
      .flatMap(faultsOf)
      .map((fault) => `${id} may ${fault}`),
  );
