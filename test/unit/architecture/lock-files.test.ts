import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { notEmpty } from '#test/not-empty.ts';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      resolved: z.string().optional(),
      inBundle: z.boolean().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});
const read = (file: string) => lockFile.parse(JSON.parse(readFileSync(file, 'utf8')));

const locks = globSync('{.,lib/**,scripts/**}/package-lock.json', { exclude: ['**/node_modules/**'] });

// Without an address, npm reads the list of all versions of each package, and an installation takes twice the CPU time.
it.each(notEmpty(locks))('%s names the address of each package', (file) => {
  const packages = Object.entries(read(file).packages).filter(([at, { inBundle }]) => at !== '' && !inBundle);
  const incomplete = notEmpty(packages)
    .filter(([, { resolved }]) => !resolved?.startsWith('https://registry.npmjs.org/'))
    .map(([at]) => at);
  expect(incomplete, 'npm leaves addresses out where the user has omit-lockfile-registry-resolved').toEqual(
    [],
  );
});

it('each lock file matches the package.json next to it', () => {
  for (const file of notEmpty(locks)) {
    const manifest = z
      .object({ dependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(file.replace('package-lock.json', 'package.json'), 'utf8')));
    expect(read(file).packages['']?.dependencies, file).toEqual(manifest.dependencies);
  }
});
