import { describe, expect, it } from 'vitest';
import { environmentNames } from '#contracts/environment.ts';
import { synthesize } from './synth.ts';

type Reference = { Ref?: string; 'Fn::GetAtt'?: [string, string] };
type Fn = {
  Properties: {
    Role: Reference;
    VpcConfig?: unknown;
    Layers?: unknown;
    Timeout: number;
    Environment: { Variables: Record<string, unknown> };
  };
};
type Statement = { Action: string | string[]; Resource: unknown };
type Policy = { Properties: { Roles?: Reference[]; PolicyDocument: { Statement: Statement[] } } };

const template = synthesize('production');
const functions = Object.entries(template.findResources('AWS::Lambda::Function') as Record<string, Fn>);
const [fetcherId = '', fetcher] = functions.find(([id]) => /^PipelinePageFetcher/.test(id)) ?? [];
const policies = Object.values(template.findResources('AWS::IAM::Policy') as Record<string, Policy>);
const actionsOf = (roleId: string | undefined): string[] =>
  policies
    .filter(({ Properties: { Roles = [] } }) => Roles.some(({ Ref }) => Ref === roleId))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement.flatMap(({ Action }) => Action));

describe('the page fetcher in the cloud', () => {
  it('may write its logs and traces, and nothing else', () => {
    const roleId = fetcher?.Properties.Role['Fn::GetAtt']?.[0];
    expect(actionsOf(roleId).filter((action) => !/^(?:xray:Put|logs:)/.test(action))).toEqual([]);
    const role = Object.entries(template.findResources('AWS::IAM::Role')).find(([id]) => id === roleId)?.[1];
    expect(JSON.stringify(role?.Properties.ManagedPolicyArns ?? [])).not.toMatch(
      /(?!AWSLambdaBasicExecutionRole)(?:FullAccess|ReadOnly|VPCAccess)/,
    );
  });
  it('is told of no table, bucket or secret, and runs in no network of ours', () => {
    const names = Object.keys(fetcher?.Properties.Environment.Variables ?? {});
    expect(names.toSorted()).toEqual(['NODE_OPTIONS', environmentNames.stage]);
    expect(fetcher?.Properties.VpcConfig).toBeUndefined();
  });
  it('is known to one function, the stage that fetches', () => {
    const callers = functions.filter(
      ([, { Properties }]) =>
        environmentNames.pageFetcherFunction in (Properties.Environment?.Variables ?? {}),
    );
    expect(callers.map(([id]) => id)).toEqual([expect.stringMatching(/urlscraping/i)]);
    expect(
      JSON.stringify(callers[0]?.[1].Properties.Environment.Variables[environmentNames.pageFetcherFunction]),
    ).toContain(fetcherId);
    const invokers = policies.filter(({ Properties }) =>
      Properties.PolicyDocument.Statement.some(
        ({ Action, Resource }) =>
          [Action].flat().includes('lambda:InvokeFunction') && JSON.stringify(Resource).includes(fetcherId),
      ),
    );
    expect(invokers.flatMap(({ Properties }) => Properties.Roles ?? [])).toHaveLength(1);
  });
});
