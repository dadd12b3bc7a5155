import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

/** More than 150 words without an opening. */
const rest = Array.from(
  { length: 12 },
  (_, i) => `The bakers of mill ${i} like rye, and the people of the town like the bread that they bake.`,
).join(' ');

describe('a comma after a short opening', () => {
  it.each([
    'In 2019 we baked a lot of rye.',
    'Usually it is late when we start.',
    'Plus it is good for the town.',
    'In the end we sold it.',
  ])('is not set if the author sets none: %s', (sentence) => {
    expect(tidied(`${rest}\n\n${sentence}`)).toBe(`${rest}\n\n${sentence}`);
  });

  it.each([
    ['In 2019 we baked a lot of rye.', 'In 2019, we baked a lot of rye.'],
    ['Usually it is late when we start.', 'Usually, it is late when we start.'],
  ])('is set where the author sets others: %s', (wrong, right) => {
    expect(tidied(`${rest} In May, we rest.\n\n${wrong}`)).toBe(`${rest} In May, we rest.\n\n${right}`);
  });

  it.each([
    ['Unfortunately it was late.', 'Unfortunately, it was late.'],
    ['When it rains we stay inside.', 'When it rains, we stay inside.'],
    ['To bake the rye bread we need an oven.', 'To bake the rye bread, we need an oven.'],
    ['In the old mill by the sea we baked it.', 'In the old mill by the sea, we baked it.'],
  ])('is always set after others: %s', (wrong, right) => {
    expect(tidied(`${rest}\n\n${wrong}`)).toBe(`${rest}\n\n${right}`);
  });
});
