import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('numbers that do not fit the noun', () => {
  it.each([
    ['This is a table for there computers.', 'This is a table for their computers.'],
    ['We bake all this tables in the morning.', 'We bake all these tables in the morning.'],
    ['These information is old.', 'This information is old.'],
    ['Two day later, the bread was gone.', 'Two days later, the bread was gone.'],
    ['We wait for next years festival.', "We wait for next year's festival."],
    ['One of these computer is warm.', 'One of these computers is warm.'],
    ['I hope that this posts inspires you to bake.', 'I hope that this post inspires you to bake.'],
    ['This things fills up in the morning.', 'This thing fills up in the morning.'],
    [
      'The rules are odd for a services that costs a lot.',
      'The rules are odd for a service that costs a lot.',
    ],
    ['**Note**: most these loaves may be old.', '**Note**: most of these loaves may be old.'],
    ['The town is filled with bakers giving advices.', 'The town is filled with bakers giving advice.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'From there bakers went home.',
    'All this means that bread is old.',
    'It rose in the last years and fell.',
    'The one day ago is gone.',
    'One of these people is a baker.',
    'This process is old, and this guides you.',
    'This series is new, and this always is.',
    'It is rye that people want most these days.',
    'A few loaves that is old bread.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});
