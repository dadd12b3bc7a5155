import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { writeDescriptions } from '#engine/writing/descriptions/write-descriptions.ts';
import { hasUnpairedMarks, withoutUnpairedMarks } from '#engine/writing/headlines/unpaired-marks.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';

describe('unpaired marks', () => {
  it.each([
    ['My Experience with Elsmere Online’s “Arranging', 'My Experience with Elsmere Online’s Arranging'],
    ['Learning "Arranging', 'Learning Arranging'],
    ['Rye Bread” at Home', 'Rye Bread at Home'],
    ['How to Feed It (I Use Rye', 'How to Feed It I Use Rye'],
    ['Introducing the ‘Training', 'Introducing the Training'],
    ["'I sell cakes", 'I sell cakes'],
    ['The Mill (of “Elsmere)', 'The Mill of Elsmere'],
  ])('are found in %s and removed', (line, without) => {
    expect(hasUnpairedMarks(line)).toBe(true);
    expect(withoutUnpairedMarks(line)).toBe(without);
  });

  it.each([
    'The “Rye” Mill (and a "Bakery")',
    '1) Feed the Starter',
    'a) Rye, b) Wheat',
    'Baking on a 7" Tray',
    'A 7" Tray for "Rye"',
    'The Baker’s Rye in the ‘90s',
    'Rye is fun :)',
    'An ‘old’ mill',
    "An 'old' mill",
    "The 'bakers' choice' of '94",
    "Mills: tell 'em",
  ])('are none in %s', (line) => {
    expect(hasUnpairedMarks(line)).toBe(false);
    expect(withoutUnpairedMarks(line)).toBe(line);
  });
});

const marksOf = (text: string): string[] => {
  const article = articleFromText(text);
  return [...writeTitles(article, []), ...writeDescriptions(article, [])]
    .map(({ text: line }) => line)
    .filter(hasUnpairedMarks);
};

describe('titles and descriptions', () => {
  it('do not end inside a quotation that has a colon', () => {
    const course = 'Elsmere Online’s “Arranging: Contemporary Rye”';
    const opening = `Hi! I’m going to give a brief review of my experience with ${course}. `;
    const body = 'I took this course in the summer, and my teacher at Elsmere Online was patient. '.repeat(4);
    expect(marksOf(`${opening}${body}`)).toEqual([]);
  });

  it('do not begin or end inside a quotation of several sentences', () => {
    const opening =
      'The bakers call it “the long proof of Elsmere rye (which is not the same as the short one that you know from the market or from your grandmother).” ';
    expect(marksOf(`${opening}${'She says: “Rye wants time. Rye wants water.” '.repeat(6)}`)).toEqual([]);
  });
});
