import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { isNotATitle } from '#engine/writing/headlines/not-a-title.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';
import { composeTitles } from '#engine/writing/titles/compose/compose-titles.ts';
import { readSubject } from '#engine/writing/titles/subject/subject.ts';

const filler = 'The jar stands on the shelf over the oven, where it is warm and dry for most of the year.';

/** The titles of a text that begins with a sentence, without a headline. */
const composedOf = (opening: string, kind = 'how-to'): string[] => {
  const article = articleFromText(`${opening} ${filler} ${filler}`);
  const subject = readSubject(readPassages(article, []), {
    ranked: [{ phrase: 'rye bread', topic: 0.8, search: 0.8 }],
    kind,
  });
  return composeTitles(subject, false).map(({ text }) => text);
};

describe('titles from what a text promises', () => {
  it.each([
    [
      'Here’s how to get the best crust possible in a small oven.',
      'How to get the best crust possible in a small oven',
    ],
    ['Here is how I feed my starter in the winter.', 'How I feed my starter in the winter'],
    ['Learn why we built a new oven for the bakery.', 'Why we built a new oven for the bakery'],
    ['I often get asked why I never knead the dough.', 'Why I never knead the dough'],
    [
      'This post is intended to help you get started in the bakers’ guild.',
      'How to get started in the bakers’ guild',
    ],
    ['Here are some important actions you can take to improve your crust.', 'How to improve your crust'],
    [
      'In this post I’ll offer an incomplete list of baking rules that people often believe that I know.',
      'Baking rules people often believe I know',
    ],
  ])('%s', (opening, wanted) => {
    expect(composedOf(opening)).toContain(wanted);
  });

  it.each([
    ['Feeding the rye bread starter is quite a simple process.', 'How to feed the rye bread starter'],
    [
      'I want to show others what I’ve learned from my first year of baking.',
      'What I learned from my first year of baking',
    ],
    [
      'We just got back from our very first trip to the rye mills of Vermont.',
      'Our first trip to the rye mills of Vermont',
    ],
    [
      'Today I am happy to say we’ve now hit 9,000 loaves of rye bread!',
      "We've hit 9,000 loaves of rye bread",
    ],
    [
      'This month, I designed and printed my own rye bread labels.',
      'Designing and printing my own rye bread labels',
    ],
  ])('%s', (opening, wanted) => {
    expect(composedOf(opening)).toContain(wanted);
  });

  it.each([
    'This post initially appeared on Rye Bread Weekly',
    'Edit: see the complete rye bread tutorial here',
    'In the last post on rye bread',
  ])('no “%s”', (line) => {
    const article = articleFromText(`# ${line}\n\n${filler} ${filler}`);
    const subject = readSubject(readPassages(article, []), { ranked: [], kind: 'diary' });
    expect(subject.headline).toBe('');
    expect(isNotATitle(line)).toBe(true);
  });

  it.each(['How to occur at the mill', 'How to launch of the mill', 'A quilt of a 1'])('no “%s”', (line) => {
    expect(isNotATitle(line)).toBe(true);
  });

  it.each([
    'Mill Lake Race Report Race Report',
    'The mill lake race report: race report',
    'Thoughts on Mill Lake race report',
    'Some thoughts on the flour review',
  ])('do not say twice what the text is: “%s”', (line) => {
    expect(isNotATitle(line)).toBe(true);
  });

  it('say once what the text is', () => {
    expect(isNotATitle('Mill Lake race report')).toBe(false);
    expect(isNotATitle('Thoughts on the code review process')).toBe(false);
    expect(isNotATitle('Oat Town, Oat Town')).toBe(false);
  });

  it('promise no place, no time and no question that only points at something', () => {
    const found = composedOf(
      'This is where you will find the flour file. I was asked what you do and how you bake.',
    );
    expect(found.filter((text) => /^(?:where|what|when)\s/i.test(text))).toEqual([]);
  });

  it.each([
    [
      'We are excited to announce that Rye Guild has been named the newest member of the Bread Council!',
      'Rye Guild named the newest member of the Bread Council',
    ],
    [
      'We are happy to announce that we have begun the process of translating the rye guides.',
      'Translating the rye guides',
    ],
    ['Introducing rye-starter-kit, a box with everything that a baker needs.', 'Introducing rye-starter-kit'],
    ['Rye Timer 3.8.1 was released on the first day of May.', "What's new in Rye Timer 3.8.1"],
    ['Today we are happy to announce the addition of the Rye Index to our site.', 'Introducing Rye Index'],
  ])('%s', (opening, wanted) => {
    expect(composedOf(opening, 'announcement')).toContain(wanted);
  });

  it('do not mistake the availability of an unnamed thing for the news', () => {
    const found = composedOf(
      'Many people are out of flour already. The complete recipe is available on the site.',
      'announcement',
    );
    expect(found.filter((text) => /are now out|is now available/i.test(text))).toEqual([]);
  });

  it('name the person of an interview, and the book of a review', () => {
    expect(composedOf('Our first interview is with Ada Rye, a baker from the north.', 'interview')).toContain(
      'An interview with Ada Rye',
    );
    expect(composedOf('A week ago I finished the book “Bread at Sea” by Ada Rye.', 'review')).toContain(
      '“Bread at Sea” by Ada Rye: a book review',
    );
    expect(
      composedOf('A week ago I finished the book “Bread at Sea” by Ada Rye.', 'diary').join('\n'),
    ).not.toMatch(/review/);
  });
});
