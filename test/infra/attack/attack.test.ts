import { describe, expect, it } from 'vitest';
import { apiBase, apiRoutes } from '#contracts/platform/routes.ts';
import { allRoutes, type RouteName } from '#contracts/public-api/all-routes.ts';
import type { TemplateJson } from '#test/infra/weaknesses/template-json.ts';
import cdk from '../../../cdk.json' with { type: 'json' };
import { synthesize } from '../synth.ts';
import { addressRate, bucketsOf, routeKeys } from '../weaknesses/limits.ts';
import { at, ofType } from '../weaknesses/reading.ts';
import { outcome, rateRules } from '../weaknesses/web-acl.ts';
import { type Limits, type Second, type Sender, simulate, wafDelaySeconds } from './simulate.ts';

const template = synthesize('production', {
  paddle: cdk.context.stages.emulated.paddle,
}).toJSON() as TemplateJson;
const [stage] = ofType(template, 'AWS::ApiGatewayV2::Stage');
const buckets = bucketsOf(stage?.properties, routeKeys(template));
const rules = rateRules(template, 'CLOUDFRONT');

const production: Limits = {
  rules,
  isV6Set: (set) => at(template.Resources[set]?.Properties, 'IPAddressVersion') === 'IPV6',
  isBlocked: ({ method, path }) => outcome(template, { method, path, isInSet: () => false }) === 'Block',
  buckets: new Map(buckets.map(({ key, rate, burst }) => [key, { rate, burst }])),
};

const routes = Object.keys(allRoutes) as RouteName[];
const isWebhook = (route: RouteName): boolean => allRoutes[route].rateClass === 'notifications';
const sender = (name: string, route: RouteName, perSecond: number, kind?: Sender['kind']): Sender => ({
  name,
  route,
  method: allRoutes[route].method,
  path: `${apiBase}${allRoutes[route].path}`,
  perSecond,
  network: `network of ${name}`,
  ...(kind && { kind }),
});
const keyOf = ({ method, path }: Sender): string => `${method} ${path}`;

/** As many users on each route as use up a tenth of the smallest bucket, each below the product's own limit. */
const users = routes
  .filter((route) => !isWebhook(route))
  .flatMap((route) => Array.from({ length: 10 }, (_, n) => sender(`user ${n} of ${route}`, route, 0.4)));
const paddle = sender('paddle', 'paddleWebhook', 50, 'provider');
const attackers = (count: number, route: RouteName, perSecond: number): Sender[] =>
  Array.from({ length: count }, (_, n) => sender(`attacker ${n}`, route, perSecond));

/** The share of calls that were answered, from a given second on. */
const servedShare = (seconds: readonly Second[], from = 0): number => {
  const counted = seconds.slice(from);
  const total = (pick: (second: Second) => number) => counted.reduce((sum, each) => sum + pick(each), 0);
  return total(({ served }) => served) / total(({ sent }) => sent);
};

const minutes = 3 * 60;
/** By this second the firewall has counted enough and acted. */
const settled = wafDelaySeconds + 10;
/** The smallest share of calls that anybody in a group had answered. */
const worst = (results: Map<Sender, Second[]>, group: readonly Sender[], from = 0): number =>
  Math.min(
    // Senders with the same service share their seconds.
    ...[...new Set(group.map((each) => results.get(each)))].map((seconds) =>
      servedShare(seconds ?? [], from),
    ),
  );
const otherUsers = [...users, paddle];

describe('without an attack', () => {
  it('everybody is served', () => {
    expect(worst(simulate(otherUsers, production, minutes), otherUsers)).toBe(1);
  });
});

describe.each([1, 5])('%s attacking addresses, each with 2,000 calls a second,', (count) => {
  it.each(routes)('block others on %s for at most the first 40 seconds', (route) => {
    const attack = attackers(count, route, 2000);
    const results = simulate([...otherUsers, ...attack], production, minutes);
    const others = users.filter((user) => user.route !== route);
    expect(worst(results, [...others, paddle])).toBe(1);
    const same = users.filter((user) => user.route === route);
    if (same.length > 0) expect(worst(results, same, settled)).toBe(1);
    expect(worst(results, attack, settled)).toBe(0);
  });
});

describe('five addresses that stay at their limit', () => {
  it.each(routes)('block nobody on %s', (route) => {
    const [probe] = attackers(1, route, 0);
    const perSecond = probe ? addressRate(rules, keyOf(probe)) : 0;
    const attack = attackers(5, route, perSecond);
    expect(worst(simulate([...otherUsers, ...attack], production, minutes), otherUsers)).toBe(1);
  });
});

describe('an IPv6 subscriber who never uses an address twice', () => {
  it.each(routes)('is blocked with the network on %s, while other networks are served', (route) => {
    const attack = sender('subscriber', route, 2000, 'rotating');
    const results = simulate([...otherUsers, attack], production, minutes);
    expect(worst(results, otherUsers, settled)).toBe(1);
    expect(worst(results, [attack], settled)).toBe(0);
    expect(servedShare(results.get(paddle) ?? [])).toBe(1);
  });
});

describe('the number of addresses, each at its limit, that use up a route', () => {
  const needed = buckets
    .filter(({ key }) => !key.endsWith(apiRoutes.paddleWebhook.path))
    .map(({ key, rate }) => rate / addressRate(rules, key));

  it('is at least ten, as docs/limits.md says', () => {
    expect(Math.min(...needed)).toBe(10);
  });

  it('is 25 for routes that read, 50 for the configuration and 200 for starts', () => {
    const of = (route: RouteName) => {
      const [probe] = attackers(1, route, 0);
      const bucket = buckets.find(({ key }) => probe && key === keyOf(probe));
      return bucket ? bucket.rate / addressRate(rules, bucket.key) : 0;
    };
    expect([of('getJobStatus'), of('getConfig'), of('createJob')]).toEqual([25, 50, 200]);
  });
});

describe('the purpose of each layer', () => {
  const attack = attackers(5, 'getJobStatus', 2000);
  const same = users.filter(({ route }) => route === 'getJobStatus');

  it('without the firewall, users of the route are blocked as long as the attack lasts', () => {
    const results = simulate([...otherUsers, ...attack], { ...production, rules: [] }, minutes);
    expect(worst(results, same, settled)).toBeLessThan(0.1);
  });

  it('without a bucket for each route, everybody is blocked until the firewall acts', () => {
    const all = [...otherUsers, ...attack].map((each) => ({ ...each, method: 'ANY', path: '/' }));
    const one: Limits = {
      ...production,
      rules: [],
      isBlocked: () => false,
      buckets: new Map([['ANY /', { rate: 1000, burst: 2000 }]]),
    };
    const results = simulate(all, one, wafDelaySeconds);
    expect(
      worst(
        results,
        all.filter(({ name }) => name === 'paddle'),
      ),
    ).toBeLessThan(0.3);
  });

  it('without the rules for networks, rotating addresses are never blocked', () => {
    const rotating = sender('subscriber', 'getJobStatus', 5000, 'rotating');
    const addressesOnly = { ...production, rules: rules.filter(({ per }) => per === 'IP') };
    const results = simulate([...otherUsers, rotating], addressesOnly, minutes);
    expect(worst(results, same, settled)).toBeLessThan(0.2);
  });
});
