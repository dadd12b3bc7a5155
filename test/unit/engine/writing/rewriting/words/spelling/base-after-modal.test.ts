import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { fittingForm } from '#engine/writing/rewriting/words/spelling/base-after-modal.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('a misspelled past form', () => {
  it.each([
    [
      'The baker knows what can happend next in the mill.',
      'The baker knows what can happen next in the mill.',
    ],
    ['It will never happend in the old mill again.', 'It will never happen in the old mill again.'],
    ['It is not going to happend in the old mill.', 'It is not going to happen in the old mill.'],
  ])('is a base form where only that fits: %s', (before, after) => expect(tidied(before)).toBe(after));

  it('is a past form elsewhere', () => {
    expect(tidied('It happend in the old mill, as the baker says.')).toBe(
      'It happened in the old mill, as the baker says.',
    );
    expect(fittingForm('The loaves ', 'awakend', 'awakened')).toBe('awakened');
  });

  it('stays where the writer may have left out "be"', () => {
    expect(fittingForm('It can ', 'recieved', 'received')).toBe('received');
  });
});
