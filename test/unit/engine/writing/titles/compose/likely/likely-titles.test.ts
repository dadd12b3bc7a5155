import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { likelyTitles } from '#engine/writing/titles/compose/likely/likely-titles.ts';
import { readTitleSubject } from '#engine/writing/titles/subject/read-title-subject.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';

const body = [
  'The bakers of Elsmere mill their own flour and sell rye bread at the market.',
  'Rye bread keeps for a week, because rye flour holds more water than wheat flour.',
  'Most bakers in Elsmere bake rye bread twice a week and wheat bread on Sundays.',
  'A starter of rye flour and water needs five days before it raises rye bread.',
].join(' ');

const titlesOf = (opening: string): string[] =>
  writeTitles(articleFromText(`${opening} ${body}\n\n${body}`), []).map(({ text }) => text);

describe('a sentence that probably says what a text is about', () => {
  it.each([
    [
      'Rye bread and wheat bread divide the bakers of Elsmere.',
      'Rye Bread and Wheat Bread Divide the Bakers of Elsmere',
    ],
    [
      'Last week I transferred my rye bread from Elsmere to Brighton.',
      'Transferring My Rye Bread from Elsmere to Brighton',
    ],
  ])('gives the first title of a text without a headline: %s', (opening, title) => {
    expect(titlesOf(opening)[0]).toBe(title);
  });

  it('gives none beside a headline', () => {
    const read = (text: string) => likelyTitles(readTitleSubject(articleFromText(text), []), true);
    const text = `Last week I transferred my rye bread from Elsmere to Brighton. ${body}`;
    expect(read(text)).not.toEqual([]);
    expect(read(`# Bread in Elsmere\n\n${text}`)).toEqual([]);
  });
});
