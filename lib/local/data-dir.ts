import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { openJsonFile } from './json-file.ts';

export type DataDir = {
  readonly path: string;
  /** Where a part of the stack keeps its own. */
  at(name: PartName): string;
  /** Made once: what visitors' hashes and the origin header derive from. */
  readonly secret: string;
  /** Lets another stack use the folder. */
  release(): void;
};

const parts = ['dynamodb', 'executions', 's3', 'cognito', 'tools'] as const;
export type PartName = (typeof parts)[number];

/**
 * Opens the folder that holds all data of a local stack, for this process alone; `fresh` empties it first, of the
 * stack's own parts and nothing else. Throws when another stack uses it.
 */
export function openDataDir(dir: string, { fresh }: { fresh: boolean }): DataDir {
  const path = resolve(dir);
  mkdirSync(path, { recursive: true });
  const lockFile = join(path, 'lock');
  lock(lockFile, path);
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
    release: () => rmSync(lockFile, { force: true }),
  };
}

function lock(lockFile: string, path: string): void {
  if (existsSync(lockFile)) {
    const owner = Number(readFileSync(lockFile, 'utf8'));
    if (isAlive(owner)) {
      throw new Error(
        `${path} is in use by a local stack that runs as process ${owner}. Stop it, or choose another folder with --data DIR.`,
      );
    }
    rmSync(lockFile);
  }
  // 'wx': of two stacks that start at the same moment, one fails here.
  const file = openSync(lockFile, 'wx');
  writeSync(file, String(process.pid));
  closeSync(file);
}

/** A stack of this very process counts as well: tests run several. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // ESRCH: it was killed, and left the lock behind.
  }
}
