import { expect, it } from 'vitest';
import { synthesize } from './synth.ts';

type Statement = { Action: string | string[]; Condition?: unknown };
type Policy = { Properties: { Roles?: { Ref?: string }[]; PolicyDocument: { Statement: Statement[] } } };

const policies = Object.values(
  synthesize('production').findResources('AWS::IAM::Policy') as Record<string, Policy>,
);
const statementsOf = (role: RegExp): Statement[] =>
  policies
    .filter(({ Properties: { Roles = [] } }) => Roles.some(({ Ref = '' }) => role.test(Ref)))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement);

it.each(['exports', 'config', 'content'])(
  'the function of %s counts its callers and writes nothing else',
  (entry) => {
    const writes = statementsOf(new RegExp(`^ApiApi${entry}`)).filter(({ Action }) =>
      [Action].flat().some((action) => /^dynamodb:(?:Put|Update|Delete|BatchWrite|\*)/.test(action)),
    );
    expect(writes).toMatchObject([
      {
        Action: 'dynamodb:UpdateItem',
        Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['RATE#*'] } },
      },
    ]);
  },
);
