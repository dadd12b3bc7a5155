import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { shortenSentences } from '#engine/writing/rewriting/splitting/shorten-sentences.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('marks that stay as the author wrote them', () => {
  it.each([
    // The opening is a request, and its clause describes the noun.
    "If you have a favorite bread puzzle you'd like me to bake, please put it in the comments!",
    "If you have a bread puzzle you'd like me to bake, send it to me!",
    // Both halves depend on the condition.
    'The mill shows a warning when the oven is on but its door is open.',
    // The clause may single out the text.
    'I read a text on Ryemill which helped me a lot.',
    // The second verb lacks its own subject, with or without the comma.
    'This was late for one night, and were in the middle of baking.',
    'Thats are the loaves we sell.',
    'We sell bread for all things oven, mill and in-person.',
    'I mixed 2 10mg bags of flour, then 5mg of salt.',
    'Bake for four rounds of 8x20secs, then 10secs of rest.',
    'I shoot on 35mm, and the loaf weighs 10kg.',
    'Oven door one is reserved\nOven door two should be open for the largest loaves of the mill',
  ])('%s', (text) => expect(tidied(text)).toBe(text));

  it('include the line of a template tag', () => {
    const text =
      '{% picture rye.jpg %}\nCaption: The bakers stand in front of the old mill in the rain, they know it very well.\n';
    expect(renderBlocks(shortenSentences(blocksOf(text)))).toMatch(/^\{% picture rye\.jpg %\}\nCaption/);
  });
});

describe('corrected marks', () => {
  it.each([
    [
      "The mills of the late 1800's through the early 1900's are old.",
      'The mills of the late 1800s through the early 1900s are old.',
    ],
    ['We bake for 18 to 30 year olds.', 'We bake for 18- to 30-year-olds.'],
    ['The classes are online or in-person.', 'The classes are online or in person.'],
  ])('%s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it('include a comma before a contrast in the past', () => {
    expect(tidied('I was happy when the oven was on but the bread was cold.')).toBe(
      'I was happy when the oven was on, but the bread was cold.',
    );
  });
});
