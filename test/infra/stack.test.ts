import { readFileSync } from 'node:fs';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { jobStatuses } from '#contracts/jobs/job-status.ts';
import { apiBase, prerenderedPages } from '#contracts/platform/routes.ts';
import { allRoutes } from '#contracts/public-api/all-routes.ts';
import { unknownRoute } from '#contracts/public-api/routes.ts';
import { parseStageConfig } from '#lib/stage-config.ts';
import { notEmpty } from '#test/not-empty.ts';
import { synthesize } from './synth.ts';

const production = synthesize('production');
const development = synthesize('development');

type Statement = { Effect: string; Action: string | string[]; Resource: unknown };
/** Statements of our own roles. The CDK's helper that fills the site bucket brings its own policy. */
const statementsOf = (template: typeof production): Statement[] =>
  Object.entries(template.findResources('AWS::IAM::Policy'))
    .filter(([id]) => !id.startsWith('CustomCDKBucketDeployment'))
    .flatMap(([, policy]) => policy.Properties.PolicyDocument.Statement as Statement[]);

describe('data', () => {
  it('keeps one table, encrypted, with point-in-time recovery and a time to live', () => {
    production.resourceCountIs('AWS::DynamoDB::GlobalTable', 1);
    production.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      BillingMode: 'PAY_PER_REQUEST',
      SSESpecification: { SSEEnabled: true },
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      Replicas: [
        Match.objectLike({
          // A longer period would outlast the 30 days after which users' deleted data is gone.
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 28 },
          DeletionProtectionEnabled: true,
        }),
      ],
    });
  });

  it('deletes the data of a development stage with its stack, and keeps the data of production', () => {
    production.hasResource('AWS::DynamoDB::GlobalTable', { DeletionPolicy: 'RetainExceptOnCreate' });
    development.hasResource('AWS::DynamoDB::GlobalTable', { DeletionPolicy: 'Delete' });
  });

  it('has no public bucket, and every bucket is encrypted and rejects plain HTTP', () => {
    const buckets = Object.keys(production.findResources('AWS::S3::Bucket'));
    expect(buckets).toHaveLength(4);
    production.allResourcesProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      BucketEncryption: Match.anyValue(),
    });
    production.resourcePropertiesCountIs(
      'AWS::S3::BucketPolicy',
      {
        PolicyDocument: {
          Statement: Match.arrayWith([
            Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
          ]),
        },
      },
      buckets.length,
    );
  });
});

describe('functions', () => {
  // The CDK's own helper that fills the site bucket sets neither.
  const own = Object.entries(production.findResources('AWS::Lambda::Function')).filter(
    ([id]) => !id.startsWith('Custom') && !id.startsWith('LogRetention'),
  );

  it('run on Node 24 and arm64, traced, with a time limit and a log group of the stage', () => {
    expect(own.length).toBeGreaterThan(jobStatuses.length);
    for (const [id, { Properties }] of notEmpty(own)) {
      expect(Properties, id).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        TracingConfig: { Mode: 'PassThrough' },
      });
      // An operator's command may take its time, because nobody waits for it in a browser.
      expect(Properties.Timeout, id).toBeLessThanOrEqual(id.startsWith('Operate') ? 600 : 120);
      expect(Properties.LoggingConfig?.LogGroup, id).toBeDefined();
    }
  });

  it('keep their logs as long as the stage says', () => {
    for (const group of notEmpty(Object.values(production.findResources('AWS::Logs::LogGroup'))))
      expect(group.Properties.RetentionInDays).toBe(30);
  });

  it('have no permission on all resources, except for X-Ray and log delivery', () => {
    const wide = statementsOf(production)
      .filter((statement) => statement.Resource === '*')
      .flatMap((statement) => statement.Action)
      .filter((action) => !/^(xray|logs):/.test(action));
    expect(wide).toEqual([]);
    expect(
      statementsOf(production)
        .flatMap((s) => s.Action)
        .filter((action) => action === '*' || /^[a-z]+:\*$/.test(action)),
    ).toEqual([]);
  });

  it('have no secret in their environment', () => {
    for (const [id, { Properties }] of notEmpty(own))
      expect(JSON.stringify(Properties.Environment), id).not.toMatch(/resolve:secretsmanager|SecretString/);
  });
});

describe('images', () => {
  type Role = { Ref?: string; 'Fn::GetAtt'?: string[] };
  /** The permissions of a function's role in the image bucket: actions with the keys that they apply to. */
  const allowedTo = (role: string): string[] =>
    Object.entries(production.findResources('AWS::IAM::Policy'))
      .filter(([, { Properties }]) => (Properties.Roles as Role[]).some(({ Ref }) => Ref?.startsWith(role)))
      .flatMap(
        ([, { Properties }]) => Properties.PolicyDocument.Statement as (Statement & { Condition?: object })[],
      )
      .filter(({ Action }) => [Action].flat().some((action) => action.startsWith('s3:')))
      .flatMap(({ Action, Resource, Condition }) => {
        const keys = JSON.stringify([Resource, Condition]).match(/job-image(s|-copies)\/\*/g) ?? [];
        return keys.map((key) => `${Action} ${key}`);
      })
      .sort();

  it('may be read, written and removed only by the functions that need to', () => {
    expect(allowedTo('PipelineStagesImageStages')).toEqual([
      's3:GetObject job-images/*',
      's3:ListBucket job-images/*',
      's3:PutObject job-image-copies/*',
    ]);
    expect(allowedTo('ApiApiimages')).toEqual([
      's3:DeleteObject job-images/*',
      's3:ListBucket job-images/*',
      's3:PutObject job-images/*',
    ]);
    expect(allowedTo('ApiApijobs')).toContain('s3:GetObject job-image-copies/*');
    expect(allowedTo('ApiApijobs')).not.toContain('s3:GetObject job-images/*');
    for (const role of ['ApiApime', 'ApiApiconfig', 'PipelineStagesTextStages'])
      expect(allowedTo(role), role).toEqual([]);
  });

  it('accept posts only from the site’s own pages', () => {
    production.hasResourceProperties('AWS::S3::Bucket', {
      CorsConfiguration: { CorsRules: [Match.objectLike({ AllowedMethods: ['POST'] })] },
    });
  });

  it('are read by a function with enough memory for the largest one', () => {
    const [, stage] =
      Object.entries(production.findResources('AWS::Lambda::Function')).find(([id]) =>
        id.startsWith('PipelineStagesImageStages'),
      ) ?? [];
    expect(stage?.Properties.MemorySize).toBeGreaterThanOrEqual(1024);
    expect(stage?.Properties.Environment.Variables.IMAGE_BUCKET).toBeDefined();
  });
});

describe('the state machine', () => {
  type State = { Type: string; TimeoutSeconds?: number; ItemProcessor?: { States: Record<string, State> } };
  type Definition = { TimeoutSeconds: number; States: Record<string, State> };
  const read = (name: string): Definition =>
    JSON.parse(readFileSync(`statemachines/${name}.asl.json`, 'utf8'));
  const definition = read('job');
  const tasksOf = ({ States }: Definition) =>
    Object.entries(States)
      .flatMap(([name, state]) =>
        state.Type === 'Map' ? Object.entries(state.ItemProcessor?.States ?? {}) : [[name, state] as const],
      )
      .filter(([name, state]) => state.Type === 'Task' && name !== 'run');
  const tasks = [...tasksOf(definition), ...tasksOf(read('steps'))];

  it('has a task state for each status of a job and no other, in the run or in its steps', () => {
    expect([...new Set(tasks.map(([name]) => name))].sort()).toEqual([...jobStatuses].sort());
  });

  it('limits the time of every task and of the whole run', () => {
    expect(definition.TimeoutSeconds).toBeLessThanOrEqual(15 * 60);
    for (const [name, state] of notEmpty(tasks)) expect(state.TimeoutSeconds, name).toBeLessThanOrEqual(60);
  });

  it('knows the function of every state by name, and may start only the steps’ state machine', () => {
    const machines = production.findResources('AWS::StepFunctions::StateMachine');
    const find = (type: string) =>
      Object.entries(machines).find(([, { Properties }]) => Properties.StateMachineType === type) ?? [];
    const [stepsId, steps] = find('EXPRESS');
    const [, job] = find('STANDARD');
    expect(Object.keys(machines)).toHaveLength(2);
    const given = [steps, job].flatMap((machine) => Object.keys(machine?.Properties.DefinitionSubstitutions));
    expect(given.sort()).toEqual([...jobStatuses, 'failed', 'steps'].sort());
    expect(steps?.Properties.TracingConfiguration).toEqual({ Enabled: true });
    expect(job?.Properties.TracingConfiguration?.Enabled ?? false).toBe(false);
    const starts = statementsOf(production).filter(({ Action }) => Action === 'states:StartSyncExecution');
    expect(starts).toMatchObject([{ Resource: { Ref: stepsId } }]);
  });

  it('runs the stages, except those of images, in one function with one pool of warm instances', () => {
    const functions = Object.keys(production.findResources('AWS::Lambda::Function'));
    expect(functions.filter((id) => id.startsWith('PipelineStages'))).toEqual([
      expect.stringMatching(/^PipelineStagesTextStages/),
      expect.stringMatching(/^PipelineStagesImageStages/),
      expect.stringMatching(/^PipelineStagesPageFetcher/),
    ]);
  });

  it('is watched for the endings that it cannot catch itself', () => {
    production.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: Match.objectLike({
        detail: Match.objectLike({ status: ['FAILED', 'TIMED_OUT', 'ABORTED'] }),
      }),
    });
  });
});

describe('sign-in', () => {
  it('requires the password rules of the sign-up form', () => {
    production.hasResourceProperties('AWS::Cognito::UserPool', {
      Policies: {
        PasswordPolicy: {
          MinimumLength: 6,
          RequireLowercase: true,
          RequireUppercase: true,
          RequireNumbers: true,
          RequireSymbols: true,
        },
      },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
      DeletionProtection: 'ACTIVE',
    });
  });

  it('ends sessions when a password is reset', () => {
    const [pool] = Object.values(production.findResources('AWS::Cognito::UserPool'));
    expect(pool?.Properties.LambdaConfig).toHaveProperty('PostConfirmation');
    expect(pool?.Properties.LambdaConfig).not.toHaveProperty('PreSignUp');
  });

  it('gives the browser a client without a secret that does not reveal whether a user exists', () => {
    production.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      GenerateSecret: false,
      PreventUserExistenceErrors: 'ENABLED',
      ExplicitAuthFlows: Match.arrayWith(['ALLOW_USER_SRP_AUTH']),
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
    });
  });
});

describe('sign-in with Google', () => {
  const google = { clientId: 'google-client', clientSecretName: 'sweetspot/google' };
  const domain = { name: 'sweetspot.example', certificateArn: 'arn:aws:acm:us-east-1:1:certificate/a' };
  const withGoogle = synthesize('production', { google, domain });
  const resource = (type: string) => Object.values(withGoogle.findResources(type))[0]?.Properties;

  it('does not exist in a stage that names no Google client', () => {
    production.resourceCountIs('AWS::Cognito::UserPoolIdentityProvider', 0);
    production.resourceCountIs('AWS::Cognito::UserPoolDomain', 0);
    production.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      AllowedOAuthFlowsUserPoolClient: false,
      SupportedIdentityProviders: ['COGNITO'],
    });
  });

  it('copies the address and its verification, and keeps the client secret in Secrets Manager', () => {
    expect(resource('AWS::Cognito::UserPoolIdentityProvider')).toMatchObject({
      ProviderName: 'Google',
      ProviderType: 'Google',
      AttributeMapping: { email: 'email', email_verified: 'email_verified' },
      ProviderDetails: {
        client_id: 'google-client',
        client_secret: '{{resolve:secretsmanager:sweetspot/google:SecretString:::}}',
        authorize_scopes: 'openid email',
      },
    });
  });

  it('issues only authorization codes, and only to exact addresses of the site', () => {
    expect(resource('AWS::Cognito::UserPoolClient')).toMatchObject({
      AllowedOAuthFlowsUserPoolClient: true,
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: ['openid', 'email'],
      SupportedIdentityProviders: ['COGNITO', 'Google'],
      CallbackURLs: ['https://sweetspot.example/'],
      LogoutURLs: prerenderedPages.map((path) => `https://sweetspot.example${path}`),
      GenerateSecret: false,
    });
  });

  it('returns to the distribution if the stage has no domain', () => {
    const client = synthesize('development', { google }).findResources('AWS::Cognito::UserPoolClient');
    expect(Object.values(client)[0]?.Properties.CallbackURLs).toEqual([
      {
        'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [expect.stringMatching(/^Site/), 'DomainName'] }, '/']],
      },
    ]);
  });

  it('asks a trigger who may sign in, which may find and link users of this pool and do nothing else', () => {
    const [pool] = Object.keys(withGoogle.findResources('AWS::Cognito::UserPool'));
    expect(resource('AWS::Cognito::UserPool')?.LambdaConfig).toHaveProperty('PreSignUp');
    const statements = statementsOf(withGoogle).filter(({ Action }) =>
      JSON.stringify(Action).includes('AdminLinkProviderForUser'),
    );
    expect(statements).toEqual([
      {
        Effect: 'Allow',
        Action: ['cognito-idp:ListUsers', 'cognito-idp:AdminLinkProviderForUser'],
        Resource: { 'Fn::GetAtt': [pool, 'Arn'] },
      },
    ]);
  });

  it('has one address, in the API and in the content security policy', () => {
    const address = 'https://sweetspot-production-';
    const config = Object.values(withGoogle.findResources('AWS::Lambda::Function')).find(({ Properties }) =>
      JSON.stringify(Properties.Environment ?? '').includes('USER_POOL_DOMAIN'),
    );
    expect(JSON.stringify(config?.Properties.Environment)).toContain(address);
    expect(JSON.stringify(resource('AWS::CloudFront::ResponseHeadersPolicy'))).toContain(address);
    expect(JSON.stringify(production.findResources('AWS::CloudFront::ResponseHeadersPolicy'))).not.toContain(
      'amazoncognito',
    );
  });
});

describe('the API and the site', () => {
  it('have a route for every call of the contract', () => {
    const routes = Object.values(production.findResources('AWS::ApiGatewayV2::Route')).map(
      (route) => route.Properties.RouteKey,
    );
    expect(routes.sort()).toEqual(
      [...Object.values(allRoutes), unknownRoute]
        .map(({ method, path }) => `${method} ${apiBase}${path}`)
        .sort(),
    );
  });

  it('share one origin: the API is uncached and gets the viewer’s address', () => {
    production.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({
        CacheBehaviors: [Match.objectLike({ PathPattern: '/api/*', ViewerProtocolPolicy: 'https-only' })],
        DefaultCacheBehavior: Match.objectLike({ ViewerProtocolPolicy: 'redirect-to-https' }),
        ViewerCertificate: Match.absent(),
      }),
    });
    production.hasResourceProperties('AWS::CloudFront::OriginRequestPolicy', {
      OriginRequestPolicyConfig: Match.objectLike({
        HeadersConfig: {
          HeaderBehavior: 'whitelist',
          Headers: Match.arrayWith(['CloudFront-Viewer-Address', 'Idempotency-Key']),
        },
      }),
    });
  });

  it('send a strict content security policy', () => {
    const [policy] = Object.values(production.findResources('AWS::CloudFront::ResponseHeadersPolicy'));
    const text = JSON.stringify(policy?.Properties);
    expect(text).toContain("script-src 'self';");
    expect(text).toContain("frame-ancestors 'none'");
  });
});

describe('the configuration of a stage', () => {
  const development = {
    logRetentionDays: 7,
    protectData: false,
    providers: { marketData: 'none', languageModel: 'built-in' },
  };

  it('rejects a name that cdk.json lacks, because it may be a typo', () => {
    expect(() => parseStageConfig('prodution', { development, production: development })).toThrow(
      /"prodution" is not in cdk\.json, which has development, production\..*--own/,
    );
  });

  it('gives a name that was allowed explicitly a stack with the settings of development', () => {
    expect(parseStageConfig('ada', { development }, { own: 'true' })).toMatchObject({
      stage: 'ada',
      logRetentionDays: 7,
    });
  });

  it('says which field is wrong', () => {
    expect(() => parseStageConfig('ada', { ada: { logRetentionDays: 3 } })).toThrow(/logRetentionDays/);
    expect(() => parseStageConfig('Ada!', {})).toThrow(/lower-case letters/);
  });
});
