import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rowMutations } from '../../../../scripts/spec/row-mutations.ts';

it('every mutation of a requirement still finds its code, in one place', () => {
  const stale = Object.entries(rowMutations).filter(
    ([, { file, find }]) => readFileSync(file, 'utf8').split(find).length !== 2,
  );
  expect(Object.keys(rowMutations).length).toBeGreaterThan(20);
  expect(stale.map(([row]) => row)).toEqual([]);
});
