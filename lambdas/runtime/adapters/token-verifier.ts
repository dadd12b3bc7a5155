import { JwtRsaVerifier } from 'aws-jwt-verify';
import { FetchError, JwtBaseError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import * as z from 'zod';
import type { Clock, Identity, TokenVerifier } from '#ports';
import type { Config } from '#runtime/settings/environment.ts';

const keysTimeoutMs = 3000;
const keysCacheMs = 10 * 60 * 1000;
/** The code below checks expiry by the product's clock, because the library only knows the machine's. */
const noExpiryByLibrary = Number.MAX_SAFE_INTEGER;

/** The library's own fetcher only supports https. A local pool serves its keys over http on loopback. */
const keysFetcher = {
  fetch: async (address: string): Promise<ArrayBuffer> => {
    const response = await fetch(address, { signal: AbortSignal.timeout(keysTimeoutMs) });
    if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
    return response.arrayBuffer();
  },
};

const claims = z.intersection(
  z.object({
    sub: z.string().min(1),
    exp: z.number(),
    iat: z.number(),
    /** The earliest time at which the token is valid; Cognito sets none. */
    nbf: z.optional(z.number()),
    /** Stays the same when tokens are refreshed. Cognito always sets it; some emulators do not. */
    auth_time: z.optional(z.number()),
    /** The session, which all of its tokens share. */
    origin_jti: z.optional(z.string()),
  }),
  z.discriminatedUnion('token_use', [
    z.object({
      token_use: z.literal('id'),
      aud: z.string(),
      email: z.email(),
      email_verified: z.optional(z.union([z.boolean(), z.stringbool()])),
    }),
    z.object({ token_use: z.literal('access'), client_id: z.string() }),
  ]),
);

const issuerOf = ({ id, endpoint }: Config['userPool']): string =>
  `${endpoint ?? `https://cognito-idp.${id.split('_')[0]}.amazonaws.com`}/${id}`;

/** Keys are fetched again every ten minutes, so that a withdrawn key stops working. */
const createKeys = (clock: Clock) => {
  let keys = new SimpleJwksCache({ fetcher: keysFetcher });
  let since = clock.now().getTime();
  return () => {
    const now = clock.now().getTime();
    if (Math.abs(now - since) > keysCacheMs) {
      keys = new SimpleJwksCache({ fetcher: keysFetcher });
      since = now;
    }
    return keys;
  };
};

/**
 * Verifies tokens of the stage's user pool. Cognito issues two kinds to our client, and both are accepted: the access
 * token by its `client_id`, the ID token by its `aud`. Tokens of another pool, client or kind, and expired ones, are
 * rejected.
 */
export const createTokenVerifier = (userPool: Config['userPool'], clock: Clock): TokenVerifier => {
  const issuer = issuerOf(userPool);
  const keys = createKeys(clock);
  const keysAt = userPool.keysEndpoint === null ? issuer : `${userPool.keysEndpoint}/${userPool.id}`;
  const read = (payload: unknown): Identity | null => {
    const parsed = claims.safeParse(payload);
    if (!parsed.success) return null;
    const { data } = parsed;
    const client = data.token_use === 'id' ? data.aud : data.client_id;
    const now = clock.now().getTime();
    if (client !== userPool.clientId || data.exp * 1000 <= now) return null;
    if (data.nbf !== undefined && data.nbf * 1000 > now) return null;
    const email = data.token_use === 'id' && data.email_verified !== false ? data.email : null;
    const signedInAt = new Date((data.auth_time ?? data.iat) * 1000);
    return { userId: data.sub, email, sessionId: data.origin_jti ?? null, signedInAt };
  };
  return {
    now: () => clock.now(),
    verify: async (token) => {
      const verifier = JwtRsaVerifier.create(
        {
          issuer,
          audience: null,
          jwksUri: `${keysAt}/.well-known/jwks.json`,
          graceSeconds: noExpiryByLibrary,
        },
        { jwksCache: keys() },
      );
      try {
        return read(await verifier.verify(token));
      } catch (error) {
        // A failure to fetch keys says nothing about the token.
        if (error instanceof JwtBaseError && !(error instanceof FetchError)) return null;
        throw error;
      }
    },
  };
};
