import {
  at,
  type Found,
  functionBehind,
  idOf,
  listAt,
  mentions,
  ofType,
  ownFunctions,
  unless,
} from './reading.ts';
import type { TemplateJson } from './template-json.ts';

/** Actions whose services support no resource restrictions for them. */
const withoutResource = /^(xray:Put|xray:Get|logs:|cloudfront:(Get|Create)Invalidation)/;
/** Roles of the CDK's own helpers. */
const isHelper = (id: string): boolean => id.startsWith('Custom');

const policies = (template: TemplateJson): Found[] =>
  ofType(template, 'AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy');
const allowed = ({ properties }: Found): unknown[] =>
  listAt(properties, 'PolicyDocument', 'Statement').filter((each) => at(each, 'Effect') === 'Allow');
const actionsOf = (statement: unknown): string[] => listAt(statement, 'Action').map(String);

/** Actions on every resource, and actions with a wildcard. */
export const wideGrants = (template: TemplateJson): string[] =>
  policies(template).flatMap((policy) =>
    allowed(policy).flatMap((statement) => {
      const actions = actionsOf(statement);
      const isWide = listAt(statement, 'Resource').includes('*');
      const wide = isWide ? actions.filter((name) => !withoutResource.test(name)) : [];
      const all = isHelper(policy.id) ? [] : actions.filter((name) => name.includes('*'));
      return [
        ...wide.map((name) => `${policy.id} may ${name} on everything`),
        ...all.map((name) => `${policy.id} may ${name}`),
      ];
    }),
  );

export const managedPolicies = (template: TemplateJson): string[] =>
  ofType(template, 'AWS::IAM::Role').flatMap(({ id, properties }) =>
    unless(
      !/AdministratorAccess|FullAccess|PowerUser/.test(
        JSON.stringify(at(properties, 'ManagedPolicyArns') ?? ''),
      ),
      `${id} has a managed policy for everything`,
    ),
  );

/** The statements of a role, from all policies attached to it. */
const statementsOfRole = (template: TemplateJson, role: string): unknown[] =>
  policies(template)
    .filter(({ properties }) => listAt(properties, 'Roles').some((each) => idOf(each) === role))
    .flatMap(allowed);

/** Code that opens connections to users' addresses, lambdas/fetcher, may only write its logs and traces. */
export const unexpectedFetchers = (template: TemplateJson): string[] =>
  ownFunctions(template)
    .filter(({ id }) => /PageFetcher|WebhooksSender/.test(id))
    .flatMap(({ id, properties }) => {
      const role = idOf(at(properties, 'Role')) ?? '';
      return statementsOfRole(template, role)
        .flatMap(actionsOf)
        .filter((name) => !/^(logs:(CreateLogStream|PutLogEvents)|xray:Put\w+)$/.test(name))
        .map((name) => `${id} opens strangers' addresses and may ${name}`);
    });

/** Secrets are read at run time, because an environment is visible to everybody who may describe the function. */
export const leakedSecrets = (template: TemplateJson): string[] =>
  ownFunctions(template).flatMap(({ id, properties }) =>
    unless(
      !/resolve:secretsmanager|SecretString/.test(JSON.stringify(at(properties, 'Environment') ?? '')),
      `${id} holds a secret in its environment`,
    ),
  );

const secretsOf = (template: TemplateJson): string[] =>
  ofType(template, 'AWS::SecretsManager::Secret').map(({ id }) => id);

/** Secrets of the stack that a function may read. */
const readSecrets = (template: TemplateJson, fn: Found): string[] => {
  const statements = statementsOfRole(template, idOf(at(fn.properties, 'Role')) ?? '').filter((each) =>
    actionsOf(each).some((name) => name.startsWith('secretsmanager:Get')),
  );
  return secretsOf(template).filter((id) => statements.some((each) => mentions(at(each, 'Resource'), id)));
};

/** A function may read the secrets that its environment names, and no others. */
export const secretReaders = (template: TemplateJson): string[] =>
  ownFunctions(template).flatMap((fn) =>
    readSecrets(template, fn)
      .filter((id) => !mentions(at(fn.properties, 'Environment'), id))
      .map((id) => `${fn.id} may read ${id} and has no use for it`),
  );

/** The secret that CloudFront sends has only that purpose, because anyone who may read the distribution can read it. */
export const sharedOriginSecrets = (template: TemplateJson): string[] => {
  const sent = JSON.stringify(ofType(template, 'AWS::CloudFront::Distribution'));
  const invoked = new Set(
    ofType(template, 'AWS::ApiGatewayV2::Integration').map(({ properties }) =>
      functionBehind(template, at(properties, 'IntegrationUri')),
    ),
  );
  return secretsOf(template)
    .filter((id) => sent.includes(`"${id}"`))
    .flatMap((id) =>
      ownFunctions(template)
        .filter((fn) => !invoked.has(fn.id) && readSecrets(template, fn).includes(id))
        .map((fn) => `${fn.id} may read ${id}, by which the API knows the edge`),
    );
};

/** Only services may assume a role, never an account or everybody. */
export const openRoles = (template: TemplateJson): string[] =>
  ofType(template, 'AWS::IAM::Role').flatMap(({ id, properties }) =>
    listAt(properties, 'AssumeRolePolicyDocument', 'Statement')
      .filter((each) => at(each, 'Principal', 'Service') === undefined)
      .map(() => `${id} may be assumed by others than a service`),
  );
