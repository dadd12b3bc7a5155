import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('"setup" and "shutdown" as participles', () => {
  it.each([
    ['It is setup perfectly for bread.', 'It is set up perfectly for bread.'],
    ["I've setup a small oven.", "I've set up a small oven."],
    ['It will be setup as a mill.', 'It will be set up as a mill.'],
    ['The mill has been shutdown.', 'The mill has been shut down.'],
    ["You're all setup.", "You're all set up."],
    ['We had everything setup for the day.', 'We had everything set up for the day.'],
    ['You get setup with it.', 'You get set up with it.'],
    ['They will help you setup the mill.', 'They will help you set up the mill.'],
    ['Anna setup camp at noon.', 'Anna set up camp at noon.'],
  ])('are two words: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each(['We had a setup for the day.', 'It has its setup page.'])('stay one word as nouns: %s', (right) =>
    expect(tidied(right)).toBe(right),
  );
});
