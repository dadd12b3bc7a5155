import { describe, expect, it } from 'vitest';
import { isLifeEvent, isOccasion } from '#engine/writing/titles/compose/own-words/life-events.ts';

describe('isLifeEvent and isOccasion', () => {
  it.each(['my last day on trail', 'our journey to rye', 'my top 10 mills', 'my relationship with bread'])(
    'know an event in the life of the author: %s',
    (phrase) => {
      expect(isLifeEvent(phrase)).toBe(true);
    },
  );

  it.each([
    'my first thought',
    'my last post of the year',
    'my first task of the year',
    'my first time building',
    'my first year I wrote',
    'my first race two weeks',
    'my bread',
  ])('do not know one in %s', (phrase) => {
    expect(isLifeEvent(phrase)).toBe(false);
  });

  it('know an occasion', () => {
    expect(isOccasion('the first day of a long tour')).toBe(true);
    expect(isOccasion('the end of the day')).toBe(false);
    expect(isOccasion('the last week at the mill')).toBe(false);
  });
});
