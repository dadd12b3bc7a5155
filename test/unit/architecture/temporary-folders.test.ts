import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { notEmpty } from '#test/not-empty.ts';

const sources = globSync('{bin,cli,lib,scripts,test}/**/*.{ts,tsx}', {
  exclude: (path) => path.includes('node_modules'),
});
const filesWith = (pattern: RegExp): string[] =>
  sources.filter((file) => pattern.test(readFileSync(file, 'utf8')));

it('every file that makes a temporary folder removes it', () => {
  const makers = notEmpty(filesWith(/\bmkdtemp(Sync)?\(/));
  const removers = filesWith(/\brm(Sync)?\(/);
  expect(makers.filter((file) => !removers.includes(file))).toEqual([]);
});
