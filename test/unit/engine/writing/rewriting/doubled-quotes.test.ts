import { describe, expect, it } from 'vitest';
import { repairRewrite } from '#engine/verification/repair/repair-rewrite.ts';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { describeChanges } from '#engine/writing/rewriting/describe-changes.ts';
import { fixDoubledQuotes } from '#engine/writing/rewriting/markup/doubled-quotes.ts';

const fixed = (markdown: string): string => renderBlocks(fixDoubledQuotes(blocksOf(markdown))).trimEnd();

describe('quotation marks that an export doubled', () => {
  it.each([
    ['""It is old,"" she said. ""We bake in it.""', '"It is old," she said. "We bake in it."'],
    [
      'He said: ""It is old. We bake in it. ""Nobody else does."" Then he left.',
      'He said: "It is old. We bake in it. "Nobody else does." Then he left.',
    ],
    [
      'It is the bakers"" oven. ""We love it,"" they said. ""It did \'em a favor.""',
      'It is the bakers\' oven. "We love it," they said. "It did \'em a favor."',
    ],
    [
      'The ""old mill"" is the town""s own, and it did ""em good.',
      'The "old mill" is the town\'s own, and it did \'em good.',
    ],
  ])('become single: %s', (before, after) => {
    expect(fixed(before)).toBe(after);
    expect(repairRewrite(before, after).markdown.trimEnd()).toBe(after);
    expect(new Set(describeChanges(before, after, '').map(({ reason }) => reason))).toEqual(
      new Set(['The punctuation is corrected.']),
    );
  });

  it.each([
    'Set it to "" or to "rye" in the file.',
    'It is 5"" wide.',
    'See ![a mill](mill.png "") and ![a loaf](loaf.png "").',
    '<img alt="" src="a.png"> and <img alt="" src="b.png">',
    'Use `""` and `""` in code.',
  ])('stay: %s', (text) => {
    expect(fixed(text)).toBe(text);
  });
});
