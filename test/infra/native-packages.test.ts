import { expect, it } from 'vitest';
import { notEmpty } from '#test/not-empty.ts';
import wanted from '../../lib/cloud/bundles/native/package.json' with { type: 'json' };
import locked from '../../lib/cloud/bundles/native/package-lock.json' with { type: 'json' };
import tested from '../../package-lock.json' with { type: 'json' };

type Locked = { version?: string; integrity?: string };

/** Each package of a lock file with its version and hash. A path may be nested where two versions are needed. */
const packagesOf = (lock: { packages: object }): string[] =>
  Object.entries<Locked>({ ...lock.packages })
    .filter(([path]) => path !== '')
    .map(([path, { version, integrity }]) => `${path.split('node_modules/').at(-1)}@${version} ${integrity}`);

it('the assets contain sharp and its dependencies with the same hashes that the tests use', () => {
  const packages = packagesOf(locked);
  expect(packages.filter((one) => one.startsWith('@img/sharp-linux-arm64@'))).toHaveLength(1);
  for (const one of notEmpty(packages)) expect(one).toMatch(/ sha512-/);
  expect(packagesOf(tested)).toEqual(expect.arrayContaining(packages));
});

it('the lock file matches its package.json', () => {
  expect(locked.packages[''].dependencies).toEqual(wanted.dependencies);
});
