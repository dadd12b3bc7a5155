import { createServer } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseStageConfig } from '#lib/stage-config.ts';
import { notEmpty } from '#test/not-empty.ts';
import { type AwsResponses, goodAccount, startAwsAccount } from '#test/vendors/aws-account/aws-account.ts';
import cdk from '../../../cdk.json' with { type: 'json' };
import { openStacks } from '../../../scripts/deploy/stacks.ts';
import { openClients } from '../../../scripts/preflight/checks/clients.ts';
import type { Finding } from '../../../scripts/preflight/checks/finding.ts';
import { runPreflight } from '../../../scripts/preflight/run-preflight.ts';

/**
 * The time limits of a call. Even a busy machine answers within the first. Only a service that stays silent needs the
 * second.
 */
const patientMs = 10_000;
const shortMs = 1_000;
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const stop of stops.splice(0)) await stop();
});

/**
 * The findings of preflight for a production stage with these settings, in an account that differs from a good one by
 * `answers`.
 */
const preflight = async (settings: object, responses: AwsResponses = {}, paddleAddress?: string) => {
  const account = await startAwsAccount({ ...goodAccount, ...responses });
  stops.push(account.stop);
  vi.stubEnv('AWS_ENDPOINT_URL', account.endpoint);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIATEST');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  const { production } = cdk.context.stages;
  const stages = { production: { ...production, operatorEmail: 'ops@example.com', ...settings } };
  const config = parseStageConfig('production', stages);
  const timeoutMs = Object.values(responses).includes('silence') ? shortMs : patientMs;
  const clients = openClients({ region: config.region, modelRegion: config.region, timeoutMs });
  const findings = await runPreflight(config, {
    clients,
    stacks: openStacks(config.region),
    timeoutMs,
    paddleAddress,
  });
  return { findings, calls: account.calls };
};
const linesOf = (findings: readonly Finding[], state: Finding['state']) =>
  findings
    .filter((finding) => finding.state === state)
    .map(({ what, remedy }) => `${what} | ${remedy ?? ''}`);

const mail = { from: 'hello@sweetspot.example' };
const verified: AwsResponses = {
  'ses.GetEmailIdentity': { result: { VerifiedForSendingStatus: true, VerificationStatus: 'SUCCESS' } },
  'ses.GetAccount': {
    result: { ProductionAccessEnabled: true, SendingEnabled: true, SendQuota: { Max24HourSend: 50_000 } },
  },
};
const zone = { id: 'Z1', name: 'sweetspot.example' };
const domain = { name: 'www.sweetspot.example', hostedZone: zone };
const zoneResponse = (name: string, isPrivate = false): AwsResponses => ({
  'route53.GetHostedZone': {
    result: {
      HostedZone: {
        Id: '/hostedzone/Z1',
        Name: name,
        CallerReference: 'c',
        Config: { PrivateZone: isPrivate },
      },
    },
  },
});
const dataForSeo = {
  providers: { marketData: 'dataforseo', languageModel: 'built-in' },
  dataForSeo: { secretName: 'sweetspot/dataforseo' },
};
const secretOf = (value: unknown): AwsResponses => ({
  'secretsmanager.GetSecretValue': { result: { SecretString: JSON.stringify(value) } },
});
const bedrock = {
  providers: { marketData: 'none', languageModel: 'bedrock' },
  languageModel: { model: 'us.amazon.nova-lite-v1:0' },
};
const access = (authorizationStatus: string): AwsResponses => ({
  'bedrock.GetFoundationModelAvailability': {
    result: {
      modelId: 'amazon.nova-lite-v1:0',
      agreementAvailability: { status: 'AVAILABLE' },
      authorizationStatus,
      entitlementAvailability: 'AVAILABLE',
      regionAvailability: 'AVAILABLE',
    },
  },
});
const stack = (status: string, outputs: Readonly<Record<string, string>> = {}): AwsResponses => ({
  'cloudformation.DescribeStacks': {
    result: {
      Stacks: [
        {
          StackName: 'sweetspot-production',
          CreationTime: '2026-11-22T00:00:00Z',
          StackStatus: status,
          Outputs: Object.entries(outputs).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue })),
        },
      ],
    },
  },
});
const topic = 'arn:aws:sns:us-east-1:111122223333:alerts';
const subscribed = (SubscriptionArn: string): AwsResponses => ({
  ...stack('UPDATE_COMPLETE', { SiteUrl: 'https://d1.cloudfront.net', AlertTopicArn: topic }),
  'sns.ListSubscriptionsByTopic': {
    result: {
      Subscriptions: [{ Endpoint: 'ops@example.com', Protocol: 'email', SubscriptionArn, TopicArn: topic }],
    },
  },
});

describe('preflight', () => {
  it('finds nothing missing in an account that has everything', async () => {
    const { findings } = await preflight(
      { mail, domain, ...dataForSeo },
      { ...verified, ...zoneResponse('sweetspot.example.'), ...secretOf({ login: 'l', password: 'p' }) },
    );
    expect(linesOf(findings, 'missing')).toEqual([]);
    expect(linesOf(findings, 'unknown')).toEqual([]);
    expect(findings[0]?.what).toBe('account 111122223333, region us-east-1');
    expect(linesOf(findings, 'ok').length).toBeGreaterThanOrEqual(9);
  });

  it.each<[what: string, settings: object, answers: AwsResponses, line: RegExp]>([
    [
      'no bootstrap',
      {},
      { 'ssm.GetParameter': { error: 'ParameterNotFound' } },
      /not bootstrapped.*cdk bootstrap aws:\/\/111122223333\/us-east-1/,
    ],
    [
      'an old bootstrap',
      {},
      { 'ssm.GetParameter': { result: { Parameter: { Value: '4' } } } },
      /version 4, and 6 is needed/,
    ],
    [
      'more concurrency than a new account has',
      { concurrency: { pageFetches: 40, images: 30 } },
      { 'lambda.GetAccountSettings': { result: { AccountLimit: { ConcurrentExecutions: 10 } } } },
      /reserves a concurrency of 71, 100 must stay unreserved, and the account has 10 \| Leave "concurrency" out/,
    ],
    [
      'a function of a fixed name',
      {},
      { 'lambda.GetFunction': { result: { Configuration: {} } } },
      /sweetspot-production-operate.*already exists/,
    ],
    [
      'a domain that SES has no identity for',
      { mail },
      { ...verified, 'ses.GetEmailIdentity': { error: 'NotFoundException', status: 404 } },
      /SES has no identity for sweetspot\.example/,
    ],
    [
      'the sandbox of SES',
      { mail },
      { ...verified, 'ses.GetAccount': { result: { ProductionAccessEnabled: false, SendingEnabled: true } } },
      /sandbox.*production access/,
    ],
    [
      'a hosted zone',
      { domain },
      { 'route53.GetHostedZone': { error: 'NoSuchHostedZone', status: 404 } },
      /hosted zone Z1 does not exist/,
    ],
    [
      'the right hosted zone',
      { domain },
      zoneResponse('other.example.'),
      /is for other\.example, not for the zone/,
    ],
    ['a public hosted zone', { domain }, zoneResponse('sweetspot.example.', true), /is private/],
    [
      'a secret',
      dataForSeo,
      {},
      /secret sweetspot\/dataforseo for DataForSEO does not exist \| aws secretsmanager create-secret.*"password"/,
    ],
    [
      'a field of a secret',
      dataForSeo,
      secretOf({ login: 'l', pasword: 'hunter2' }),
      /sweetspot\/dataforseo of DataForSEO lacks password/,
    ],
    [
      'a secret in JSON',
      dataForSeo,
      { 'secretsmanager.GetSecretValue': { result: { SecretString: 'hunter2' } } },
      /lacks JSON/,
    ],
    [
      'access to the model',
      bedrock,
      access('NOT_AUTHORIZED'),
      /may not use amazon\.nova-lite-v1:0.*authorization NOT_AUTHORIZED/,
    ],
    [
      'a confirmed receiver of alarms',
      {},
      subscribed('PendingConfirmation'),
      /ops@example\.com receives no alarms.*Open the link/,
    ],
  ])('names what is missing, with the remedy: %s', async (_, settings, responses, line) => {
    const { findings } = await preflight(settings, responses);
    expect(linesOf(findings, 'missing')).toEqual([expect.stringMatching(line)]);
    expect(JSON.stringify(findings)).not.toContain('hunter2');
  });

  it.each<[what: string, settings: object, answers: AwsResponses, line: RegExp]>([
    ['mails of Cognito', {}, {}, /50 a day/],
    [
      'a small concurrency',
      {},
      { 'lambda.GetAccountSettings': { result: { AccountLimit: { ConcurrentExecutions: 10 } } } },
      /can run 10 functions at once.*Service Quotas/,
    ],
    [
      'a table of an earlier stack',
      {},
      { 'dynamodb.ListTables': { result: { TableNames: ['sweetspot-production-Table-1'] } } },
      /left the table sweetspot-production-Table-1.*begins with an empty table/,
    ],
    [
      'a tag that is not active',
      {},
      { 'ce.ListCostAllocationTags': { result: { CostAllocationTags: [] } } },
      /sees no costs.*a day after the first deployment/,
    ],
  ])('advises where a stage would work, with a limit: %s', async (_, settings, responses, line) => {
    const { findings } = await preflight(settings, responses);
    expect(linesOf(findings, 'missing')).toEqual([]);
    expect(linesOf(findings, 'advice')).toContainEqual(expect.stringMatching(line));
  });

  it.each([
    ['bedrock', bedrock, access('AUTHORIZED'), 'may use amazon.nova-lite-v1:0'],
    ['alarms', {}, subscribed(`${topic}:1`), 'ops@example.com receives alarms'],
  ] as const)('recognizes what is in order: %s', async (_, settings, responses, line) => {
    const { findings } = await preflight(settings, responses);
    expect(linesOf(findings, 'ok').join()).toContain(line);
  });

  it('names the missing permission after a denial, and continues', async () => {
    const denied = Object.fromEntries(
      Object.keys(goodAccount)
        .filter((key) => !key.startsWith('sts'))
        .map((key) => [
          key,
          { error: key.startsWith('cloudformation') ? 'AccessDenied' : 'AccessDeniedException', status: 403 },
        ]),
    );
    const { findings } = await preflight(
      {
        mail,
        domain,
        ...dataForSeo,
        ...bedrock,
        providers: { marketData: 'dataforseo', languageModel: 'bedrock' },
      },
      denied,
    );
    const unknown = linesOf(findings, 'unknown');
    for (const permission of [
      'cloudformation:DescribeStacks',
      'ssm:GetParameter',
      'lambda:GetAccountSettings',
      'ses:GetEmailIdentity',
      'route53:GetHostedZone',
      'secretsmanager:GetSecretValue',
      'bedrock:GetFoundationModelAvailability',
      'ce:ListCostAllocationTags',
    ])
      expect(unknown.join('\n')).toContain(permission);
    expect(linesOf(findings, 'missing')).toEqual([]);
  });

  it('names the service that did not answer in time, and continues', async () => {
    const { findings } = await preflight({}, { 'ssm.GetParameter': 'silence' });
    expect(linesOf(findings, 'unknown')).toEqual([
      expect.stringMatching(/could not check the bootstrap of the CDK: TimeoutError/),
    ]);
    expect(linesOf(findings, 'ok').join()).toContain('no earlier stack');
  });

  it('stops where AWS rejects the credentials', async () => {
    const { findings, calls } = await preflight(
      {},
      { 'sts.GetCallerIdentity': { error: 'InvalidClientTokenId', status: 403 } },
    );
    expect(linesOf(findings, 'missing')).toEqual([
      expect.stringMatching(/InvalidClientTokenId.*aws sso login/),
    ]);
    expect(findings).toHaveLength(1);
    expect(calls).toHaveLength(1);
  });

  it('makes only read calls', async () => {
    const { calls } = await preflight(
      { mail, domain, ...dataForSeo },
      { ...verified, ...zoneResponse('sweetspot.example.') },
    );
    expect(calls.length).toBeGreaterThan(8);
    for (const { operation } of notEmpty(calls)) expect(operation).toMatch(/^(Get|List|Describe)/);
  });
});

describe('preflight at Paddle', () => {
  const offers = {
    trial: ['pri_trial'],
    creator: ['pri_creator', 'pri_old'],
    pro: ['pri_pro'],
    business: ['pri_business'],
  };
  const selling = {
    paddle: { environment: 'sandbox', clientToken: 'test_1', secretName: 'sweetspot/paddle', offers },
  };
  const keys = secretOf({ apiKey: 'key-1', webhookSecret: 'hook' });
  const sold = ['pri_trial', 'pri_creator', 'pri_pro', 'pri_business'];

  /** Paddle's lists, as a key with all permissions except these reads them. */
  const startPaddle = async ({
    prices = sold,
    denied = [],
  }: {
    prices?: readonly string[];
    denied?: readonly string[];
  }) => {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://paddle');
      const send = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      const reject = (status: number, code: string) =>
        send(status, { error: { type: 'request_error', code, detail: code } });
      if (request.headers.authorization !== 'Bearer key-1') return reject(401, 'authentication_invalid');
      if (denied.includes(pathname)) return reject(403, 'forbidden');
      const data = pathname === '/prices' ? prices.map((id) => ({ id, status: 'active' })) : [];
      return send(200, { data, meta: { request_id: 'r', pagination: { per_page: 1, has_more: false } } });
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    stops.push(() => new Promise<void>((stopped) => void server.close(() => stopped())));
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  };

  it('finds the key and the prices in order, and names what it cannot test', async () => {
    const { findings } = await preflight(selling, keys, await startPaddle({}));
    expect(linesOf(findings, 'missing')).toEqual([]);
    expect(linesOf(findings, 'ok').join()).toContain('Paddle sells the 4 prices');
    expect(linesOf(findings, 'advice').join()).toMatch(
      /transaction\.write.*https:\/\/SITE\/api\/webhooks\/paddle/,
    );
  });

  it.each<[what: string, world: Parameters<typeof startPaddle>[0], secret: AwsResponses, line: RegExp]>([
    ['a price', { prices: sold.slice(1) }, keys, /no active price pri_trial/],
    [
      'a permission',
      { denied: ['/adjustments', '/notifications'] },
      keys,
      /lacks adjustment\.read, notification\.read/,
    ],
    ['the right to read prices', { denied: ['/prices'] }, keys, /lacks price\.read/],
    [
      'a key that Paddle takes',
      {},
      secretOf({ apiKey: 'old', webhookSecret: 'hook' }),
      /Paddle rejects the API key/,
    ],
  ])('names what is missing: %s', async (_, world, secret, line) => {
    const { findings } = await preflight(selling, secret, await startPaddle(world));
    expect(linesOf(findings, 'missing')).toEqual([expect.stringMatching(line)]);
  });

  it('says so when Paddle does not answer', async () => {
    const { findings } = await preflight(selling, keys, 'http://127.0.0.1:9');
    expect(linesOf(findings, 'unknown').join()).toMatch(/could not check the Paddle account/);
  });
});
