import { SignJWT } from 'jose';
import type { SigningKey } from '#lib/local/storage/signing-key.ts';
import { accountId, type GoogleAccount } from './account.ts';

export const idTokenSeconds = 3600;

/** The account and nonce that an authorization code stands for. */
export type Grant = GoogleAccount & { nonce: string };

type IdTokenFor = { issuer: string; clientId: string; grant: Grant; now: number };

export const signIdToken = (
  { privateKey, publicJwk }: SigningKey,
  { issuer, clientId, grant, now }: IdTokenFor,
): Promise<string> => {
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT({ email: grant.email, email_verified: grant.emailVerified, nonce: grant.nonce })
    .setProtectedHeader({ alg: 'RS256', kid: publicJwk.kid ?? '' })
    .setIssuer(issuer)
    .setAudience(clientId)
    .setSubject(accountId(grant.email))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + idTokenSeconds)
    .sign(privateKey);
};
