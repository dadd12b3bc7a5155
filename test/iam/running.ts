import { AsyncLocalStorage } from 'node:async_hooks';
import type { TableUser } from '#contracts/platform/table-users.ts';

/**
 * The functions that the current code runs in. Where a vendor's model is called, a status belongs to a different
 * function. Files that share a worker share the guarded modules, and with them this value, because a setup file runs
 * again for each of them.
 */
export const running = new AsyncLocalStorage<readonly TableUser[]>();

const denials: string[] = [];

/** Returns and clears the denials so far, for tests that expect them. */
export const takeDenials = (): string[] => denials.splice(0);

/** @throws Error as DynamoDB does. The denial is recorded even if the caller swallows the error. */
export const deny = (denial: string): never => {
  denials.push(denial);
  throw Object.assign(new Error(denial), { name: 'AccessDeniedException' });
};
