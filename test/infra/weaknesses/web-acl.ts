import { apiBase, apiRoutes } from '#contracts/platform/routes.ts';
import { allRoutes } from '#contracts/public-api/all-routes.ts';
import { closedPoolOperations } from '#lib/closed-pool-operations.ts';
import { at, entriesAt, type Found, idOf, listAt, numberAt, ofType, typeOf, unless } from './reading.ts';
import type { TemplateJson } from './template-json.ts';

/** The sender of a request, as far as rules look at it. */
export type Viewed = {
  readonly method: string;
  readonly path: string;
  readonly isInSet: (set: string) => boolean;
};

const nobody = (): boolean => false;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** WAF's own transformations, applied in order. */
const transformed = (text: string, statement: unknown): string =>
  listAt(statement, 'TextTransformations')
    .toSorted((a, b) => numberAt(a, 'Priority') - numberAt(b, 'Priority'))
    .reduce<string>((value, each) => {
      const type = at(each, 'Type');
      if (type === 'URL_DECODE') return decoded(value);
      if (type === 'NORMALIZE_PATH')
        return new URL(value.replaceAll(/\/+/g, '/'), 'https://a.example').pathname;
      return type === 'LOWERCASE' ? value.toLowerCase() : value;
    }, text);

const byteMatch = (statement: unknown, { method, path }: Viewed): boolean => {
  const field = at(statement, 'FieldToMatch');
  const raw = at(field, 'UriPath') !== undefined ? path : at(field, 'Method') !== undefined ? method : '';
  const value = transformed(raw, statement);
  const text = String(at(statement, 'SearchString'));
  const constraint = at(statement, 'PositionalConstraint');
  if (constraint === 'STARTS_WITH') return value.startsWith(text);
  return constraint === 'EXACTLY' ? value === text : value.includes(text);
};

/** Whether WAF's statement is true of a request. Covers the statements that may narrow down a rate rule. */
export const isTrueOf = (statement: unknown, viewed: Viewed): boolean => {
  const [[kind, inner] = ['', undefined]] = entriesAt(statement);
  const parts = listAt(inner, 'Statements');
  if (kind === 'AndStatement') return parts.every((each) => isTrueOf(each, viewed));
  if (kind === 'OrStatement') return parts.some((each) => isTrueOf(each, viewed));
  if (kind === 'NotStatement') return !isTrueOf(at(inner, 'Statement'), viewed);
  if (kind === 'ByteMatchStatement') return byteMatch(inner, viewed);
  if (kind === 'IPSetReferenceStatement') return viewed.isInSet(idOf(at(inner, 'Arn')) ?? '');
  throw new Error(`The model does not know WAF's ${kind}.`);
};

export type RateRule = {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
  readonly perSecond: number;
  /** `IP`, or the keys that requests are counted by. */
  readonly per: string;
  /** Whether a request from an arbitrary sender counts. */
  readonly counts: (method: string, path: string, isInSet?: (set: string) => boolean) => boolean;
};

export const aclsOf = (template: TemplateJson, scope: string): Found[] =>
  ofType(template, 'AWS::WAFv2::WebACL').filter(({ properties }) => at(properties, 'Scope') === scope);

export const rulesOf = (template: TemplateJson, scope: string): unknown[] =>
  aclsOf(template, scope)
    .flatMap(({ properties }) => listAt(properties, 'Rules'))
    .toSorted((a, b) => numberAt(a, 'Priority') - numberAt(b, 'Priority'));

/** The rules that block by rate. A rule that only counts limits nothing. */
export const rateRules = (template: TemplateJson, scope: string): RateRule[] =>
  rulesOf(template, scope)
    .filter((rule) => at(rule, 'Action', 'Block') !== undefined)
    .flatMap((rule) => {
      const rate = at(rule, 'Statement', 'RateBasedStatement');
      if (rate === undefined) return [];
      const limit = numberAt(rate, 'Limit');
      const windowSeconds = numberAt(rate, 'EvaluationWindowSec');
      const narrowed = at(rate, 'ScopeDownStatement');
      return {
        name: String(at(rule, 'Name')),
        limit,
        windowSeconds,
        perSecond: limit / windowSeconds,
        per: at(rate, 'AggregateKeyType') === 'IP' ? 'IP' : JSON.stringify(at(rate, 'CustomKeys')),
        counts: (method, path, isInSet = nobody) =>
          narrowed === undefined || isTrueOf(narrowed, { method, path, isInSet }),
      };
    });

/** Spellings of the same path that a rule must treat alike. */
const equivalentPaths = (path: string): string[] => [
  path,
  path.replace('-', '%2D').replace('create', '%63reate'),
  path.replace(/^\/api\//, '/api/./'),
  path.replace(/^\/api\//, '/api//'),
];

/** Each route is counted for an address within a minute, however its path is written. */
export const uncountedCalls = (template: TemplateJson): string[] => {
  const rules = rateRules(template, 'CLOUDFRONT').filter(
    ({ per, windowSeconds }) => per === 'IP' && windowSeconds <= 60,
  );
  return Object.values(allRoutes).flatMap(({ method, path, rateClass }) => {
    const names = (spelled: string) =>
      rules
        .filter((rule) => rule.counts(method, spelled))
        .map(({ name }) => name)
        .join();
    const plain = `${apiBase}${path}`;
    const own = new Set(equivalentPaths(plain).map(names));
    return [
      ...unless(names(plain) !== '', `${plain} is counted for no address within a minute`),
      ...unless(own.size === 1, `${plain} is counted differently when it is written differently`),
      ...unless(
        rateClass !== 'runs' || names(plain).split(',').length > 2,
        `${plain} has no limit of its own for an address`,
      ),
    ];
  });
};

const isV6 = (template: TemplateJson, set: string): boolean =>
  at(template.Resources[set]?.Properties, 'IPAddressVersion') === 'IPV6';

/** An IPv6 subscriber has too many addresses to count each, so their network is counted. */
export const uncountedNetworks = (template: TemplateJson): string[] => {
  const rules = rateRules(template, 'CLOUDFRONT').filter(({ per }) => per.includes('ASN'));
  return Object.values(allRoutes).flatMap(({ method, path }) =>
    unless(
      rules.some((rule) => rule.counts(method, `${apiBase}${path}`, (set) => isV6(template, set))),
      `${method} ${path} is counted for no network of IPv6 addresses`,
    ),
  );
};

/** The action of the first rule that is true of a request, ignoring rules that look at a rate or at signatures. */
export const outcome = (template: TemplateJson, viewed: Viewed): string => {
  const rule = rulesOf(template, 'CLOUDFRONT').find((each) => {
    const statement = at(each, 'Statement');
    const [kind] = entriesAt(statement)[0] ?? [''];
    return !/RateBased|ManagedRuleGroup/.test(kind) && isTrueOf(statement, viewed);
  });
  return entriesAt(rule, 'Action')[0]?.[0] ?? 'none';
};

/** The provider's notifications pass before any rule can stop them. Those of others are refused at once. */
export const openNotifications = (template: TemplateJson): string[] => {
  const { method, path } = apiRoutes.paddleWebhook;
  const viewed = { method, path: `${apiBase}${path}` };
  const isProvider = (set: string) =>
    at(template.Resources[set]?.Properties, 'IPAddressVersion') === 'IPV4' &&
    listAt(template.Resources[set]?.Properties, 'Addresses').length > 0;
  const rules = rulesOf(template, 'CLOUDFRONT');
  const isFirst = at(rules[0], 'Action', 'Allow') !== undefined;
  return [
    ...unless(
      isFirst && outcome(template, { ...viewed, isInSet: isProvider }) === 'Allow',
      'a rule may stop a notification of the payment provider',
    ),
    ...unless(
      outcome(template, { ...viewed, isInSet: nobody }) === 'Block',
      'anybody can use up the share of notifications',
    ),
  ];
};

/** AWS's rules are applied. Those that read bodies only count, because bodies are articles. */
export const missingManagedRules = (template: TemplateJson): string[] => {
  const names = rulesOf(template, 'CLOUDFRONT')
    .filter((rule) => at(rule, 'OverrideAction', 'None') !== undefined)
    .map((rule) => at(rule, 'Statement', 'ManagedRuleGroupStatement', 'Name'));
  return ['AmazonIpReputationList', 'KnownBadInputsRuleSet', 'CommonRuleSet'].flatMap((name) =>
    unless(names.includes(`AWSManagedRules${name}`), `the firewall does without AWSManagedRules${name}`),
  );
};

/** Headers that grant access appear in no firewall log. */
export const readableLogs = (template: TemplateJson): string[] =>
  ofType(template, 'AWS::WAFv2::LoggingConfiguration').flatMap(({ id, properties }) => {
    const hidden = listAt(properties, 'RedactedFields').map((each) => at(each, 'SingleHeader', 'Name'));
    return ['authorization', 'cookie'].flatMap((name) =>
      unless(hidden.includes(name), `${id} logs the header ${name}`),
    );
  });

/** Operations of the pool that send a mail or try a password. */
const operations = ['SignUp', 'ForgotPassword', 'ResendConfirmationCode'];

/** Every user pool has a firewall that limits how many mails one address can make it send. */
export const unguardedPools = (template: TemplateJson): string[] => {
  const associations = ofType(template, 'AWS::WAFv2::WebACLAssociation');
  const searched = rulesOf(template, 'REGIONAL')
    .filter((rule) => at(rule, 'Action', 'Block') !== undefined)
    .map((rule) => JSON.stringify(at(rule, 'Statement', 'RateBasedStatement', 'ScopeDownStatement') ?? ''));
  const closed = rulesOf(template, 'REGIONAL')
    .filter((rule) => at(rule, 'Action', 'Block') !== undefined)
    .map((rule) => JSON.stringify(at(rule, 'Statement', 'OrStatement') ?? ''));
  return ofType(template, 'AWS::Cognito::UserPool').flatMap(({ id }) => {
    const association = associations.find(({ properties }) => idOf(at(properties, 'ResourceArn')) === id);
    const acl = idOf(at(association?.properties, 'WebACLArn'));
    return [
      ...unless(typeOf(template, acl) === 'AWS::WAFv2::WebACL', `${id} has no firewall`),
      ...operations.flatMap((name) =>
        unless(
          searched.some((text) => text.includes(`"${name.toLowerCase()}"`)),
          `one address may ask ${id} for any number of ${name}`,
        ),
      ),
      ...closedPoolOperations.flatMap((name) =>
        unless(
          closed.some((text) => text.includes(`"${name.toLowerCase()}"`)),
          `any signed-in client may ask ${id} for ${name}`,
        ),
      ),
    ];
  });
};
