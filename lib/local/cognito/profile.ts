import * as z from 'zod';
import { CognitoError } from './cognito-error.ts';
import { clientOperation, fields, userOperation } from './operation.ts';
import { authorize, userAttributes } from './pool.ts';

/** Attributes that a user may write; the address is what the account is known by, and stays. */
const writable = ['name', 'given_name', 'family_name', 'nickname', 'locale', 'picture'];

type Attribute = { Name: string; Value: string };

/** The attributes of a request. @throws CognitoError when one is not the user's to write */
export function readAttributes(attributes: readonly Attribute[]): Record<string, string> {
  const refused = attributes.find(({ Name }) => !writable.includes(Name));
  if (refused) {
    const reason = `A client attempted to write unauthorized attribute ${refused.Name}`;
    throw new CognitoError('NotAuthorizedException', reason);
  }
  return Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]));
}

export const GetUser = userOperation({}, async (pool, { AccessToken }) => {
  const { user } = await authorize(pool, AccessToken);
  const attributes = Object.entries(userAttributes(user)).map(([Name, Value]) => ({ Name, Value }));
  return { Username: user.sub, UserAttributes: attributes };
});

export const UpdateUserAttributes = userOperation(
  { UserAttributes: fields.Attributes },
  async (pool, { AccessToken, UserAttributes }) => {
    const { user } = await authorize(pool, AccessToken);
    const attributes = { ...user.attributes, ...readAttributes(UserAttributes) };
    pool.users.update(user.sub, { attributes });
    return { CodeDeliveryDetailsList: [] };
  },
);

export const DeleteUser = userOperation({}, async (pool, { AccessToken }) => {
  const { user } = await authorize(pool, AccessToken);
  pool.sessions.closeAll(user.sub);
  pool.users.remove(user.sub);
  return {};
});

export const GlobalSignOut = userOperation({}, async (pool, { AccessToken }) => {
  const { user } = await authorize(pool, AccessToken);
  pool.sessions.closeAll(user.sub);
  return {};
});

/** Ends one session. An unknown refresh token is no error, as in OAuth (RFC 7009, section 2.2). */
export const RevokeToken = clientOperation({ Token: z.string() }, async (pool, { Token }) => {
  if (Token.split('.').length === 3) throw new CognitoError('UnsupportedTokenTypeException');
  const session = pool.sessions.findByRefreshToken(Token);
  if (session) pool.sessions.close(session.originJti);
  return {};
});
