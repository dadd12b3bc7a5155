import { describe, expect, it } from 'vitest';
import { checkArticle } from '#engine/writing/checks/check-article.ts';
import { describeChanges } from '#engine/writing/rewriting/describe-changes.ts';
import { splitLongSentence } from '#engine/writing/rewriting/split-sentence.ts';

describe('a sentence that may not be split', () => {
  it.each([
    [
      'at "so that"',
      'Splitwise is a free tool for friends and others to track their bills and shared expenses at home and abroad, so that everyone gets paid back in the end.',
    ],
    [
      'between a row of clauses and its last member',
      'They made millions of them over the years in three different countries, parts are easy to find, and the engine is simple enough for anybody to repair at home.',
    ],
    [
      'after "etc."',
      'I expected it to be like building a desktop from scratch where you assemble the chassis, the motherboard, etc., but most of the laptop is actually assembled before it ships.',
    ],
    [
      'behind a noun whose only verb is in a relative clause',
      'The ridiculous amount of content it has, and the fact that most of it was done by three guys as their first real game, is simply astounding.',
    ],
  ])('%s', (_, sentence) => {
    expect(splitLongSentence(sentence)).toBeNull();
  });

  it('does not keep two whole sentences together', () => {
    expect(
      splitLongSentence(
        'In 2019 the council closed the tower for three long years because of its old stairs, and the keeper moved to a small house on the other side of the bay.',
      ),
    ).toMatch(/stairs\. The keeper moved/);
  });
});

describe('describeChanges', () => {
  it('shows a split as one change, whichever half is longer', () => {
    const whole =
      'The keeper sleeps in a room, and the boat with the mail and the bread for the week comes on Thursday at noon when the tide allows it.';
    const apart =
      'The keeper sleeps in a room. The boat with the mail and the bread for the week comes on Thursday at noon when the tide allows it.';
    const line = 'The tower is old and leans to the east.';
    expect(describeChanges(`${line} ${whole}`, `${line} ${apart}`, 'tower')).toEqual([
      { before: whole, after: apart, reason: 'A long sentence is split, so that it reads more easily.' },
    ]);
  });
});

describe('a check with a percentage', () => {
  it('compares the percentage that it shows', () => {
    // 1 of 219 words is 0.457 %, shown as 0.5 %.
    const text = `Tower ${'word '.repeat(218)}`;
    const check = checkArticle(text, { title: '', description: '', leadKeyword: 'tower' }).find(
      ({ id }) => id === 'keyword-density',
    );
    expect(check).toMatchObject({ pass: true, note: expect.stringContaining('(0.5%)') });
  });
});
