import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

/** `test/setup.ts` calls it after each file, as the last hook, when everything that used the folders has stopped. */
export const removeTempDirs = (): void => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
};

/** A new folder that is removed once the tests of the file finish. */
export function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'sweetspot-test-'));
  made.push(dir);
  return dir;
}
