import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const made: string[] = [];

/** Registered when a test file imports this, hence last of its hooks: what used the folders has stopped by then. */
afterAll(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
});

/** A new folder that is removed once the tests of the file are done. */
export function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'sweetspot-test-'));
  made.push(dir);
  return dir;
}
