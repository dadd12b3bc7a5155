import { createLocalJWKSet, jwtVerify } from 'jose';
import * as z from 'zod';
import type { IdentityProvider } from '../cognito/oauth-settings.ts';
import { googlePaths } from './google.ts';

type GoogleClient = {
  endpoint: string;
  clientId: string;
  clientSecret: string;
  /** Calls the provider. Here it calls the handler directly, so no request leaves the process. */
  ask(request: Request): Promise<Response>;
  now?(): number;
};

const tokens = z.object({ id_token: z.string() });
const claims = z.object({
  sub: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  nonce: z.string(),
});

/** Google as the user pool's identity provider. It exchanges the code and verifies the ID token like any other. */
export function createGoogleIdentityProvider(client: GoogleClient): IdentityProvider {
  const { endpoint, clientId, clientSecret, ask, now = Date.now } = client;
  const verify = async (idToken: string) => {
    const keys = createLocalJWKSet(await (await ask(new Request(`${endpoint}${googlePaths.keys}`))).json());
    const expected = { issuer: endpoint, audience: clientId, currentDate: new Date(now()) };
    return claims.parse((await jwtVerify(idToken, keys, { ...expected, algorithms: ['RS256'] })).payload);
  };
  return {
    name: 'Google',
    authorizeUrl: ({ redirectUri, state, nonce }) =>
      `${endpoint}${googlePaths.authorize}?${new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email',
        state,
        nonce,
      })}`,
    async exchange({ code, redirectUri, nonce }) {
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        client_id: clientId,
        client_secret: clientSecret,
      });
      const response = await ask(new Request(`${endpoint}${googlePaths.token}`, { method: 'POST', body }));
      if (!response.ok) throw new Error(`Google did not accept the code: ${await response.text()}`);
      const identity = await verify(tokens.parse(await response.json()).id_token);
      if (identity.nonce !== nonce) throw new Error('The ID token belongs to another request.');
      return { id: identity.sub, email: identity.email, emailVerified: identity.email_verified };
    },
  };
}
