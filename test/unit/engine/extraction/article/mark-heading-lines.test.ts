import { describe, expect, it } from 'vitest';
import { markHeadingLines } from '#engine/extraction/article/mark-heading-lines.ts';
import { articleFromText } from '#engine/extraction/article-from-text.ts';

const paragraph = 'Mix 50 g of flour with 50 g of water and leave it in a warm spot for a whole day.';

describe('bare heading lines of a pasted text', () => {
  it('become the title and the subheadings of the article', () => {
    const article = articleFromText(
      `How to start a starter\n\n${paragraph}\n\nWhat you need\n\n${paragraph}`,
    );
    expect(article.title).toBe('How to start a starter');
    expect(article.headings.map(({ level, text }) => [level, text])).toEqual([
      [1, 'How to start a starter'],
      [2, 'What you need'],
    ]);
  });

  it('may begin with an amount of money', () => {
    expect(markHeadingLines(`$1m for the old mill\n\n${paragraph}`)).toBe(
      `# $1m for the old mill\n\n${paragraph}`,
    );
  });

  it('name a part on the first line too', () => {
    expect(markHeadingLines(`Introduction\n\n${paragraph}`)).toBe(`## Introduction\n\n${paragraph}`);
  });

  it.each([
    ['a note', `Cross-posted from the starter forum\n\n${paragraph}`],
    ['a greeting', `Hi all\n\n${paragraph}`],
    ['a byline', `By Ada Rye\n\n${paragraph}`],
    ['the rest of a byline', `By\n\n${paragraph}`],
    ['the buttons of a page', `Comment on this story Comment Gift Article Share\n\n${paragraph}`],
    ['speech', `${paragraph}\n\nWhat she said: "Is it rye?"\n\n${paragraph}`],
    ['a sentence', `It is ready.\n\n${paragraph}`],
    ['a line over another short line', 'Flour\n\nWater\n\nSalt'],
    ['a list item', `- Flour\n\n${paragraph}`],
    ['an address', `https://example.com/a\n\n${paragraph}`],
    ['a line that begins small', `and so it went\n\n${paragraph}`],
    ['a long line', `${'Word '.repeat(20)}\n\n${paragraph}`],
    ['the last line', `${paragraph}\n\nThe End`],
  ])('are not found in %s', (_, source) => {
    expect(markHeadingLines(source)).toBe(source);
  });

  it('are ignored in a text that has its own heading marks', () => {
    const source = `# Title\n\n${paragraph}\n\nNot a heading here\n\n${paragraph}`;
    expect(markHeadingLines(source)).toBe(source);
  });
});
