import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { markLostHeadings } from '#engine/writing/rewriting/sections/lost-headings.ts';

const marked = (markdown: string): string => renderBlocks(markLostHeadings(blocksOf(markdown))).trimEnd();

const text = Array.from({ length: 6 }, () => 'The mill sells rye bread to all of the town.').join(' ');
const page = (lines: readonly string[]): string =>
  ['# The Mill', text, ...lines.flatMap((line) => [line, text])].join('\n\n');
const own = ['Why rye', 'Bread and how to bake it', 'Who buys it?'];

describe('short lines between the paragraphs of a page', () => {
  it('become headings', () => {
    expect(marked(page(own))).toBe(page(own.map((line) => `## ${line}`)));
  });

  it('become headings if they are numbered without a gap', () => {
    const lines = ['Step 1: Mix it', 'Step 2: Bake it', 'Step 3: Eat it'];
    expect(marked(page(lines))).toBe(page(lines.map((line) => `## ${line}`)));
  });

  it.each([
    ['two', own.slice(0, 2)],
    ['one is a price', [...own, 'From $10']],
    ['one is a button', [...own, 'Add to cart']],
    ['one is a date', [...own, 'May 5, 2020']],
    ['one is a byline', [...own, 'By Anna Poe']],
    ['one is speech', [...own, 'Rosa, "Is it rye"']],
    ['two are alike', [...own, 'Why rye']],
    ['a number is missing', ['Step 1: Mix it', 'Step 2: Bake it', 'Step 4: Eat it']],
  ])('stay: %s', (_, lines) => {
    expect(marked(page(lines))).toBe(page(lines));
  });

  it.each([
    ['without a main heading', page(own).replace('# ', '')],
    ['with other headings', `${page(own)}\n\n## The end\n\n${text}`],
    ['above short paragraphs', `${page(own)}\n\nThe end\n\nAll of us.\n\n${text}`],
    ['below a numbered line', page(own).replace('Why rye', '1. Rye\n\nWhy rye')],
    ['in a row', page(own).replace('Why rye', 'The grain\n\nWhy rye')],
  ])('stay %s', (_, markdown) => {
    expect(marked(markdown)).toBe(markdown);
  });
});
