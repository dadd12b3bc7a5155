import { createHash, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { openJsonFile } from './json-file.ts';

export type DataDir = {
  readonly path: string;
  /** The subfolder of one part of the stack. */
  at(name: PartName): string;
  /** Created once: keys for signing between the services of this machine. */
  readonly secret: string;
  /** The keys that a stage generates for itself. */
  readonly keys: Readonly<Record<'edge' | 'visitor' | 'checkout' | 'webhook', string>>;
  /** Releases the folder for another stack. */
  release(): void;
};

const parts = ['dynamodb', 'executions', 's3', 'cognito', 'google', 'payments', 'sqs', 'tools'] as const;
export type PartName = (typeof parts)[number];

const deriveKey = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url');

/**
 * Opens the data folder of a local stack and locks it for this process. `fresh` first deletes the stack's own parts and
 * nothing else.
 * @throws Error if another stack uses the folder
 */
export async function openDataDir(dir: string, { fresh }: { fresh: boolean }): Promise<DataDir> {
  const path = resolve(dir);
  mkdirSync(path, { recursive: true });
  const lockServer = await lock(path);
  if (fresh) for (const part of parts) rmSync(join(path, part), { recursive: true, force: true });
  const secrets = openJsonFile(
    join(path, 'tools', 'secret.json'),
    z.string(),
    randomBytes(32).toString('base64url'),
  );
  secrets.save();
  return {
    path,
    at: (name) => join(path, name),
    secret: secrets.value,
    // Visitors and checkouts keep the folder's old key, from before there were three.
    keys: {
      edge: deriveKey(secrets.value, 'edge'),
      visitor: secrets.value,
      checkout: secrets.value,
      webhook: deriveKey(secrets.value, 'webhook'),
    },
    release: () => void lockServer.close(),
  };
}

/**
 * Locks the folder by listening on a socket in Linux's abstract namespace that is named after it. The kernel frees the
 * name when the process ends, even if it is killed, and gives it to one process at a time.
 */
async function lock(path: string): Promise<Server> {
  const name = createHash('sha256').update(realpathSync(path)).digest('hex');
  const lockServer = createServer().listen(`\0sweetspot-${name}`);
  try {
    await once(lockServer, 'listening');
  } catch (cause) {
    const reason = `${path} is in use by another local stack. Stop it, or choose another folder with --data DIR.`;
    throw new Error(reason, { cause });
  }
  return lockServer.unref();
}
