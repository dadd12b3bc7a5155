import { randomUUID } from 'node:crypto';
import { errors, type JWK, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { openSigningKey } from '#lib/local/storage/signing-key.ts';
import { CognitoError } from './cognito-error.ts';
import type { Session } from './sessions.ts';
import { isVerified, type User, usernameOf } from './users.ts';

/** As set in `lib/cloud/accounts/auth.ts`. */
export const tokenValiditySeconds = 3600;

const accessClaims = z.object({
  sub: z.string(),
  token_use: z.literal('access'),
  client_id: z.string(),
  origin_jti: z.string(),
  scope: z.string(),
});
export type AccessClaims = z.infer<typeof accessClaims>;

export type Tokens = {
  issue(user: User, session: Session): Promise<{ AccessToken: string; IdToken: string }>;
  /** @throws CognitoError NotAuthorizedException */
  verifyAccess(token: string): Promise<AccessClaims>;
  readonly jwks: { keys: JWK[] };
};

type TokenOptions = { keyFile: string; issuer: string; clientId: string; now(): number };

/** Issues tokens like Cognito's (RS256, the same claims). The signing key is created once and stored in a file. */
export async function openTokens({ keyFile, issuer, clientId, now }: TokenOptions): Promise<Tokens> {
  const { publicJwk, privateKey, publicKey } = await openSigningKey(keyFile);
  const sign = (claims: Record<string, unknown>, subject: string, session: Session) => {
    const issuedAt = Math.floor(now() / 1000);
    return new SignJWT({
      ...claims,
      origin_jti: session.originJti,
      event_id: randomUUID(),
      auth_time: Math.floor(session.authTime / 1000),
    })
      .setProtectedHeader({ alg: 'RS256', kid: publicJwk.kid ?? '' })
      .setSubject(subject)
      .setIssuer(issuer)
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + tokenValiditySeconds)
      .sign(privateKey);
  };
  return {
    jwks: { keys: [publicJwk] },
    async issue(user, session) {
      const [IdToken, AccessToken] = await Promise.all([
        sign(idClaimsOf(user, clientId), user.sub, session),
        sign(accessClaimsOf(user, clientId, session), user.sub, session),
      ]);
      return { AccessToken, IdToken };
    },
    async verifyAccess(token) {
      try {
        const options = { algorithms: ['RS256'], currentDate: new Date(now()) };
        return accessClaims.parse((await jwtVerify(token, publicKey, options)).payload);
      } catch (error) {
        const isExpired = error instanceof errors.JWTExpired;
        throw new CognitoError(
          'NotAuthorizedException',
          isExpired ? 'Access Token has expired' : 'Invalid Access Token',
        );
      }
    },
  };
}

const idClaimsOf = (user: User, clientId: string) => ({
  ...user.attributes,
  email: user.email,
  email_verified: isVerified(user),
  'cognito:username': usernameOf(user),
  ...(user.identities.length > 0 && { identities: user.identities.map(toClaim) }),
  aud: clientId,
  token_use: 'id',
});

const accessClaimsOf = (user: User, clientId: string, { scope }: Session) => ({
  username: usernameOf(user),
  client_id: clientId,
  token_use: 'access',
  scope,
});

const toClaim = ({ provider, id }: User['identities'][number]) => ({
  providerName: provider,
  providerType: provider,
  userId: id,
});
