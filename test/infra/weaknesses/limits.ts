import type { RateClass } from '#contracts/platform/rate-limits.ts';
import { apiBase } from '#contracts/platform/routes.ts';
import { allRoutes } from '#contracts/public-api/all-routes.ts';
import { at, type Found, listAt, numberAt, ofType, unless } from './reading.ts';
import type { TemplateJson } from './template-json.ts';
import { type RateRule, rateRules } from './web-acl.ts';

/** An account's limit in a region for all APIs together (Service Quotas, "Throttle rate"). */
const accountPerSecond = 10_000;
/** The fewest addresses, each at its limit, that may use up a route. */
const fewestAddresses = 10;

type Bucket = { readonly key: string; readonly rate: number; readonly burst: number };

export const bucketsOf = (stage: unknown, keys: readonly string[]): Bucket[] =>
  keys.map((key) => ({
    key,
    rate: numberAt(stage, 'RouteSettings', key, 'ThrottlingRateLimit'),
    burst: numberAt(stage, 'RouteSettings', key, 'ThrottlingBurstLimit'),
  }));

export const routeKeys = (template: TemplateJson): string[] =>
  ofType(template, 'AWS::ApiGatewayV2::Route').map(({ properties }) => String(at(properties, 'RouteKey')));

const stages = (template: TemplateJson): Found[] => ofType(template, 'AWS::ApiGatewayV2::Stage');

/** Every route has its own bucket, and their sum stays within the account's limit. */
export const sharedThrottles = (template: TemplateJson): string[] =>
  stages(template).flatMap(({ id, properties }) => {
    const buckets = bucketsOf(properties, routeKeys(template));
    const total = buckets.reduce((sum, { rate }) => sum + (Number.isNaN(rate) ? 0 : rate), 0);
    return [
      ...unless(
        numberAt(properties, 'DefaultRouteSettings', 'ThrottlingRateLimit') > 0,
        `${id} has no throttle`,
      ),
      ...buckets.flatMap(({ key, rate, burst }) =>
        unless(rate > 0 && burst > 0, `${key} has no share of its own`),
      ),
      ...unless(total <= accountPerSecond, `the routes of ${id} let ${total} a second through`),
    ];
  });

/** API Gateway refuses a stage whose settings name a route that does not exist yet. */
export const earlyStages = (template: TemplateJson): string[] =>
  stages(template).flatMap(({ id }) => {
    const after = listAt(template.Resources[id], 'DependsOn');
    return ofType(template, 'AWS::ApiGatewayV2::Route').flatMap((route) =>
      unless(after.includes(route.id), `${id} is made before its route ${route.id}`),
    );
  });

/** Calls per second that one address may make to a route indefinitely. */
export const addressRate = (rules: readonly RateRule[], key: string): number => {
  const [method = '', path = ''] = key.split(' ');
  const rates = rules
    .filter((rule) => rule.per === 'IP' && rule.counts(method, path))
    .map((rule) => rule.perSecond);
  return Math.min(...rates, Number.POSITIVE_INFINITY);
};

const isNotification = (key: string): boolean =>
  Object.values(allRoutes).some(
    ({ method, path, rateClass }) => rateClass === 'notifications' && key === `${method} ${apiBase}${path}`,
  );

/** It takes many addresses to use up a route, and nobody but the provider can use up the notifications' route. */
export const unlimitedAddresses = (template: TemplateJson): string[] => {
  // A longer window lets more through before it blocks.
  const rules = rateRules(template, 'CLOUDFRONT').filter(({ windowSeconds }) => windowSeconds <= 60);
  return stages(template)
    .flatMap(({ properties }) => bucketsOf(properties, routeKeys(template)))
    .filter(({ key }) => !isNotification(key))
    .flatMap(({ key, rate }) => {
      const addresses = rate / addressRate(rules, key);
      return unless(
        addresses >= fewestAddresses || Number.isNaN(rate),
        `${addresses} addresses fill ${key} for everybody`,
      );
    });
};

/** These start work, call a paid service, use seconds of CPU, or open connections to strangers. */
const costly: ReadonlySet<RateClass> = new Set([
  'runs',
  'exports',
  'billing',
  'comparisons',
  'choices',
  'agents',
  'webhooks',
]);

/** Costly routes let fewer calls through than reading ones. */
export const costlyRoutes = (template: TemplateJson): string[] => {
  return stages(template).flatMap(({ properties }) => {
    const most = numberAt(properties, 'DefaultRouteSettings', 'ThrottlingRateLimit');
    return Object.values(allRoutes)
      .filter(({ rateClass }) => costly.has(rateClass))
      .flatMap(({ method, path }) => {
        const key = `${method} ${apiBase}${path}`;
        const { rate } = bucketsOf(properties, [key])[0] ?? { rate: Number.NaN };
        return unless(
          Number.isNaN(rate) || rate <= 0.2 * most,
          `${key} is costly and lets ${rate} a second through`,
        );
      });
  });
};
