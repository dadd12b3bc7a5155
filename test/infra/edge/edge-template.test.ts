import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { environmentNames } from '#contracts/platform/environment.ts';
import { headers } from '#contracts/platform/headers.ts';
import { routeRequestCode } from '#lib/edge-code.ts';
import { describeEdge } from '#lib/edge-model/describe-edge.ts';
import { edgeDescription } from '#lib/edge-model/description.ts';
import { buildEdge } from '#lib/edge-model/edge.ts';
import { notEmpty } from '#test/not-empty.ts';
import { synthesize } from '../synth.ts';
import { localForm } from './local-form.ts';

const production = synthesize('production');
const template = production.toJSON();
const edge = buildEdge(template);
const description = new URL('../../../lib/local/gateway/edge-description.json', import.meta.url);

const site = 'https://site.example';
/** The parts of a request that reach the origin, and the address that they reach. */
const forwarded = async (path: string, init: RequestInit = {}) => {
  const seen: { request: Request; kind: string }[] = [];
  await edge.handle(
    new Request(`${site}${path}`, init),
    (request, { kind }) => {
      seen.push({ request, kind });
      return new Response('{}', { headers: { 'cache-control': 'no-store' } });
    },
    { address: '198.51.100.7', port: 4711, protocol: 'https' },
  );
  const [only] = seen;
  if (!only) throw new Error(`Nothing reached an origin for ${path}.`);
  return only;
};

describe('the distribution', () => {
  it('is the one that the local stack models', async () => {
    await expect(`${JSON.stringify(localForm(describeEdge(template)), null, 2)}\n`).toMatchFileSnapshot(
      description.pathname,
    );
  });

  it.each(['development', 'emulated'] as const)('is the same for the stage %s', (stage) => {
    const { hasFirewall: _, ...kept } = edgeDescription.parse(JSON.parse(readFileSync(description, 'utf8')));
    expect(localForm(describeEdge(synthesize(stage).toJSON()))).toMatchObject(kept);
  });

  it('runs the function from our own file', () => {
    expect(Object.values(describeEdge(template).functions).map(({ code }) => code)).toEqual([
      routeRequestCode({ hasContentService: false }),
    ]);
  });
});

describe('a call of the API', () => {
  const sent = {
    [headers.authorization]: 'Bearer a.b.c',
    [headers.contentType]: 'application/json',
    [headers.idempotencyKey]: 'key-1',
    [headers.paymentSignature]: 'ts=1;h1=0',
    [headers.acceptEncoding]: 'gzip, br',
  };

  it('reaches the API with the headers that it reads', async () => {
    const { request, kind } = await forwarded('/api/webhooks/paddle?a=1', {
      method: 'POST',
      body: '{}',
      headers: sent,
    });
    expect(kind).toBe('custom');
    for (const [name, value] of Object.entries({ ...sent, [headers.acceptEncoding]: 'gzip' }))
      expect([name, request.headers.get(name)]).toEqual([name, value]);
    expect([new URL(request.url).pathname, new URL(request.url).search]).toEqual([
      '/api/webhooks/paddle',
      '?a=1',
    ]);
    expect(await request.text()).toBe('{}');
  });

  it('names the viewer, and proves that it passed the edge, whatever the viewer sends in those headers', async () => {
    const { request } = await forwarded('/api/me', {
      headers: { [headers.viewerAddress]: '203.0.113.9:1', [headers.originSecret]: 'guessed' },
    });
    expect(request.headers.get(headers.viewerAddress)).toBe('198.51.100.7:4711');
    expect(request.headers.get(headers.originSecret)).toMatch(
      /^\{\{resolve:secretsmanager:\$\{Secrets\w+\}:/,
    );
  });

  it('carries no other header of the viewer', async () => {
    const { request } = await forwarded('/api/me', {
      headers: {
        cookie: 'a=b',
        referer: 'https://x.example',
        origin: 'https://x.example',
        'x-custom': '1',
        'user-agent': 'curl',
      },
    });
    for (const name of ['cookie', 'referer', 'origin', 'x-custom'])
      expect([name, request.headers.get(name)]).toEqual([name, null]);
    expect(request.headers.get('user-agent')).toBe('Amazon CloudFront');
  });

  it('of one user never gets the answer for another', async () => {
    const own = buildEdge(template);
    const ask = (token: string) =>
      own.handle(new Request(`${site}/api/me`, { headers: { authorization: token } }), (request) => {
        // A response without its no-store: the cache key alone must keep users apart.
        return new Response(request.headers.get('authorization'), {
          headers: { 'cache-control': 'max-age=60' },
        });
      });
    const responses = [await ask('Bearer ada'), await ask('Bearer eve')];
    expect(await Promise.all(responses.map((response) => response.text()))).toEqual([
      'Bearer ada',
      'Bearer eve',
    ]);
  });

  it.each([500, 502, 503, 504])('that fails with %d once succeeds when it is repeated', async (status) => {
    const own = buildEdge(template);
    const responses = [
      new Response('{}', { status, headers: { 'cache-control': 'no-store' } }),
      new Response('{}'),
    ];
    const ask = async () =>
      (await own.handle(new Request(`${site}/api/config`), () => responses.shift() ?? Response.error()))
        .status;
    expect([await ask(), await ask()]).toEqual([status, 200]);
  });
});

describe('the stage', () => {
  type Fn = { Properties: { Environment?: { Variables?: Record<string, unknown> } } };
  const apiFunctions = (stage: ReturnType<typeof synthesize>): [string, Fn][] =>
    Object.entries(stage.findResources('AWS::Lambda::Function') as Record<string, Fn>).filter(([id]) =>
      /^ApiApi/.test(id),
    );

  it('with a firewall rejects calls that bypass it, in every function of the API', () => {
    const functions = apiFunctions(production);
    expect(functions.length).toBeGreaterThan(5);
    for (const [id, { Properties }] of notEmpty(functions))
      expect([id, Properties.Environment?.Variables?.[environmentNames.edgeOnly]]).toEqual([id, 'true']);
    expect(describeEdge(template).hasFirewall).toBe(true);
  });

  it('without a firewall accepts direct calls', () => {
    const development = synthesize('development');
    for (const [, { Properties }] of notEmpty(apiFunctions(development)))
      expect(Properties.Environment?.Variables).not.toHaveProperty(environmentNames.edgeOnly);
    expect(describeEdge(development.toJSON()).hasFirewall).toBe(false);
  });

  it('logs no token and no cookie with blocked requests', () => {
    production.hasResourceProperties('AWS::WAFv2::LoggingConfiguration', {
      RedactedFields: [{ SingleHeader: { Name: 'authorization' } }, { SingleHeader: { Name: 'cookie' } }],
      LoggingFilter: { DefaultBehavior: 'DROP' },
    });
  });

  it('caches hashed files for a year, revalidates pages, and removes old pages but no hashed file', () => {
    const uploads = Object.values(production.findResources('Custom::CDKBucketDeployment')).map(
      ({ Properties: p }) => ({
        cache: p.SystemMetadata['cache-control'],
        prune: p.Prune,
        only: p.Include,
        without: p.Exclude,
        invalidates: p.DistributionPaths,
      }),
    );
    expect(uploads).toEqual([
      {
        cache: 'public, max-age=31536000, immutable',
        prune: false,
        only: ['assets/*'],
        without: ['*'],
        invalidates: undefined,
      },
      {
        cache: 'public, max-age=0, must-revalidate',
        prune: true,
        only: undefined,
        without: ['assets/*'],
        invalidates: ['/*'],
      },
    ]);
  });
});
