import { expect, it, vi } from 'vitest';
import { licensedRepositories } from '../../../../scripts/measure/licensed-repositories.ts';
import { compareWithKept, tallyRanking } from '../../../../scripts/train/compare-with-kept.ts';
import { readKeptPosts } from '../../../../scripts/train/kept-posts.ts';

const samples = Array.from({ length: 24 }, (_, at) => ({ repo: `owner/blog-${at % 8}`, isKept: at % 8 > 2 }));
type Sample = (typeof samples)[number];

it('each kept post is measured by weights that have seen no post from its repository', () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  const measured: { isKnown: boolean; size: number }[] = [];
  compareWithKept(samples, {
    learn: (some: readonly Sample[]) => some,
    measure: (model, { repo }) => {
      const isKnown = model.some((one) => one.repo === repo);
      measured.push({ isKnown, size: model.length });
      return { right: { hits: isKnown ? 1 : 0, items: 1 } };
    },
  });
  const printed = print.mock.calls.flat().join('\n');
  print.mockRestore();
  expect(measured).toHaveLength(30);
  expect(measured.filter(({ isKnown }) => isKnown)).toEqual([]);
  // Nine posts are from other repositories. Each fold holds back the three posts of one kept repository.
  expect(new Set(measured.map(({ size }) => size))).toEqual(new Set([9, 21]));
  expect(printed).toContain('Kept posts: 15 texts of 5 repositories');
  expect(printed).toContain('right: 0.0 -> 0.0 % of 15, change 0.0 (0.0 to 0.0)');
});

it('grade 2 is counted among the first items, and pairs in the right order', () => {
  const items = [
    { score: 3, grade: 0 },
    { score: 2, grade: 2 },
    { score: 1, grade: 1 },
  ];
  expect(Object.values(tallyRanking(items, 2))).toEqual([
    { hits: 0, items: 1 },
    { hits: 1, items: 2 },
    { hits: 1, items: 2 },
  ]);
});

it('only posts from repositories in the license table are kept', () => {
  const licensed = licensedRepositories();
  expect(readKeptPosts().filter(({ repo }) => !licensed.has(repo))).toEqual([]);
});
