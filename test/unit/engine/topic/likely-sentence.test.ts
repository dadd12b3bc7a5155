import { describe, expect, it } from 'vitest';
import type { Article } from '#contracts/jobs/article.ts';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { likelySentences } from '#engine/topic/likely-sentence.ts';

const body = `My neighbor laughed when I carried the cedar boards home on a Sunday.

The raised garden bed warms up early and drains well. Four boards and a box of screws are all that a raised garden bed needs.

Fill the raised garden bed with two parts of topsoil and one part of compost. The lettuce in the raised garden bed was ready two weeks early.`;

const likelySentence = (article: Article) => likelySentences(article)[0] ?? null;

const likelyIn = (opening: string) => likelySentence(articleFromText(`${opening}\n\n${body}`));

describe('likelySentence', () => {
  const first = 'Last spring I built a raised garden bed behind the garage.';

  it('picks the sentence that names the topic, best at the beginning', () => {
    expect(likelyIn(first)?.text).toBe('Last spring I built a raised garden bed behind the garage');
    const later = likelyIn(`It rained. ${first}`);
    expect(later?.text).toBe('Last spring I built a raised garden bed behind the garage');
    expect(later?.probability).toBeLessThan(likelyIn(first)?.probability ?? 0);
  });

  it('prefers a sentence that announces the topic', () => {
    const announced = 'In this post I show how I built a raised garden bed behind the garage.';
    expect(likelyIn(announced)?.probability).toBeGreaterThan(likelyIn(first)?.probability ?? 1);
  });

  it.each([
    ['a question', 'Why would anybody build a raised garden bed behind the garage?'],
    ['a note', 'Note that a raised garden bed behind the garage needs four boards.'],
    ['a condition', 'When I built a raised garden bed, I was the only one on the street.'],
    ['an instruction', 'You should build a raised garden bed of cedar before it rains.'],
    ['the start of a list', 'Some parts of a raised garden bed of cedar boards are:'],
    ['a sentence without a subject', 'Was proud of a raised garden bed behind the garage.'],
    ['a greeting', 'Good morning, all of you who own a raised garden bed.'],
    ['a caption', 'Figure 1: The raised garden bed behind the garage of my parents.'],
    ['an aside', '(The raised garden bed behind the garage was ready in spring.)'],
    ['dialogue', '“A raised garden bed saves my back,” said my neighbor behind the garage.'],
    [
      'a reference to a list',
      'I want to focus on (2), the raised garden bed behind the garage of my parents.',
    ],
    [
      'a sentence that leans on another',
      'But it is the raised garden bed that keeps the slugs away from me.',
    ],
  ])('leaves out %s', (_, sentence) => {
    expect(likelyIn(sentence)?.text).not.toContain(sentence.slice(10, -1));
  });

  it.each([
    [
      'what the author did',
      'We finally built the raised garden bed of boards.',
      'We have a raised garden bed of boards.',
    ],
    [
      'a definition',
      'A raised garden bed is a box of cedar boards.',
      'A raised garden bed has four cedar boards.',
    ],
    [
      'a longer sentence',
      `${first.slice(0, -1)} of my parents in Vermont.`,
      'I built a raised garden bed there.',
    ],
  ])('prefers %s', (_, better, worse) => {
    expect(likelyIn(better)?.probability).toBeGreaterThan(likelyIn(worse)?.probability ?? 1);
  });

  it.each([
    ['a label', 'Bed: a raised garden bed behind the garage of my parents.'],
    ['numbers', 'We built a raised garden bed with 4 boards and 24 screws in 2019.'],
    ['a scene', 'I remember that my parents built a raised garden bed of boards.'],
  ])('trusts %s less', (_, sentence) => {
    const plain = 'My parents have a raised garden bed of boards behind the garage.';
    expect(likelyIn(sentence)?.probability).toBeLessThan(likelyIn(plain)?.probability ?? 0);
  });

  it('quotes up to 200 characters', () => {
    const long = `${first.slice(0, -1)} because the soil of the whole yard is clay, and the clay stays wet until the middle of May in most years.`;
    expect(likelyIn(long)?.text).toBe(long.slice(0, -1));
    expect(
      likelyIn(`${long.slice(0, -1)} and sometimes until the first week of a warm June.`)?.text,
    ).not.toContain('clay');
  });

  it('quotes no dateline', () => {
    expect(likelyIn(`PRAGUE, May 4 — Every raised garden bed behind a garage needs boards.`)?.text).toMatch(
      /^Every raised/,
    );
  });

  it('quotes no mark of a footnote', () => {
    const noted = 'Last spring I finally built a raised garden bed behind the garage.[^1] It rained.';
    expect(likelyIn(noted)?.text).toBe('Last spring I finally built a raised garden bed behind the garage');
  });

  it('takes no step of the instructions', () => {
    expect(likelyIn('It rained.')?.text).not.toMatch(/^Fill/);
  });

  it.each([
    ['So far, the raised garden bed has kept all of the slugs away.', 'So far, the raised garden bed'],
    ['Today marks the end of the raised garden bed behind the garage.', 'Today marks the end'],
    ['So I built a raised garden bed behind the garage of my parents.', 'I built a raised garden bed'],
  ])('drops only a word that joins sentences: %s', (sentence, start) => {
    expect(likelyIn(sentence)?.text.startsWith(start)).toBe(true);
  });

  it('finds nothing in a text without a sentence that can stand alone', () => {
    expect(likelySentence(articleFromText(''))).toBeNull();
    expect(likelySentence(articleFromText('It rained. They left.'))).toBeNull();
  });
});
