import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { tellingSentence } from '#engine/topic/telling-sentence.ts';

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

const long = `I built a raised garden bed of cedar boards behind the garage ${'and painted it with my sister and my father '.repeat(4)}in May.`;

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
    [
      '“not unlike” to a negation',
      'We have a raised garden bed not unlike one of cedar boards.',
      'We have a raised garden bed but not one of cedar boards.',
    ],
    [
      'what the author says to what others say',
      'My father and I like a raised garden bed behind the garage.',
      'My father had heard of a raised garden bed behind the garage.',
    ],
    [
      'the present to a story from long ago',
      'We have a raised garden bed of cedar boards behind the garage.',
      'Years ago, we had a raised garden bed behind the garage.',
    ],
    [
      'a sentence with the topic',
      'We like our raised garden bed behind the old garage.',
      'We like our raised cedar boards behind the old garage.',
    ],
  ])('prefers %s', (_, better, worse) => {
    expect(probabilityOf(better)).toBeGreaterThan(probabilityOf(worse));
  });

  it('may be a short or a long one only if it is the first', () => {
    const short = 'I built a raised garden bed.';
    expect(tellingIn(short)?.text).toBe(short.slice(0, -1));
    expect(tellingIn(`It rained. ${short}`)?.text).not.toBe(short.slice(0, -1));
    expect(tellingIn('I built a bed.')?.text).not.toBe('I built a bed');
    expect(tellingIn(long)?.text).toBe(long.slice(0, -1));
    expect(tellingIn(`It rained. ${long}`)?.text).not.toBe(long.slice(0, -1));
    expect(tellingIn(`${long.slice(0, -1)} and in a week of a very warm and dry June.`)?.text).not.toMatch(
      /^I built/,
    );
  });

  it('may begin with “this” if it is the first', () => {
    const first = 'This is a raised garden bed of cedar boards behind the garage.';
    expect(tellingIn(first)?.text).toBe(first.slice(0, -1));
    expect(tellingIn(`It rained. ${first}`)?.text).not.toMatch(/^This/);
  });

  it.each([
    'This is going to be a long post about',
    'This is part two of',
    'This post is for week one of',
    'This is one of many posts I write on',
  ])('is not about the writing: %s', (start) => {
    expect(tellingIn(`${start} a raised garden bed of cedar boards.`)?.text).not.toMatch(/^This/);
  });

  it('may begin with “it” if it is the first', () => {
    const first = 'It is with joy that I show the raised garden bed of cedar boards.';
    expect(tellingIn(first)?.text).toBe(first.slice(0, -1));
  });

  it.each([
    'This year I built a raised garden bed behind the garage.',
    'This past weekend we built a raised garden bed behind the garage.',
    'This book shows how to build a raised garden bed of boards.',
  ])('may begin with a time or a work anywhere: %s', (sentence) => {
    expect(tellingIn(`It rained. ${sentence}`)?.text).toBe(sentence.slice(0, -1));
  });

  it('keeps the period of initials', () => {
    const sentence = 'A raised garden bed behind the garage is the pride of the whole U.S.';
    expect(tellingIn(sentence)?.text).toBe(sentence);
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

  it('is hardly more probable if it is the first', () => {
    const sentence = 'We have a raised garden bed of cedar boards behind the garage.';
    const later = tellingIn(`It rained. ${sentence}`);
    expect(later?.text).toBe(sentence.slice(0, -1));
    expect(probabilityOf(sentence) - (later?.probability ?? 0)).toBeLessThan(0.15);
  });

  it('may be what the author thought to write, although it begins with a condition', () => {
    const sentence = 'As I wait for the bus, I thought I would share my raised garden bed.';
    expect(tellingIn(sentence)?.text).toBe(sentence.slice(0, -1));
    expect(tellingIn(sentence.replace('I thought I would share', 'you may like'))?.text).not.toMatch(/^As/);
  });

  it.each([
    'We used this to build a raised garden bed of cedar boards.',
    'A raised garden bed of cedar boards needs tools like these.',
    'Our old raised garden bed of cedar boards did just that.',
    'Luckily, the raised garden bed of cedar boards was warm by May.',
    'By following these steps, you get a raised garden bed of cedar.',
    'The raised garden bed of cedar is located at 3 Mill Lane.',
  ])('does not point to another sentence or a place: %s', (sentence) => {
    expect(tellingIn(`It rained. ${sentence}`)?.text).not.toBe(sentence.slice(0, -1));
  });

  it.each([
    [
      'It rained all day. TL;DR - Here is my raised garden bed of cedar boards and screws behind the old garage 👇',
      'Here is my raised garden bed of cedar boards and screws behind the old garage',
    ],
    ['Now to something completely different: we built a raised garden bed.', 'We built a raised garden bed'],
    ['Indeed, we built a raised garden bed of cedar boards.', 'We built a raised garden bed of cedar boards'],
    ['We built a raised garden bed[^bed]. It rained.', 'We built a raised garden bed'],
    [
      'SEOUL, South Korea — A raised garden bed stands behind the garage.',
      'A raised garden bed stands behind the garage',
    ],
  ])('is quoted without its marks: %s', (opening, quoted) => {
    expect(tellingIn(`${opening}\n\n[^bed]: A note.`)?.text).toBe(quoted);
  });
});
