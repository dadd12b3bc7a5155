import { describe, expect, it } from 'vitest';
import { openPrecedents, precedentFeatures } from '#engine/verification/meaning/changes/precedents.ts';
import { readChanges } from '#engine/verification/meaning/judge-passage.ts';

const changeOf = (before: string, after: string) => {
  const [change, ...others] = readChanges(before, after);
  if (change === undefined || others.length > 0) throw new Error('These texts must differ in one word.');
  return change;
};
const bought = changeOf('Ann wants to buy the house.', 'Ann wants to purchase the house.');

describe('the precedents of a change', () => {
  it('are the same pair in either order, and different for another new or old word', () => {
    const back = changeOf('Ann wants to purchase the house.', 'Ann wants to buy the house.');
    expect(bought.precedents.words).toEqual(['pair buy purchase', 'after purchase', 'before buy']);
    expect(back.precedents.words).toEqual(['pair buy purchase', 'after buy', 'before purchase']);
  });

  it('speak for a change made in faithful edits, against one made in false edits, and neither way without any', () => {
    const oddsAmong = (faithful: number, wrong: number): number =>
      precedentFeatures(bought.precedents, new Map([['pair buy purchase', [faithful, wrong]]]))[0] ?? NaN;
    expect(oddsAmong(4, 1)).toBeGreaterThan(0);
    expect(oddsAmong(1, 4)).toBeLessThan(0);
    expect(precedentFeatures(bought.precedents, new Map()).every((feature) => feature === 0)).toBe(true);
  });

  it('ship with the weights: "purchase" for "buy" is mostly faithful', () => {
    const [faithful, wrong] = openPrecedents().get('pair buy purchase') ?? [0, 0];
    expect(faithful).toBeGreaterThan(wrong);
  });

  it('say nothing about the class of a word that only moved', () => {
    const { words, classes } = changeOf(
      'Yesterday Ann bought the house.',
      'Ann bought the house yesterday.',
    ).precedents;
    expect(words).toEqual(['pair yesterday yesterday', null, null]);
    expect(classes.every((key) => key === null)).toBe(true);
  });
});
