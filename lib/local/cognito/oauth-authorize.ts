import { randomUUID } from 'node:crypto';
import type { OAuth, SignInRequest } from './oauth-settings.ts';
import { externalUser, TriggerRejection } from './oauth-users.ts';
import type { Pool } from './pool.ts';

const scopes = ['openid', 'email'];

const redirect = (address: string, query: Record<string, string>): Response => {
  const target = new URL(address);
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
  return new Response(null, { status: 302, headers: { location: target.href, 'cache-control': 'no-store' } });
};

/** An error page for a request that must not be redirected, because the redirect address itself is invalid. */
export const rejectionPage = (reason: string): Response =>
  new Response(`${reason}\n`, { status: 400, headers: { 'content-type': 'text/plain; charset=utf-8' } });

const providerReturn = ({ domain }: OAuth): string => `${domain}/oauth2/idpresponse`;

/** The OAuth error of a request; null for a valid one. */
function findFault(query: URLSearchParams): [error: string, description: string] | null {
  if (query.get('response_type') !== 'code') return ['unauthorized_client', 'response_type must be code.'];
  if (query.get('identity_provider') !== 'Google') {
    return ['invalid_request', 'The local user pool has no sign-in page. identity_provider must be Google.'];
  }
  if (!(query.get('scope') ?? '').split(' ').every((scope) => scopes.includes(scope))) {
    return ['invalid_scope', `scope may contain only ${scopes.join(' and ')}.`];
  }
  // Cognito accepts requests without these two. The local pool rejects them, to expose a client that forgets them.
  if (!query.get('state')) return ['invalid_request', 'state is missing.'];
  const challenge = query.get('code_challenge') ?? '';
  if (query.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(challenge)) {
    return ['invalid_request', 'code_challenge with code_challenge_method S256 is missing.'];
  }
  return null;
}

/** GET /oauth2/authorize: redirects the browser to the identity provider. */
export function authorizeSignIn(pool: Pool, oauth: OAuth, query: URLSearchParams): Response {
  if (query.get('client_id') !== pool.clientId) return rejectionPage('No app client has this client_id.');
  const redirectUri = query.get('redirect_uri') ?? '';
  if (!oauth.callbackUrls.includes(redirectUri)) {
    return rejectionPage(`redirect_mismatch: redirect_uri must be one of ${oauth.callbackUrls.join(', ')}.`);
  }
  const state = query.get('state') ?? '';
  const fault = findFault(query);
  if (fault) return redirect(redirectUri, { error: fault[0], error_description: fault[1], state });
  const request: SignInRequest = {
    redirectUri,
    state,
    challenge: query.get('code_challenge') ?? '',
    scope: query.get('scope') ?? '',
    nonce: randomUUID(),
  };
  const { nonce } = request;
  const atProvider = { redirectUri: providerReturn(oauth), state: oauth.requests.issue(request), nonce };
  return redirect(oauth.provider.authorizeUrl(atProvider), {});
}

/** GET /oauth2/idpresponse: the browser returns from the provider and is redirected to the site with a code. */
export async function finishAtProvider(pool: Pool, oauth: OAuth, query: URLSearchParams): Promise<Response> {
  const request = oauth.requests.take(query.get('state') ?? '');
  if (!request) return rejectionPage('This sign-in is unknown or already finished. Start again on the site.');
  const { redirectUri, state, challenge, scope, nonce } = request;
  const error = query.get('error');
  if (error) {
    const description = query.get('error_description') ?? error;
    return redirect(redirectUri, { error, error_description: description, state });
  }
  const returned = { code: query.get('code') ?? '', redirectUri: providerReturn(oauth), nonce };
  try {
    const claims = await oauth.provider.exchange(returned);
    const { sub } = await externalUser(pool, oauth.provider.name, claims);
    return redirect(redirectUri, { code: oauth.codes.issue({ sub, redirectUri, challenge, scope }), state });
  } catch (thrown) {
    if (!(thrown instanceof TriggerRejection)) throw thrown;
    return redirect(redirectUri, { error: 'invalid_request', error_description: thrown.message, state });
  }
}
