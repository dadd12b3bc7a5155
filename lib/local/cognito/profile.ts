import * as z from 'zod';
import { CognitoError } from './cognito-error.ts';
import { clientOperation, userOperation } from './operation.ts';
import { authorize, userAttributes } from './pool.ts';

type Attribute = { Name: string; Value: string };

/**
 * The pool's client may only write the address (`writeAttributes` in lib/cloud/accounts/auth.ts). The local pool
 * identifies accounts by their address, so it rejects every attribute.
 * @throws CognitoError if there is any attribute to write
 */
export function rejectAttributes(attributes: readonly Attribute[]): void {
  const [rejected] = attributes;
  if (!rejected) return;
  const reason = `A client attempted to write unauthorized attribute ${rejected.Name}`;
  throw new CognitoError('NotAuthorizedException', reason);
}

export const GetUser = userOperation({}, async (pool, { AccessToken }) => {
  const { user } = await authorize(pool, AccessToken);
  const attributes = Object.entries(userAttributes(user)).map(([Name, Value]) => ({ Name, Value }));
  return { Username: user.sub, UserAttributes: attributes };
});

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

/** Ends one session. An unknown refresh token is not an error, as in OAuth (RFC 7009, section 2.2). */
export const RevokeToken = clientOperation({ Token: z.string() }, async (pool, { Token }) => {
  if (Token.split('.').length === 3) throw new CognitoError('UnsupportedTokenTypeException');
  const session = pool.sessions.findByRefreshToken(Token);
  if (session) pool.sessions.close(session.originJti);
  return {};
});
