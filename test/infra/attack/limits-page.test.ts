import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type RateClass, rateLimits } from '#contracts/platform/rate-limits.ts';
import { apiBase } from '#contracts/platform/routes.ts';
import { allRoutes } from '#contracts/public-api/all-routes.ts';
import { unknownRoute } from '#contracts/public-api/routes.ts';
import type { TemplateJson } from '#test/infra/weaknesses/template-json.ts';
import cdk from '../../../cdk.json' with { type: 'json' };
import { synthesize } from '../synth.ts';
import { addressRate, bucketsOf, routeKeys } from '../weaknesses/limits.ts';
import { ofType } from '../weaknesses/reading.ts';
import { rateRules } from '../weaknesses/web-acl.ts';

const template = synthesize('production', {
  paddle: cdk.context.stages.emulated.paddle,
}).toJSON() as TemplateJson;
const [stage] = ofType(template, 'AWS::ApiGatewayV2::Stage');
const buckets = bucketsOf(stage?.properties, routeKeys(template));
const rules = rateRules(template, 'CLOUDFRONT').filter(({ windowSeconds }) => windowSeconds <= 60);

const page = readFileSync('docs/limits.md', 'utf8');
const number = (text: string): string => Number(text).toLocaleString('en');

/**
 * The row of each class in the table "Each route": class, share, requests per second, addresses that use up a route.
 */
const rows = new Map(
  page
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 7 && /%$/.test(cells[3] ?? ''))
    .map(([, name = '', , share = '', rate = '', addresses = '']) => [
      name.replaceAll('`', ''),
      { share, rate, addresses: addresses.split(':')[0] },
    ]),
);

const expectedOf = (key: string, share: number) => {
  const rate = buckets.find((bucket) => bucket.key === key)?.rate ?? Number.NaN;
  const addresses = rate / addressRate(rules, key);
  return {
    share: `${Math.round(share * 100)}%`,
    rate: number(String(rate)),
    addresses: number(String(addresses)),
  };
};

describe('docs/limits.md', () => {
  const classes = Object.keys(rateLimits) as RateClass[];

  it('lists every class of routes, and no other', () => {
    expect([...rows.keys()].toSorted()).toEqual([...classes, 'none'].toSorted());
  });

  it.each(classes)(
    'has the numbers of %s: those of its route that the fewest addresses use up',
    (rateClass) => {
      const [fewest] = Object.values(allRoutes)
        .filter((route) => route.rateClass === rateClass)
        .map(({ method, path }) =>
          expectedOf(`${method} ${apiBase}${path}`, rateLimits[rateClass].routeShare),
        )
        .toSorted((a, b) => Number(a.addresses) - Number(b.addresses));
      expect(rows.get(rateClass)).toEqual(
        rateClass === 'notifications' ? { ...fewest, addresses: 'none' } : fewest,
      );
    },
  );

  it('has the numbers of unknown addresses of the public API', () => {
    const key = `${unknownRoute.method} ${apiBase}${unknownRoute.path}`;
    expect(rows.get('none')).toEqual(expectedOf(key, unknownRoute.routeShare));
  });

  it('says how much all routes together let through', () => {
    const total = buckets.reduce((sum, { rate }) => sum + rate, 0);
    expect(page).toContain(`All routes together let ${number(String(total))} requests a second through`);
  });
});
