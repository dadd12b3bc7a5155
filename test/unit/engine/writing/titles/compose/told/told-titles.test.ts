import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { toldTitles } from '#engine/writing/titles/compose/told/told-titles.ts';
import { readTitleSubject } from '#engine/writing/titles/subject/read-title-subject.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';

const body = [
  'The oven is hot, and I like the bread that my oven makes.',
  'I was tired, but the oven was warm, and my bread was good.',
  'Each week I learn more about my oven, and my family eats the bread.',
  'I do not know how long the oven lasts, but it makes me happy.',
].join(' ');
const firstOf = (opening: string, rest = body): string | undefined =>
  writeTitles(articleFromText(`${opening} ${rest}\n\n${rest}`), [])[0]?.text;

describe('a sentence that tells what a text is about', () => {
  it.each([
    [
      'Last month I finally decided to convert my oven from gas to wood, because I was bored.',
      'Converting My Oven from Gas to Wood',
    ],
    ['So, here are my favorites from 2019.', 'My Favorites from 2019'],
    [
      'We are pleased to announce that the Elsmere Baking Institute (EBI) has joined the oven program.',
      'EBI Joins the Oven Program',
    ],
  ])('gives the first title of a text without a headline: %s', (opening, title) => {
    expect(firstOf(opening)).toBe(title);
  });

  it('gives none beside a headline', () => {
    const text = `Last month I decided to convert my oven from gas to wood. ${body}`;
    const read = (whole: string) => toldTitles(readTitleSubject(articleFromText(whole), []), true);
    expect(read(text).map((title) => title.text)).toEqual(['Converting My Oven from Gas to Wood']);
    expect(read(`# Bread at Home\n\n${text}`)).toEqual([]);
  });

  it('names the author of a page about its author', () => {
    const page = [
      'Hi, my name is Ada Rye, and this is my home on the web.',
      'I grew up in a village by the sea and studied chemistry at a small university.',
      'I work as a baker. In my free time, I paint, and I live with my family near a mill.',
      'You can email me about anything, or read what I wrote about bread, boats and birds.',
    ].join(' ');
    expect(writeTitles(articleFromText(page), [])[0]?.text).toBe('About Ada Rye');
  });

  it('names the work that a review is about', () => {
    const review =
      'I have just read Ada Rye’s new novel, The Oat Fields, and I enjoyed it. The characters of The Oat Fields are strong, the plot is slow, and the prose is a joy. I recommend the book to every reader, because its author knows the field. I will read it again.';
    expect(firstOf(review, review)).toBe('Review: The Oat Fields by Ada Rye');
  });
});
