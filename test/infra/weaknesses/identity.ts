import { at, listAt, ofType, unless } from './reading.ts';
import type { TemplateJson } from './template-json.ts';

/** Sign-in flows that send the plain password to Cognito. */
const plainFlows = ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_ADMIN_USER_PASSWORD_AUTH', 'USER_PASSWORD_AUTH'];

/** Settings that a browser's client of the pool must not have. */
export const weakClients = (template: TemplateJson): string[] =>
  ofType(template, 'AWS::Cognito::UserPoolClient').flatMap(({ id, properties }) => [
    ...unless(
      !listAt(properties, 'ExplicitAuthFlows').some((flow) => plainFlows.includes(String(flow))),
      `${id} takes passwords as they are`,
    ),
    ...unless(at(properties, 'PreventUserExistenceErrors') === 'ENABLED', `${id} tells who has an account`),
    ...unless(at(properties, 'EnableTokenRevocation') === true, `${id} cannot revoke a session`),
    ...unless(
      !listAt(properties, 'AllowedOAuthFlows').includes('implicit'),
      `${id} puts tokens into addresses`,
    ),
    ...unless(
      !listAt(properties, 'AllowedOAuthScopes').includes('aws.cognito.signin.user.admin'),
      `${id} gives sessions of Google the pool's own operations`,
    ),
    ...unless(
      listAt(properties, 'WriteAttributes').length > 0,
      `${id} lets users write every attribute of their account`,
    ),
  ]);

export const weakPools = (template: TemplateJson): string[] =>
  ofType(template, 'AWS::Cognito::UserPool').flatMap(({ id, properties }) => [
    ...unless(at(properties, 'DeletionProtection') === 'ACTIVE', `${id} may be deleted with every account`),
    ...['RequireLowercase', 'RequireUppercase', 'RequireNumbers', 'RequireSymbols'].flatMap((rule) =>
      unless(at(properties, 'Policies', 'PasswordPolicy', rule) === true, `${id} does without ${rule}`),
    ),
    ...unless(
      listAt(properties, 'UserAttributeUpdateSettings', 'AttributesRequireVerificationBeforeUpdate').includes(
        'email',
      ),
      `${id} takes a new address before it is verified`,
    ),
  ]);
