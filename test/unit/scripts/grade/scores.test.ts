import { describe, expect, it } from 'vitest';
import { bootstrap, shareOf } from '../../../../scripts/grade/scores/bootstrap.ts';
import {
  agreementOf,
  compareSystems,
  type GradedInput,
  gradedInputs,
  scoreSystem,
  tallyOf,
} from '../../../../scripts/grade/scores/grade-table.ts';
import { weightedKappa } from '../../../../scripts/grade/scores/kappa.ts';
import { keepGrades } from '../../../../scripts/grade/scores/keep-grades.ts';
import { printScores } from '../../../../scripts/grade/scores/print-scores.ts';
import { missingAnswers, readAnswers } from '../../../../scripts/grade/scores/read-answers.ts';
import type { GradingKey, KeyInput, KeyItem } from '../../../../scripts/grade/sheets/grading-key.ts';
import { perType } from '../../../../scripts/grade/sheets/item-types.ts';

const item = (text: string, ...by: [string, number][]): KeyItem => ({
  text,
  by: by.map(([system, place]) => ({ system, place })),
});

const input = (id: string, items: Partial<KeyInput['items']>, repo = 'someone/blog'): KeyInput => ({
  ...{ id, sheet: 1, source: 'posts', repo, path: `${id}.md`, kind: 'food', withTitle: true },
  items: { ...perType(() => []), ...items },
});

const rye = input('rye', {
  lead: [item('rye bread', ['ours', 1], ['old', 1])],
  titles: [
    item('How to Bake Rye Bread', ['ours', 1], ['author', 1]),
    item('Flour', ['old', 1]),
    item('Rye Bread at Home', ['ours', 2]),
  ],
});
const soup = input('soup', { titles: [item('Soup', ['ours', 1]), item('Hot Soup', ['old', 1])] });

const keyOf = (...inputs: KeyInput[]): GradingKey => ({
  seed: 's',
  systems: ['ours', 'old', 'author'].map((name) => ({ name, commit: 'abc1234', failed: {} })),
  inputs,
});

const answersOf = (lines: readonly object[], key: GradingKey) =>
  readAnswers(lines.map((line) => JSON.stringify(line)).join('\n'), key);

const all = { type: 'titles', hit: 2 } as const;
const titlesOf = { ...all, label: 'titles' };
const firstTitle = { ...titlesOf, place: 1 };

const gradedBy = (key: GradingKey, ...graders: (readonly object[])[]): GradedInput[] =>
  gradedInputs(key, new Map(graders.map((lines, at) => [`g${at}`, answersOf(lines, key).answers])));

describe('quadratic weighted kappa', () => {
  it('agrees with a value computed by hand', () => {
    const pairs = [
      [0, 0],
      [1, 1],
      [2, 2],
      [2, 1],
      [0, 1],
      [1, 0],
    ] as const;
    // Observed 0+0+0+1+1+1 = 3. First: 2,2,2; second: 2,3,1. Expected
    // (1*2*3 + 4*2*1 + 1*2*2 + 1*2*1 + 4*2*2 + 1*2*3) / 6 = (6 + 8 + 4 + 2 + 16 + 6) / 6 = 7.
    expect(weightedKappa(pairs, 2)).toBeCloseTo(1 - 3 / 7, 12);
  });

  it('is Cohen’s kappa for two grades', () => {
    // The example of Cohen's kappa with 20 yes-yes, 5 yes-no, 10 no-yes, 15 no-no: .4.
    const pairs = [
      ...Array.from({ length: 20 }, () => [1, 1] as const),
      ...Array.from({ length: 5 }, () => [1, 0] as const),
      ...Array.from({ length: 10 }, () => [0, 1] as const),
      ...Array.from({ length: 15 }, () => [0, 0] as const),
    ];
    expect(weightedKappa(pairs, 1)).toBeCloseTo(0.4, 12);
  });

  it('is 1 for equal grades, -1 for opposite ones, and undefined if nothing varies', () => {
    expect(
      weightedKappa(
        [
          [0, 0],
          [2, 2],
        ],
        2,
      ),
    ).toBe(1);
    expect(
      weightedKappa(
        [
          [0, 2],
          [2, 0],
        ],
        2,
      ),
    ).toBe(-1);
    expect(
      weightedKappa(
        [
          [1, 1],
          [1, 1],
        ],
        2,
      ),
    ).toBeNull();
    expect(weightedKappa([], 2)).toBeNull();
  });
});

describe('the bootstrap by input', () => {
  const tallies = Array.from({ length: 100 }, (_, at) => ({ hits: at < 40 ? 1 : 0, items: 1 }));

  it('gives the interval for 40 hits of 100, the same each time', () => {
    const interval = bootstrap(tallies, shareOf);
    // Normal approximation: .4 ± 1.96 * sqrt(.24 / 100) = .304 to .496.
    expect(interval?.low).toBeGreaterThan(0.28);
    expect(interval?.low).toBeLessThan(0.33);
    expect(interval?.high).toBeGreaterThan(0.47);
    expect(interval?.high).toBeLessThan(0.52);
    expect(bootstrap(tallies, shareOf)).toEqual(interval);
  });

  it('is wider if items of an input are right or wrong together', () => {
    const width = (values: typeof tallies): number => {
      const { low, high } = bootstrap(values, shareOf) ?? { low: 0, high: 0 };
      return high - low;
    };
    const together = Array.from({ length: 10 }, (_, at) => ({ hits: at < 4 ? 10 : 0, items: 10 }));
    expect(width(together)).toBeGreaterThan(2 * width(tallies));
  });

  it('has no interval without items', () => {
    expect(bootstrap([], shareOf)).toBeNull();
    expect(shareOf([{ hits: 0, items: 0 }])).toBeNull();
  });
});

describe('shares', () => {
  const key = keyOf(rye, soup);
  const first = [
    { id: 'rye', lead: 1, titles: [2, 0, 1] },
    { id: 'soup', titles: [1, 2] },
  ];

  it('count an item for every system that produced it, at its place', () => {
    const graded = gradedBy(key, first);
    expect(scoreSystem(graded, 'author', titlesOf)).toMatchObject({ share: 1, items: 1 });
    expect(scoreSystem(graded, 'ours', firstTitle)).toMatchObject({ share: 0.5, items: 2 });
    expect(scoreSystem(graded, 'ours', titlesOf).share).toBeCloseTo(1 / 3, 12);
    expect(compareSystems(graded, ['ours', 'old'], firstTitle).share).toBe(0);
  });

  it('use the mean of an item’s graders', () => {
    const graded = gradedBy(key, first, [{ id: 'rye', lead: 1, titles: [1, 0, 2] }]);
    const [one] = graded;
    expect(one && tallyOf(one, 'ours', titlesOf)).toEqual({ hits: 1, items: 2 });
  });

  it('say where graders disagree, and where only one graded', () => {
    const second = [
      { id: 'rye', lead: 1, titles: [0, 2, 1] },
      { id: 'soup', titles: [1, 0] },
    ];
    const titles = agreementOf(gradedBy(key, first, second)).find(({ type }) => type === 'titles');
    expect(titles).toMatchObject({ pairs: 5, same: 2, counts: false });
    expect(printScores(key, gradedBy(key, first, second))).toContain('numbers do not count');
    expect(printScores(key, gradedBy(key, first))).toContain('agreement is unknown');
  });

  it('name the inputs on which a system failed', () => {
    const [ours, ...others] = key.systems;
    const failed = {
      ...key,
      systems: [{ ...ours, name: 'ours', commit: 'a', failed: { pie: 'too thin' } }, ...others],
    };
    expect(printScores(failed, gradedBy(key, first))).toContain('- ours, pie: too thin');
  });
});

describe('answers', () => {
  const key = keyOf(rye, soup);

  it('may be lists, digits or one number', () => {
    const { answers, faults } = answersOf([{ id: 'rye', lead: 1, titles: '201' }], key);
    expect(faults).toEqual([]);
    expect(answers[0]?.grades).toMatchObject({ lead: [1], titles: [2, 0, 1], keywords: [] });
  });

  it.each([
    ['a wrong count', { id: 'rye', lead: 1, titles: [2, 0] }, 'titles: 2 grades for 3 items'],
    [
      'a grade off the scale',
      { id: 'rye', lead: 2, titles: [2, 0, 1] },
      'lead: 2 is not a valid grade; use 0, 1',
    ],
    ['a letter', { id: 'rye', lead: 1, titles: '2x1' }, 'titles'],
    ['a text of other sheets', { id: 'pie', titles: [] }, 'pie: not a text in these sheets'],
  ])('with %s are refused', (_, line, fault) => {
    const { answers, faults } = answersOf([line], key);
    expect(answers).toEqual([]);
    expect(faults.join()).toContain(fault);
  });

  it('that are not JSON, or occur twice, are named by their line', () => {
    const line = JSON.stringify({ id: 'soup', titles: [1, 1] });
    const { answers, faults } = readAnswers(`${line}\nsoup: 1 1\n${line}`, key);
    expect(answers).toHaveLength(1);
    expect(faults[0]).toMatch(/^line 2: not valid JSON/);
    expect(faults[1]).toMatch(/^line 3: soup was graded/);
  });

  it('that a started sheet lacks are missing', () => {
    expect(missingAnswers(answersOf([{ id: 'soup', titles: [1, 1] }], key), key)).toEqual(['rye']);
    expect(missingAnswers(answersOf([], key), key)).toEqual([]);
  });
});

describe('kept grades', () => {
  const key = keyOf(rye, input('own', rye.items, 'free/blog'));
  const graders = new Map([
    [
      'g',
      answersOf(
        ['rye', 'own'].map((id) => ({ id, lead: 1, titles: [2, 0, 1] })),
        key,
      ).answers,
    ],
  ]);
  const [, first = '', second = ''] = keepGrades(key, graders, new Set(['free/blog'])).split('\n');

  it('contain no quote from a text that may not be copied, but say where to find it', () => {
    expect(first).toContain('"repo":"someone/blog","path":"rye.md"');
    expect(first).not.toContain('How to Bake Rye Bread');
    expect(first).toContain('"by":["ours 1","author 1"],"grades":[2]');
  });

  it('contain what a free license allows', () => {
    expect(second).toContain('How to Bake Rye Bread');
  });
});
