import { beforeAll, describe, expect, test } from 'vitest';
import { benchData } from '../../scripts/measure/data-folders.ts';
import {
  hasPageKinds,
  kindF1,
  measurePageKinds,
  type PageScore,
  pageKindGoals,
  rightShare,
  wordF1,
} from './page-kinds.ts';

test('word F1 counts each word as often as both texts contain it', () => {
  expect(wordF1('The cat, the dog', 'the dog')).toBeCloseTo(2 / 3);
  expect(wordF1('', '')).toBe(1);
  expect(wordF1('a', '')).toBe(0);
});

describe.skipIf(!hasPageKinds(benchData))(`pages of seven kinds in ${benchData}`, () => {
  let scores: PageScore[] = [];
  beforeAll(() => {
    scores = measurePageKinds(benchData);
  }, 60_000);

  test.each(['article', 'documentation', 'service', 'forum', 'collection', 'listing', 'product'] as const)(
    'the text of a page reaches its floor: %s',
    (kind) => {
      expect(kindF1(scores, kind)).toBeGreaterThanOrEqual(pageKindGoals.f1[kind]);
    },
  );

  test.each(['title', 'author', 'date'] as const)('enough pages have the right %s', (what) => {
    expect(rightShare(scores, what)).toBeGreaterThanOrEqual(pageKindGoals[what]);
  });
});
