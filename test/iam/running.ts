import { AsyncLocalStorage } from 'node:async_hooks';
import type { TableUser } from '#contracts/platform/table-users.ts';

/**
 * The functions in which the code at hand runs; a status belongs to another function where a vendor's model is asked.
 * Files that share a worker share the guarded modules, and with them this: a setup file runs again for each of them.
 */
export const running = new AsyncLocalStorage<readonly TableUser[]>();

const denials: string[] = [];

/** Takes what was denied so far, for tests that expect it. */
export const takeDenials = (): string[] => denials.splice(0);

/** @throws Error as DynamoDB does, also when the caller swallows it: the denial stays known */
export const deny = (denial: string): never => {
  denials.push(denial);
  throw Object.assign(new Error(denial), { name: 'AccessDeniedException' });
};
