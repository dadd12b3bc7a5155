import { apiBase, apiRoutes } from '#contracts/platform/routes.ts';
import { at } from '../weaknesses/reading.ts';
import { drop, dropResources, keep, resource, set } from './edit.ts';
import type { Mutation } from './mutation.ts';

const stage = 'AWS::ApiGatewayV2::Stage';
const acl = 'AWS::WAFv2::WebACL';
const rules = ['Properties', 'Rules'] as const;
const isNamed = (name: string) => (rule: unknown) => at(rule, 'Name') === name;
const webhook = `${apiRoutes.paddleWebhook.method} ${apiBase}${apiRoutes.paddleWebhook.path}`;
const createJob = `${apiRoutes.createJob.method} ${apiBase}${apiRoutes.createJob.path}`;

type Change = (rule: unknown) => void;

/** Changes the rule with this name in a web ACL. */
const changed =
  (where: RegExp, name: string, change: Change): Mutation['apply'] =>
  (stack) => {
    const found = at(resource(stack, acl, where), ...rules);
    const rule = Array.isArray(found) ? found.find(isNamed(name)) : undefined;
    change(rule);
  };

const rate = ['Statement', 'RateBasedStatement'] as const;
const transformations = ['ByteMatchStatement', 'TextTransformations'] as const;
const searched = ['ByteMatchStatement', 'SearchString'] as const;
const site = /^Site/;
const pool = /^Auth/;

export const limitMutations: readonly Mutation[] = [
  {
    name: 'remove the throttle of the stage',
    check: 'shared throttles',
    apply: (stack) => drop(resource(stack, stage), ['Properties', 'DefaultRouteSettings']),
  },
  {
    name: 'let payment webhooks share a throttle with other routes',
    check: 'shared throttles',
    apply: (stack) => drop(resource(stack, stage), ['Properties', 'RouteSettings', webhook]),
  },
  {
    name: 'let the routes use more than the account’s limit',
    check: 'shared throttles',
    apply: (stack) =>
      set(resource(stack, stage), ['Properties', 'RouteSettings', createJob, 'ThrottlingRateLimit'], 9000),
  },
  {
    name: 'throttle create-job as loosely as a read',
    check: 'costly routes',
    apply: (stack) =>
      set(resource(stack, stage), ['Properties', 'RouteSettings', createJob, 'ThrottlingRateLimit'], 500),
  },
  {
    name: 'throttle the messages of agents as loosely as a read',
    check: 'costly routes',
    apply: (stack) =>
      set(
        resource(stack, stage),
        ['Properties', 'RouteSettings', 'POST /api/v1/mcp', 'ThrottlingRateLimit'],
        500,
      ),
  },
  {
    name: 'lower a route’s throttle so far that two addresses use it up',
    check: 'greedy addresses',
    apply: (stack) =>
      set(
        resource(stack, stage),
        ['Properties', 'RouteSettings', 'GET /api/jobs', 'ThrottlingRateLimit'],
        40,
      ),
  },
  {
    name: 'create the stage before its routes',
    check: 'stages created before their routes',
    apply: (stack) => drop(resource(stack, stage), ['DependsOn']),
  },
  {
    name: 'let one address use the whole API limit',
    check: 'greedy addresses',
    apply: changed(site, 'RateOfCalls', (rule) => set(rule, [...rate, 'Limit'], 60_000)),
  },
  {
    name: 'let one address write as often as it reads',
    check: 'greedy addresses',
    apply: changed(site, 'RateOfChanges', (rule) => set(rule, [...rate, 'Limit'], 1200)),
  },
  {
    name: 'only count an address above its limit',
    check: 'uncounted calls',
    apply: changed(site, 'RateOfStarts', (rule) => set(rule, ['Action'], { Count: {} })),
  },
  {
    name: 'compare the path of create-job without normalizing it',
    check: 'uncounted calls',
    apply: changed(site, 'RateOfStarts', (rule) =>
      set(
        rule,
        [...rate, 'ScopeDownStatement', 'OrStatement', 'Statements', '0', ...transformations],
        [{ Priority: 0, Type: 'NONE' }],
      ),
    ),
  },
  {
    name: 'count no runs of the public API for an address',
    check: 'uncounted calls',
    apply: changed(site, 'RateOfStarts', (rule) =>
      set(
        rule,
        [
          ...rate,
          'ScopeDownStatement',
          'OrStatement',
          'Statements',
          '1',
          'AndStatement',
          'Statements',
          '0',
          ...searched,
        ],
        'PUT',
      ),
    ),
  },
  {
    name: 'measure the rate of starts over five minutes',
    check: 'uncounted calls',
    apply: changed(site, 'RateOfStarts', (rule) => set(rule, [...rate, 'EvaluationWindowSec'], 300)),
  },
  {
    name: 'count only GET requests of an address',
    check: 'greedy addresses',
    apply: (stack) => {
      const web = resource(stack, acl, site);
      keep(web, rules, (rule) => !/^RateOf(Changes|Starts)$/.test(String(at(rule, 'Name'))));
    },
  },
  {
    name: 'forget that an IPv6 subscriber has 2^64 addresses',
    check: 'uncounted networks',
    apply: (stack) =>
      keep(resource(stack, acl, site), rules, (rule) => !String(at(rule, 'Name')).startsWith('Network')),
  },
  {
    name: 'let anybody post to the webhook’s address',
    check: 'open webhooks',
    apply: (stack) =>
      keep(resource(stack, acl, site), rules, (rule) => !isNamed('NotificationsOfOthers')(rule)),
  },
  {
    name: 'apply the managed rules to payment webhooks',
    check: 'open webhooks',
    apply: changed(site, 'PaymentNotifications', (rule) => set(rule, ['Priority'], 99)),
  },
  {
    name: 'switch a group of managed rules to counting',
    check: 'missing managed rules',
    apply: changed(site, 'AWSManagedRulesKnownBadInputsRuleSet', (rule) =>
      set(rule, ['OverrideAction'], { Count: {} }),
    ),
  },
  {
    name: 'log tokens in the firewall',
    check: 'readable firewall logs',
    apply: (stack) =>
      drop(resource(stack, 'AWS::WAFv2::LoggingConfiguration'), ['Properties', 'RedactedFields']),
  },
  {
    name: 'remove the firewall from the user pool',
    check: 'unguarded user pools',
    apply: (stack) => dropResources(stack, 'AWS::WAFv2::WebACLAssociation'),
  },
  {
    name: 'let one address request any number of mails',
    check: 'unguarded user pools',
    apply: (stack) => keep(resource(stack, acl, pool), rules, (rule) => !isNamed('RateOfMails')(rule)),
  },
  {
    name: 'let a client change a password without ending other sessions',
    check: 'unguarded user pools',
    apply: (stack) => keep(resource(stack, acl, pool), rules, (rule) => !isNamed('ClosedOperations')(rule)),
  },
  {
    name: 'only count calls of closed operations of the user pool',
    check: 'unguarded user pools',
    apply: changed(pool, 'ClosedOperations', (rule) => set(rule, ['Action'], { Count: {} })),
  },
];
