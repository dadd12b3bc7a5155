import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { describeChanges } from '#engine/writing/rewriting/describe-changes.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('a misspelled word in a heading', () => {
  it.each([
    ['## Reading the sumary of loaves\n\nIt is old.', '## Reading the summary of loaves\n\nIt is old.'],
    [
      '## **Can you trust your securty camera?**\n\nIt is old.',
      '## **Can you trust your security camera?**\n\nIt is old.',
    ],
    [
      '## Endless Possibilites for Bakers\n\nThe possibilities are many.',
      '## Endless Possibilities for Bakers\n\nThe possibilities are many.',
    ],
  ])('is corrected: %s', (before, after) => expect(tidied(before)).toBe(after));

  it.each([
    '## Endless Possibilites for Bakers\n\nIt is old.',
    '## Reading the sumary of loaves\n\nThe "sumary" is old.',
    '## Reading the sumary of loaves\n\nSee [the sumary](#reading-the-sumary-of-loaves).',
    '## The sumary\n\nIt is old.',
  ])('stays where it may be a name or the target of a link: %s', (text) => expect(tidied(text)).toBe(text));

  it('is reported as a correction', () => {
    const text = '## Endless Possibilites for Bakers\n\nThe possibilities are many.';
    expect(describeChanges(text, tidied(text), '').map(({ reason }) => reason)).toEqual([
      'A spelling, typing or grammar error is corrected.',
    ]);
  });
});
