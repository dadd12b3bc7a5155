import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { openSigningKey } from '#lib/local/storage/signing-key.ts';
import { createTickets } from '#lib/local/storage/tickets.ts';
import { openGoogleAccounts } from './account.ts';
import { accountPage } from './account-page.ts';
import { type Grant, idTokenSeconds, signIdToken } from './id-token.ts';

export type GoogleOptions = {
  /** The folder with the accounts and the signing key. */
  dir: string;
  /** Base URL, for example `http://localhost:3000/local/google`. */
  endpoint: string;
  clientId: string;
  clientSecret: string;
  /** The only URL to which it sends codes: the user pool's. */
  redirectUri: string;
  /** Origins on which a sign-in may end. The page's policy must allow them. */
  origins: readonly string[];
  now?(): number;
};

export const googlePaths = {
  authorize: '/o/oauth2/v2/auth',
  choose: '/choose',
  token: '/token',
  keys: '/oauth2/v3/certs',
  configuration: '/.well-known/openid-configuration',
} as const;

const codeMs = 60_000;
const authorizeQuery = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  scope: z.string().regex(/(^| )openid( |$)/),
  state: z.string().min(1),
  nonce: z.string().min(1),
});
type AuthorizeQuery = z.infer<typeof authorizeQuery>;

/** The request if it comes from the one client; otherwise what is wrong with it. */
const readRequest = (c: Context, { clientId, redirectUri }: GoogleOptions): AuthorizeQuery | string => {
  const query = authorizeQuery.safeParse(c.req.query());
  if (!query.success) return z.prettifyError(query.error);
  if (query.data.client_id !== clientId) return 'invalid_client';
  return query.data.redirect_uri === redirectUri ? query.data : 'redirect_uri_mismatch';
};

/**
 * An OpenID provider that simulates Google: a page to choose any account, a token endpoint and signing keys. It serves
 * one client, the local user pool.
 */
export async function openGoogle(options: GoogleOptions): Promise<(request: Request) => Promise<Response>> {
  const { endpoint, clientId, clientSecret, redirectUri } = options;
  const now = options.now ?? Date.now;
  const key = await openSigningKey(join(options.dir, 'signing-key.json'));
  const accounts = openGoogleAccounts(options.dir);
  const codes = createTickets<Grant>(codeMs, now);
  const base = new URL(endpoint).pathname;
  const app = new Hono().basePath(base);

  const showPage = (c: Context, carried: AuthorizeQuery, fault?: string) => {
    const cancel = withQuery(redirectUri, { error: 'access_denied', state: carried.state });
    const action = `${base}${googlePaths.choose}`;
    c.header('content-security-policy', pagePolicy(options.origins));
    c.header('cache-control', 'no-store');
    return c.html(
      accountPage({ accounts: accounts.list(), action, carried, cancel, fault }),
      fault ? 400 : 200,
    );
  };

  app.get(googlePaths.authorize, (c) => {
    const request = readRequest(c, options);
    return typeof request === 'string' ? c.text(`${request}\n`, 400) : showPage(c, request);
  });
  app.get(googlePaths.choose, (c) => {
    const request = readRequest(c, options);
    if (typeof request === 'string') return c.text(`${request}\n`, 400);
    const email = z.email().safeParse(c.req.query('email')?.trim().toLowerCase());
    if (!email.success) return showPage(c, request, 'This is not an email address.');
    const account = { email: email.data, emailVerified: c.req.query('verified') === 'on' };
    accounts.remember(account);
    const code = codes.issue({ ...account, nonce: request.nonce });
    return c.redirect(withQuery(redirectUri, { code, state: request.state }));
  });
  app.post(googlePaths.token, async (c) => {
    const form = await c.req.parseBody();
    const isClient = form.client_id === clientId && form.client_secret === clientSecret;
    if (!isClient) return c.json({ error: 'invalid_client' }, 401);
    const grant = codes.take(String(form.code));
    const isValid = form.grant_type === 'authorization_code' && form.redirect_uri === redirectUri;
    if (!grant || !isValid) return c.json({ error: 'invalid_grant' }, 400);
    const idToken = await signIdToken(key, { issuer: endpoint, clientId, grant, now: now() });
    return c.json({
      id_token: idToken,
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: idTokenSeconds,
    });
  });
  app.get(googlePaths.keys, (c) => c.json({ keys: [key.publicJwk] }));
  app.get(googlePaths.configuration, (c) => c.json(configurationOf(endpoint)));
  return async (request) => app.fetch(request);
}

const withQuery = (address: string, query: Record<string, string>): string =>
  `${address}?${new URLSearchParams(query)}`;

/** Browsers apply this policy to a form and all redirects after it, up to the site. */
const pagePolicy = (origins: readonly string[]): string =>
  `default-src 'none'; style-src 'unsafe-inline'; form-action ${origins.join(' ')}; base-uri 'none'; frame-ancestors 'none'`;

const configurationOf = (endpoint: string) => ({
  issuer: endpoint,
  authorization_endpoint: `${endpoint}${googlePaths.authorize}`,
  token_endpoint: `${endpoint}${googlePaths.token}`,
  jwks_uri: `${endpoint}${googlePaths.keys}`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: ['openid', 'email'],
  token_endpoint_auth_methods_supported: ['client_secret_post'],
});
