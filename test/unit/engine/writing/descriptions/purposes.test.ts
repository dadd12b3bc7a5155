import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { aspectLines } from '#engine/writing/descriptions/compose/aspect-lines.ts';
import { headlineClause } from '#engine/writing/descriptions/compose/headlines/headline-clauses.ts';
import { thesisPromise } from '#engine/writing/descriptions/compose/thesis-promises.ts';
import { promisesOf } from '#engine/writing/descriptions/drafts/promises.ts';
import { isPurpose, purposesOf, thesesOf } from '#engine/writing/descriptions/drafts/purposes.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';

const topic = { phrase: 'rye bread', aliases: [], probability: 0.9 };

describe('the stated purpose of a text', () => {
  it.each([
    [
      'Here’s a quick checklist to help you bring everything to the mill.',
      'A quick checklist to help you bring everything to the mill.',
    ],
    [
      'Here, in no particular order, are my 5 favorite books about rye that I read this year.',
      '5 favorite books about rye that I read this year.',
    ],
    [
      'I am going to go through some ideas and suggestions that I think will work for bakers of rye.',
      'Some ideas and suggestions that will work for bakers of rye.',
    ],
    [
      'We wanted to give you a quick update on how the mill is doing.',
      'A quick update on how the mill is doing.',
    ],
    [
      'Below are a few tips to make sure you bake the loaf through:',
      'A few tips to make sure you bake the loaf through.',
    ],
    [
      'Let’s take a closer look at flour from mills such as Vermont’s.',
      'Take a closer look at flour from mills such as Vermont’s.',
    ],
    [
      'We are excited to announce that the mill has been named a landmark!',
      'The mill has been named a landmark!',
    ],
    ['We’re very pleased to announce the release of Rye 2.0.', 'Announcing the release of Rye 2.0.'],
    [
      'The loaf is cooling, so I thought I’d take a moment to write some early impressions about rye bread.',
      'Some early impressions about rye bread.',
    ],
    [
      'One thing that I have given thought to is the process that I use to decide whether I trust a mill.',
      'The process that I use to decide whether I trust a mill.',
    ],
    [
      'This is going to be a tale about when I baked for the fair.',
      'A tale about when I baked for the fair.',
    ],
  ])('%s', (text, shown) => {
    expect(purposesOf(text)).toEqual([shown]);
  });
  it.each([
    'This is a big mistake because you’ll never know how the bread came out.',
    'Here is a short delay to help the starter.',
    'I found the best place to buy flour.',
    'Let’s look at it again tomorrow.',
    'We are happy to announce that we have moved.',
  ])('does not include %s', (text) => {
    expect(purposesOf(text)).toEqual([]);
  });
  it('needs no verb', () => {
    expect(isPurpose('A quick guide to rye bread.')).toBe(true);
    expect(isPurpose('Rye bread keeps for a week.')).toBe(false);
    expect(isPurpose('Do you have ideas for the next loaf?')).toBe(false);
    expect(isPurpose('I tried some new things for a loaf of rye.')).toBe(false);
  });
});

describe('a thesis', () => {
  it('stands without its hedge', () => {
    expect(thesesOf('I think rye bread deserves a place on each table.')).toEqual([
      'Rye bread deserves a place on each table.',
    ]);
    expect(thesesOf('I think we should bake it.')).toEqual([]);
    for (const hedge of [
      'I just wanted to point out that,',
      "I'd argue that",
      'The main takeaway of this post is that',
    ])
      expect(thesesOf(`${hedge} even for bakers without a mill, rye is worth the wait.`)).toEqual([
        'Even for bakers without a mill, rye is worth the wait.',
      ]);
  });
  it.each([
    ['Rye bread helps bakers to sleep longer.', 'Learn how rye bread helps bakers to sleep longer.'],
    [
      'Rye bread is harder to bake than wheat bread.',
      'Learn why rye bread is harder to bake than wheat bread.',
    ],
    ['Rye bread should rest for a day.', 'Learn why rye bread should rest for a day.'],
  ])('%s', (text, promise) => {
    expect(thesisPromise(text, topic, text)).toBe(promise);
  });
  it.each([
    'Rye bread was better last year.',
    'Our rye bread helps us through the winter.',
    'Rye bread is bread with rye.',
    'The oven makes a noise at night.',
    'Rye bread support added.',
    'Rye bread is less than ten miles away from the mill.',
    'This makes rye bread dense.',
  ])('makes no promise of %s', (text) => {
    expect(thesisPromise(text, topic, text)).toBeNull();
  });
});

describe('the help that a page offers', () => {
  it.each([
    ['This guide walks you through feeding a starter.', 'Learn how to feed a starter.'],
    [
      'Keep reading to learn more about rye bread and how you can bake it at home.',
      'Learn more about rye bread and how you can bake it at home.',
    ],
    ['This page helps you report mistakes in a recipe.', 'Learn how to report mistakes in a recipe.'],
  ])('%s', (text, promise) => {
    expect(promisesOf(text)).toContain(promise);
  });
});

const textOf = (title: string, headings: readonly string[]) =>
  readPassages(
    articleFromText(
      `# ${title}\n\nThis text is about rye bread.\n\n${headings
        .map((heading) => `## ${heading}\n\nThe baker tells what she learned about it in a year.`)
        .join('\n\n')}`,
    ),
    [],
  );

describe('a headline', () => {
  it('continues with the range of its sections', () => {
    const reading = textOf('A history of rye bread', ['Old ovens', 'Medieval mills', 'Modern bakeries']);
    expect(aspectLines(reading, topic, []).map(({ text }) => text)).toContain(
      'A history of rye bread, from old ovens and medieval mills to modern bakeries.',
    );
  });
  it('promises nothing by a measure', () => {
    expect(headlineClause(textOf('How good is your rye bread?', []))).toBeNull();
  });
});
