import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const idBytes = 16;
const secretBytes = 24;

/** A new token: the job's id to find it, and 192 random bits so that nobody can guess it. */
export const newShareToken = (jobId: string): string =>
  Buffer.concat([Buffer.from(jobId.replaceAll('-', ''), 'hex'), randomBytes(secretBytes)]).toString(
    'base64url',
  );

/** The stored form of a token. */
export const hashShareToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The id of the job that a token belongs to; null for a text that is not a token. */
export const jobIdOfToken = (token: string): string | null => {
  if (!/^[\w-]{54}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + secretBytes) return null;
  const hex = bytes.subarray(0, idBytes).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

export const isTokenOf = (token: string, tokenSha256: string): boolean => {
  const [a, b] = [Buffer.from(hashShareToken(token)), Buffer.from(tokenSha256)];
  return a.length === b.length && timingSafeEqual(a, b);
};
