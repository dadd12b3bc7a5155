import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('"quiet" and "quite"', () => {
  it.each([
    ['The river was quiet different to me.', 'The river was quite different to me.'],
    ['The oven is quiet reliable.', 'The oven is quite reliable.'],
    ['It is quiet easy.', 'It is quite easy.'],
    ['We baked quiet a few loaves.', 'We baked quite a few loaves.'],
    ['We moved to a more quite place.', 'We moved to a more quiet place.'],
    ['We enjoy our quite time at the mill.', 'We enjoy our quiet time at the mill.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'The room was quiet and dark.',
    'The mill is quiet at night.',
    'It is quiet outside.',
    'It took quite the time to bake.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});
