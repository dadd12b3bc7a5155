import { createHash } from 'node:crypto';

/** The stored form of a visitor's token. The token is random, so its plain hash cannot be reversed. */
export const hashVisitorToken = (token: string): string => createHash('sha256').update(token).digest('hex');
