import { readdirSync } from 'node:fs';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { environmentNames } from '#contracts/platform/environment.ts';
import { notEmpty } from '#test/not-empty.ts';
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
type Statement = { Action: string | string[]; Resource: unknown; Condition?: unknown };
type Policy = { Properties: { Roles?: Reference[]; PolicyDocument: { Statement: Statement[] } } };

const template = synthesize('production');
const functions = Object.entries(template.findResources('AWS::Lambda::Function') as Record<string, Fn>);
const [fetcherId = '', fetcher] = functions.find(([id]) => /^PipelineStagesPageFetcher/.test(id)) ?? [];
const policies = Object.values(template.findResources('AWS::IAM::Policy') as Record<string, Policy>);
const statementsOf = (isRole: (id: string) => boolean): Statement[] =>
  policies
    .filter(({ Properties: { Roles = [] } }) => Roles.some(({ Ref = '' }) => isRole(Ref)))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement);

it('the functions that open users’ addresses are all known by name, so that the checks find them', () => {
  const known = functions.filter(([id]) => /PageFetcher|WebhooksSender/.test(id));
  expect(known).toHaveLength(readdirSync('lambdas/fetcher').length);
});

describe('the page fetcher in the cloud', () => {
  it('may write its logs and traces, and nothing else', () => {
    const roleId = fetcher?.Properties.Role['Fn::GetAtt']?.[0];
    const actions = statementsOf((id) => id === roleId).flatMap(({ Action }) => Action);
    expect(actions.filter((action) => !/^(?:xray:Put|logs:)/.test(action))).toEqual([]);
    const role = Object.entries(template.findResources('AWS::IAM::Role')).find(([id]) => id === roleId)?.[1];
    expect(JSON.stringify(role?.Properties.ManagedPolicyArns ?? [])).not.toMatch(
      /(?!AWSLambdaBasicExecutionRole)(?:FullAccess|ReadOnly|VPCAccess)/,
    );
  });
  it('knows no table, bucket or secret, and runs in none of our networks', () => {
    const names = Object.keys(fetcher?.Properties.Environment.Variables ?? {});
    expect(names).toEqual([environmentNames.stage]);
    expect(fetcher?.Properties.VpcConfig).toBeUndefined();
  });
  it('contains no code that calls our own services', async () => {
    const { metafile } = await build({
      entryPoints: ['lambdas/fetcher/fetch-page.ts'],
      bundle: true,
      write: false,
      metafile: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'error',
    });
    const foreign = Object.keys(metafile.inputs).filter((file) =>
      /@aws-sdk|electrodb|lambdas\/(?:stores|usecases|api|stages)\//.test(file),
    );
    expect(foreign).toEqual([]);
  });
  it('is known to the stage that fetches pages, and to the tools for agents, which read images', () => {
    const callers = functions.filter(
      ([, { Properties }]) =>
        environmentNames.pageFetcherFunction in (Properties.Environment?.Variables ?? {}),
    );
    expect(callers.map(([id]) => id).toSorted()).toEqual([
      expect.stringMatching(/^ApiApipublicruns/),
      expect.stringMatching(/^PipelineStagesTextStages/),
    ]);
    expect(
      JSON.stringify(callers[0]?.[1].Properties.Environment.Variables[environmentNames.pageFetcherFunction]),
    ).toContain(fetcherId);
    const invokers = policies.filter(({ Properties }) =>
      Properties.PolicyDocument.Statement.some(
        ({ Action, Resource }) =>
          [Action].flat().includes('lambda:InvokeFunction') && JSON.stringify(Resource).includes(fetcherId),
      ),
    );
    expect(invokers.flatMap(({ Properties }) => Properties.Roles ?? [])).toHaveLength(2);
  });
});

it.each(['exports', 'config', 'content', 'verify'])(
  'the function of %s counts its callers and writes nothing else',
  (entry) => {
    const writes = statementsOf((id) => id.startsWith(`ApiApi${entry}`)).filter(({ Action }) =>
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

it('every bucket is private: files are served by signed address or through CloudFront', () => {
  const buckets = Object.values(template.findResources('AWS::S3::Bucket'));
  expect(buckets.length).toBeGreaterThan(1);
  for (const { Properties } of notEmpty(buckets))
    expect(Properties.PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
});

it('the user pool does not reveal whether an address has an account, and requires every class of character', () => {
  const [client] = Object.values(template.findResources('AWS::Cognito::UserPoolClient'));
  expect(client?.Properties).toMatchObject({ PreventUserExistenceErrors: 'ENABLED', GenerateSecret: false });
  expect(client?.Properties.ExplicitAuthFlows).not.toContain('ALLOW_USER_PASSWORD_AUTH');
  const [pool] = Object.values(template.findResources('AWS::Cognito::UserPool'));
  expect(pool?.Properties.Policies.PasswordPolicy).toMatchObject({
    RequireLowercase: true,
    RequireUppercase: true,
    RequireNumbers: true,
    RequireSymbols: true,
  });
});
