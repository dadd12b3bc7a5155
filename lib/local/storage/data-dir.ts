import { createHash, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { openJsonFile } from './json-file.ts';

export type DataDir = {
  readonly path: string;
  /** Where a part of the stack keeps its own. */
  at(name: PartName): string;
  /** Made once: what the services of this machine sign with. */
  readonly secret: string;
  /** The keys that a stage generates for itself. */
  readonly keys: Readonly<Record<'edge' | 'visitor' | 'checkout', string>>;
  /** Lets another stack use the folder. */
  release(): void;
};

const parts = ['dynamodb', 'executions', 's3', 'cognito', 'google', 'payments', 'sqs', 'tools'] as const;
export type PartName = (typeof parts)[number];

const deriveKey = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url');

/**
 * Opens the folder that holds all data of a local stack, for this process alone; `fresh` empties it first, of the
 * stack's own parts and nothing else. Throws when another stack uses it.
 */
export async function openDataDir(dir: string, { fresh }: { fresh: boolean }): Promise<DataDir> {
  const path = resolve(dir);
  mkdirSync(path, { recursive: true });
  const holder = await lock(path);
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
    // Visitors and checkouts keep the value that a folder had before there were three keys.
    keys: { edge: deriveKey(secrets.value, 'edge'), visitor: secrets.value, checkout: secrets.value },
    release: () => void holder.close(),
  };
}

/**
 * Holds the folder by listening on a socket of Linux' abstract namespace named after it: the kernel frees the name
 * when the process ends, however it ends, and no two processes get it.
 */
async function lock(path: string): Promise<Server> {
  const name = createHash('sha256').update(realpathSync(path)).digest('hex');
  const holder = createServer().listen(`\0sweetspot-${name}`);
  try {
    await once(holder, 'listening');
  } catch (cause) {
    const reason = `${path} is in use by another local stack. Stop it, or choose another folder with --data DIR.`;
    throw new Error(reason, { cause });
  }
  return holder.unref();
}
