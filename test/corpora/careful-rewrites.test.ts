import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reportChanges } from '#engine';

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../fixtures/careful-rewrites', name), 'utf8');

const changedIn = (original: string, rewrite: string): string[] =>
  reportChanges(original, rewrite)
    .passages.filter(({ kind }) => kind !== 'same' && kind !== 'reworded')
    .map(({ rewrite: { text } }) => text);

/** Articles in which every sentence is rephrased and no fact changes. */
describe.each([
  ['compost', 2],
  ['portugal', 1],
])('a careful rewrite of the article on %s', (name, alarms) => {
  const original = read(`${name}-original.md`);
  const rewrite = read(`${name}-rewrite.md`);

  it(`has at most ${alarms} sentences flagged as changed`, () => {
    expect(changedIn(original, rewrite).length).toBeLessThanOrEqual(alarms);
  });
});

it.each([
  ['compost', '38%', '58%'],
  ['compost', 'Every two weeks', 'Every two months'],
  ['compost', 'attract rats', 'repel rats'],
  ['compost', 'should not be added', 'should be added'],
  ['compost', 'first attempt fails', 'first attempt succeeds'],
  ['portugal', '45 euros', '54 euros'],
  ['portugal', 'My sister Clara', 'My mother Clara'],
  ['portugal', 'neither of us', 'both of us'],
])('reports in the careful rewrite on %s that %s became %s', (name, before, after) => {
  const original = read(`${name}-original.md`);
  const rewrite = read(`${name}-rewrite.md`);
  const planted = rewrite.replace(before, after);
  const changed = changedIn(original, planted);
  expect(changed.join(' ')).toContain(after);
});
