import { createHash } from 'node:crypto';

/** What is stored of a visitor's token. The token is random, so its plain hash cannot be reversed. */
export const hashVisitorToken = (token: string): string => createHash('sha256').update(token).digest('hex');
