import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
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

  it('take no availability of a thing without a name for the news', () => {
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
