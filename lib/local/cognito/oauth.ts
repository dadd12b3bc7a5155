import { minuteMs } from '#contracts/durations.ts';
import { createTickets } from '#lib/local/storage/tickets.ts';
import { authorizeSignIn, finishAtProvider, rejectionPage } from './oauth-authorize.ts';
import type { OAuth, OAuthSettings } from './oauth-settings.ts';
import { exchangeCode } from './oauth-token.ts';
import type { Pool } from './pool.ts';

/** The same as Cognito's. */
const codeMs = 5 * minuteMs;
const requestMs = 10 * minuteMs;

export const openOAuth = (settings: OAuthSettings, now: () => number): OAuth => ({
  ...settings,
  requests: createTickets(requestMs, now),
  codes: createTickets(codeMs, now),
});

/**
 * GET /logout: returns to the site. Cognito's pages remember who signed in until this call. The local pages never
 * remember, because testers want to choose again.
 */
function logOut(pool: Pool, oauth: OAuth, query: URLSearchParams): Response {
  const target = query.get('logout_uri') ?? '';
  if (query.get('client_id') !== pool.clientId || !oauth.logoutUrls.includes(target)) {
    return rejectionPage('client_id and logout_uri must be those that the client was registered with.');
  }
  return new Response(null, { status: 302, headers: { location: target } });
}

/** The pool's own pages. Responds to requests under its domain and returns null for others. */
export async function handleOAuth(pool: Pool, request: Request): Promise<Response | null> {
  const { oauth } = pool;
  if (!oauth) return null;
  const { pathname, searchParams } = new URL(request.url);
  const base = new URL(oauth.domain).pathname;
  switch (`${request.method} ${pathname.slice(base.length)}`) {
    case 'GET /oauth2/authorize':
      return authorizeSignIn(pool, oauth, searchParams);
    case 'GET /oauth2/idpresponse':
      return finishAtProvider(pool, oauth, searchParams);
    case 'POST /oauth2/token':
      return exchangeCode(pool, oauth, request);
    case 'GET /logout':
      return logOut(pool, oauth, searchParams);
    default:
      return null;
  }
}
