import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('one thing where a number counts several', () => {
  it.each([
    ['There are three chair in the room.', 'There are three chairs in the room.'],
    ['There are many interpretation of rye.', 'There are many interpretations of rye.'],
    ['He raised two generation of bakers.', 'He raised two generations of bakers.'],
    ['We spent two whole days on several new question.', 'We spent two whole days on several new questions.'],
  ])('is corrected: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'It was a three-month wait of ours.',
    'We roll two dice.',
    'Round two oven of the day was warm.',
    'Many people of the town bake.',
    'Only five percent of it rose.',
    'A stitch in time saves nine oven.',
  ])('stays where it is right: %s', (right) => expect(tidied(right)).toBe(right));
});
