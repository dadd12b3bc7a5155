import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';

const sentencesOf = (text: string): string[] =>
  readPassages(articleFromText(text), []).passages.map((passage) => passage.text);

describe('the sentences of an article', () => {
  it('keep the space before a name that begins with a point', () => {
    expect(sentencesOf('Every .gov website and each .css file has a name of its own.')).toEqual([
      'Every .gov website and each .css file has a name of its own.',
    ]);
  });

  it('continue across lines broken at any width, if the next line begins in lower case', () => {
    const wide = `This tutorial describes how to feed a starter for rye bread at home in a kitchen without a scale,\nand how to keep it. ${'It goes on with long lines of text about the flour, '.repeat(3)}which is rye.`;
    expect(readPassages(articleFromText(wide), []).passages.map(({ text }) => text)).toContain(
      'This tutorial describes how to feed a starter for rye bread at home in a kitchen without a scale, and how to keep it.',
    );
  });

  it('continue across lines broken by hand, even short ones', () => {
    const text =
      'You might feel this when you decide whether\nto learn [a new language](https://example.com/a/long/address) or to keep\ngoing deep into the one you know. Both are fine\nchoices for a year.';
    expect(sentencesOf(text)).toEqual([
      'You might feel this when you decide whether to learn a new language or to keep going deep into the one you know.',
      'Both are fine choices for a year.',
    ]);
  });

  it('continue across a line that lost its link', () => {
    const lead =
      'The team is excited to announce the launch of the Fellowship\nProgram and the appointment of Sayed Adel\n(@seiko) as the first\nDeveloper in Residence.';
    expect(sentencesOf(lead)).toEqual([lead.replaceAll('\n', ' ')]);
  });

  it('contain no footnote marks, and the footnotes are not among them', () => {
    const text =
      'I have been chasing the high of every escape room since that day[^2].\n\nIt was a room with one door and six people in it.\n\n[^2]: There were seven people in the room next door.';
    expect(sentencesOf(text)).toEqual([
      'I have been chasing the high of every escape room since that day.',
      'It was a room with one door and six people in it.',
    ]);
  });

  it('contain no sponsor’s words', () => {
    expect(
      sentencesOf(
        'The following content is brought to you by our partners at Acme. The laptop weighs two pounds.',
      ),
    ).toEqual(['The laptop weighs two pounds.']);
  });

  it('do not run from a headline into the report below it', () => {
    const lead =
      'The president appointed a former agriculture minister on Sunday to form a new government, part of a series of steps toward reform.';
    expect(sentencesOf(`President appoints former minister to form the government\n${lead}`)).toContain(lead);
  });
});
