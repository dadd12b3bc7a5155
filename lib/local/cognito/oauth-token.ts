import { createHash } from 'node:crypto';
import type { CodeGrant, OAuth } from './oauth-settings.ts';
import type { Pool } from './pool.ts';
import { tokenValiditySeconds } from './tokens.ts';

type Fault = 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type';

const errorResponse = (error: Fault): Response => Response.json({ error }, { status: 400 });

const isGrantOf = ({ redirectUri, challenge }: CodeGrant, form: URLSearchParams): boolean =>
  form.get('redirect_uri') === redirectUri &&
  createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url') === challenge;

/** POST /oauth2/token: exchanges a code for tokens, once, if the caller has the matching PKCE verifier. */
export async function exchangeCode(pool: Pool, oauth: OAuth, request: Request): Promise<Response> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return errorResponse('invalid_request');
  const form = new URLSearchParams(await request.text());
  if (form.get('grant_type') !== 'authorization_code') return errorResponse('unsupported_grant_type');
  if (form.get('client_id') !== pool.clientId) return errorResponse('invalid_client');
  const grant = oauth.codes.take(form.get('code') ?? '');
  const user = grant && pool.users.find(grant.sub);
  if (!user || !isGrantOf(grant, form)) return errorResponse('invalid_grant');
  const { session, refreshToken } = pool.sessions.open(user.sub, grant.scope);
  const { AccessToken, IdToken } = await pool.tokens.issue(user, session);
  return Response.json({
    id_token: IdToken,
    access_token: AccessToken,
    refresh_token: refreshToken,
    expires_in: tokenValiditySeconds,
    token_type: 'Bearer',
  });
}
