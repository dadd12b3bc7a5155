import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalStack, startLocalStack } from '#lib/local/stack.ts';
import { synthesize } from '#test/infra/synth.ts';
import { notEmpty } from '#test/not-empty.ts';
import { tempDir } from '#test/temp-dir.ts';

let stack: LocalStack;
beforeAll(async () => {
  stack = await startLocalStack({ port: 0, dataDir: tempDir() });
});
afterAll(() => stack.stop());

type Policy = {
  SecurityHeadersConfig: {
    ContentSecurityPolicy: { ContentSecurityPolicy: unknown; Override: boolean };
    StrictTransportSecurity: { AccessControlMaxAgeSec: number; IncludeSubdomains: boolean };
    FrameOptions: { FrameOption: string };
    ReferrerPolicy: { ReferrerPolicy: string };
    ContentTypeOptions: object;
  };
  CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
  CorsConfig?: unknown;
};
const template = synthesize('production');
const policies = Object.entries(template.findResources('AWS::CloudFront::ResponseHeadersPolicy')).map(
  ([id, { Properties }]) => [id, Properties.ResponseHeadersPolicyConfig as Policy] as const,
);

const paths = [
  ['a page', '/'],
  ['an unknown page', '/no/such/page'],
  ['an answer of the API', '/api/config'],
  ['a failure of the API', '/api/jobs'],
  ['an unknown address of the API', '/api/nothing'],
] as const;

describe('the headers of', () => {
  it.each(paths)('%s hold browsers to the strict rules', async (_, path) => {
    const { headers } = await fetch(`${stack.url}${path}`);
    const maxAge = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
    expect(Number(maxAge)).toBeGreaterThanOrEqual(31_536_000);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toMatch(/^same-origin/);
    expect(headers.get('permissions-policy')).toContain('camera=()');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
    expect(policy).toContain("base-uri 'none'");
    expect(policy.match(/script-src[^;]*/)?.[0] ?? '').not.toMatch(/unsafe|\*|https:|data:/);
    expect(headers.has('x-powered-by') || headers.has('server')).toBe(false);
  });

  it('the API let a browser load nothing, and let nobody cache anything', async () => {
    const { headers } = await fetch(`${stack.url}/api/config`);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('the pages for testers differ: mails run no scripts, and the simulated checkout opens in a frame', async () => {
    const policyOf = async (path: string) =>
      (await fetch(`${stack.url}${path}`)).headers.get('content-security-policy');
    expect(await policyOf('/dev/mailbox')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
    expect(await policyOf('/dev/payments/checkout')).toContain("frame-ancestors 'self'");
  });

  it('the cloud are the same', async () => {
    const local = await fetch(`${stack.url}/api/config`);
    expect(policies).toHaveLength(2);
    for (const [, policy] of notEmpty(policies)) {
      const { StrictTransportSecurity: hsts, ...config } = policy.SecurityHeadersConfig;
      const custom = policy.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value] as const);
      const inCloud = [
        ['Strict-Transport-Security', `max-age=${hsts.AccessControlMaxAgeSec}; includeSubDomains`],
        ['X-Content-Type-Options', 'nosniff'],
        ['X-Frame-Options', config.FrameOptions.FrameOption],
        ['Referrer-Policy', config.ReferrerPolicy.ReferrerPolicy],
        ...custom,
      ] as const;
      for (const [name, value] of notEmpty(inCloud))
        expect([name, local.headers.get(name)]).toEqual([name, value]);
      expect([hsts.IncludeSubdomains, config.ContentSecurityPolicy.Override]).toEqual([true, true]);
    }
    const ofApi = policies.find(([id]) => id.includes('ApiHeaders'))?.[1];
    expect(ofApi?.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy).toBe(
      local.headers.get('content-security-policy'),
    );
  });
});

describe('pages of other sites', () => {
  const origin = 'https://evil.example';
  it('learn nothing across origins: no answer names an origin that may read it', async () => {
    for (const [, path] of paths) {
      const { headers } = await fetch(`${stack.url}${path}`, { headers: { origin } });
      expect([path, headers.get('access-control-allow-origin')]).toEqual([path, null]);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
    expect(policies.map(([, { CorsConfig }]) => CorsConfig)).toEqual([undefined, undefined]);
    const api = Object.values(template.findResources('AWS::ApiGatewayV2::Api'));
    expect(api.map(({ Properties }) => Properties.CorsConfiguration)).toEqual([undefined]);
  });
  it('cannot ask first: a preflight gets no answer', async () => {
    const { status, headers } = await fetch(`${stack.url}/api/create-job`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([405, null]);
  });
  it('cannot post a form: only declared JSON is accepted', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const { status } = await fetch(`${stack.url}/api/create-job`, {
        method: 'POST',
        headers: { origin, 'content-type': type },
        body: '{"job_type":"keyword_optimizer"}',
      });
      expect([type, status]).toEqual([type, 415]);
    }
  });
});
