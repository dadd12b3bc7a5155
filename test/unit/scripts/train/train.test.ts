import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const train = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/train/main.ts', ...args], { encoding: 'utf8' });

it('an unknown name lists what can be trained', () => {
  const { status, stderr } = train('titles');
  expect(status).toBe(2);
  expect(stderr).toContain('Nothing to train is called "titles".');
  expect(stderr).toMatch(/Names: .*\bjudge\b/);
});

it('every listed name has a script', () => {
  const files = [...readFileSync('scripts/train/main.ts', 'utf8').matchAll(/'([\w/-]+\.ts)'/g)].map(
    ([, file = '']) => file,
  );
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((file) => !existsSync(`scripts/train/${file}`))).toEqual([]);
});
