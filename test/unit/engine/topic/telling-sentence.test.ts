import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { opensWithStatement, tellingSentence } from '#engine/topic/telling-sentence.ts';

const body = `My neighbor laughed when I carried the cedar boards home on a Sunday.

The raised garden bed warms up early and drains well. Four boards and a box of screws are all that a raised garden bed needs.

Fill the raised garden bed with two parts of topsoil and one part of compost. The lettuce in the raised garden bed was ready two weeks early.`;

const articleOf = (opening: string) => articleFromText(`${opening}\n\n${body}`);
const tellingIn = (opening: string) => tellingSentence(articleOf(opening));
const probabilityOf = (opening: string) => {
  const found = tellingIn(opening);
  expect(found?.text).toBe(opening.slice(0, -1));
  return found?.probability ?? 0;
};

describe('tellingSentence', () => {
  it.each([
    [
      'a sentence without a negation',
      'We have a raised garden bed of cedar boards behind the garage.',
      'We have no raised garden bed of cedar boards behind the garage.',
    ],
    [
      'a presentation',
      'Here is a raised garden bed of cedar boards behind the garage.',
      'There is a raised garden bed of cedar boards behind the garage.',
    ],
  ])('prefers %s', (_, better, worse) => {
    expect(probabilityOf(better)).toBeGreaterThan(probabilityOf(worse));
  });

  it('may be a short one only if it is the first', () => {
    const short = 'I built a raised garden bed.';
    expect(tellingIn(short)?.text).toBe(short.slice(0, -1));
    expect(tellingIn(`It rained. ${short}`)?.text).not.toBe(short.slice(0, -1));
    expect(tellingIn('I built a bed.')?.text).not.toBe('I built a bed');
  });

  it('may say what was there previously, but not begin with it', () => {
    const text = 'We built a raised garden bed in place of the one of bricks that we had previously.';
    expect(tellingIn(text)?.text).toBe(text.slice(0, -1));
    expect(
      tellingIn('Previously, we had a raised garden bed of bricks behind the garage.')?.text,
    ).not.toMatch(/^Previously/);
  });

  it('does not begin with an ellipsis', () => {
    expect(tellingIn('...is the raised garden bed of boards that my father built.')?.text).not.toMatch(/^\./);
  });

  it('is missing in a text without a sentence that can stand alone', () => {
    expect(tellingSentence(articleFromText('It rained. They left.'))).toBeNull();
  });
});

describe('opensWithStatement', () => {
  const long = `I built a raised garden bed of cedar boards behind the garage ${'and painted it with my sister and my father '.repeat(4)}in May.`;

  it('reads sentences that are too long to be quoted', () => {
    expect(tellingIn(long)?.text).not.toMatch(/^I built/);
    expect(opensWithStatement(articleOf(long), 0.3)).toBe(true);
    expect(opensWithStatement(articleFromText('It rained. They left. We ate soup.'), 0.3)).toBe(false);
  });

  it('reads an introduction', () => {
    expect(opensWithStatement(articleFromText('It rained. So this is the list! We ate soup.'), 1)).toBe(true);
  });
});
