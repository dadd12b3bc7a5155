import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import * as z from 'zod';
import { openJsonFile } from './json-file.ts';

export type SigningKey = { publicJwk: JWK; privateKey: CryptoKey; publicKey: CryptoKey };

const privateJwk = z.looseObject({ kty: z.literal('RSA'), n: z.string(), e: z.string(), d: z.string() });

/** The RS256 key in the file at `path`, created if missing. */
export async function openSigningKey(path: string): Promise<SigningKey> {
  const file = openJsonFile(path, z.nullable(privateJwk), null);
  if (!file.value) {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    file.value = privateJwk.parse(await exportJWK(privateKey));
    file.save();
  }
  const { n, e } = file.value;
  const publicPart = { kty: 'RSA', n, e };
  const kid = await calculateJwkThumbprint(publicPart);
  const importKey = async (jwk: JWK) => (await importJWK(jwk, 'RS256')) as CryptoKey;
  return {
    publicJwk: { ...publicPart, alg: 'RS256', use: 'sig', kid },
    privateKey: await importKey(file.value as JWK),
    publicKey: await importKey(publicPart),
  };
}
