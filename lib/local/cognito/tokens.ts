import { randomUUID } from 'node:crypto';
import {
  type CryptoKey,
  calculateJwkThumbprint,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose';
import * as z from 'zod';
import { openJsonFile } from '../json-file.ts';
import { CognitoError } from './cognito-error.ts';
import type { Session } from './sessions.ts';
import type { User } from './users.ts';

/** As `lib/cloud/auth.ts` sets it. */
export const tokenValiditySeconds = 3600;

const accessClaims = z.object({
  sub: z.string(),
  token_use: z.literal('access'),
  client_id: z.string(),
  origin_jti: z.string(),
});
export type AccessClaims = z.infer<typeof accessClaims>;

export type Tokens = {
  issue(user: User, session: Session): Promise<{ AccessToken: string; IdToken: string }>;
  /** @throws CognitoError NotAuthorizedException */
  verifyAccess(token: string): Promise<AccessClaims>;
  readonly jwks: { keys: JWK[] };
};

type TokenOptions = { keyFile: string; issuer: string; clientId: string; now(): number };

/** Issues tokens as Cognito does (RS256, its claims) with a key that is made once and kept in a file. */
export async function openTokens({ keyFile, issuer, clientId, now }: TokenOptions): Promise<Tokens> {
  const { publicJwk, privateKey, publicKey } = await openKey(keyFile);
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
      const idClaims = {
        ...user.attributes,
        email: user.email,
        email_verified: user.status === 'CONFIRMED',
        'cognito:username': user.sub,
        aud: clientId,
        token_use: 'id',
      };
      const scope = 'aws.cognito.signin.user.admin';
      const claims = { username: user.sub, client_id: clientId, token_use: 'access', scope };
      const [IdToken, AccessToken] = await Promise.all([
        sign(idClaims, user.sub, session),
        sign(claims, user.sub, session),
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

const privateJwk = z.looseObject({ kty: z.literal('RSA'), n: z.string(), e: z.string(), d: z.string() });

async function openKey(keyFile: string) {
  const file = openJsonFile(keyFile, z.nullable(privateJwk), null);
  if (!file.value) {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    file.value = privateJwk.parse(await exportJWK(privateKey));
    file.save();
  }
  const { n, e } = file.value;
  const publicPart = { kty: 'RSA', n, e };
  const publicJwk: JWK = {
    ...publicPart,
    alg: 'RS256',
    use: 'sig',
    kid: await calculateJwkThumbprint(publicPart),
  };
  const importKey = async (jwk: JWK) => (await importJWK(jwk, 'RS256')) as CryptoKey;
  return {
    publicJwk,
    privateKey: await importKey(file.value as JWK),
    publicKey: await importKey(publicPart),
  };
}
