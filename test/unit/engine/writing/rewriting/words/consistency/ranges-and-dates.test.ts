import { describe, expect, it } from 'vitest';
import { withoutTypos } from '#engine/writing/rewriting/words/typos.ts';

const none: ReadonlySet<string> = new Set();

describe('a range or date', () => {
  it.each([
    ['It weighs between 12-31 grams.', 'It weighs between 12 and 31 grams.'],
    ['It is open from 9-11 AM and from 4-6.', 'It is open from 9-11 AM and from 4 to 6.'],
    ['We bake from 10am-2pm.', 'We bake from 10am to 2pm.'],
    ['It costs between $5-$10.', 'It costs between $5 and $10.'],
    ['We are closed from May-July.', 'We are closed from May to July.'],
    ['He baked there from 1907–1912.', 'He baked there from 1907 to 1912.'],
    ['In October, 1992, the mill opened.', 'In October 1992, the mill opened.'],
    ['It opened in early May, 1990.', 'It opened in early May 1990.'],
    ['She was born in Salem, Oregon in 1916.', 'She was born in Salem, Oregon, in 1916.'],
    ['I arrived in La Crosse, Wisconsin and baked.', 'I arrived in La Crosse, Wisconsin, and baked.'],
    ['It cost $21 million dollars in all.', 'It cost $21 million in all.'],
    [
      'You see it for the next 12-months included in it.',
      'You see it for the next 12 months included in it.',
    ],
  ])('gets its right form: %s', (before, after) => {
    expect(withoutTypos(before, none)).toBe(after);
  });

  it.each([
    'They came back from 2-0 down.',
    'They rose from 1-3 down to win.',
    'It grew from 20-30 to 50 loaves.',
    'It is between 5-10 and 10-15 grams.',
    'We buy rye from 7-11 and the mill.',
    'It is from the 2019-2020 season.',
    'The loaf from 2019-2020 season sold.',
    'Call from 1-800 numbers.',
    'It was on the eleventh day of September, 2001.',
    'In May, 2000 loaves were sold.',
    'It sells in Michigan, Ohio and the rest.',
    'We spoke of Rosa, Virginia and Max.',
    'They live in Salem, Oregon.',
    'It has a 12-months guarantee.',
  ])('stays: %s', (text) => {
    expect(withoutTypos(text, none)).toBe(text);
  });
});
