import { describe, expect, it } from 'vitest';
import { repairRewrite } from '#engine/verification/repair/repair-rewrite.ts';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { isCorrection } from '#engine/writing/rewriting/words/tidy-sentence.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('errors that copy editors correct in every text', () => {
  it.each([
    [
      'We walked in to the mill and jumped right in to the work.',
      'We walked into the mill and jumped right into the work.',
    ],
    [
      'The oven starts in 2ms and weighs 10kg or 15-20lbs.',
      'The oven starts in 2 ms and weighs 10 kg or 15-20 lbs.',
    ],
    ['It is 150,000,000km or 400,000km away.', 'It is 150,000,000 km or 400,000 km away.'],
    ['It loads 212kb in 30ms.', 'It loads 212 KB in 30 ms.'],
    ['It is a 64bit oven with 32 bit parts.', 'It is a 64-bit oven with 32-bit parts.'],
    [
      "At it's core, it is bread. The oven does it's best.",
      'At its core, it is bread. The oven does its best.',
    ],
    ["It is old, and it's size depends on the rye.", 'It is old, and its size depends on the rye.'],
    [
      'They where baking for people who where born there.',
      'They were baking for people who were born there.',
    ],
    ['It is more then likely that it rises.', 'It is more than likely that it rises.'],
    ['It is best to chose a warm oven.', 'It is best to choose a warm oven.'],
    ["I baked a lot in the early 80's.", 'I baked a lot in the early 80s.'],
    ["The ovens of the 1970's and 80's were big.", 'The ovens of the 1970s and 80s were big.'],
    ["I like the 60's, 70's and 1980's.", 'I like the 60s, 70s and 1980s.'],
    ['We bought a grater and a collinder for the mill.', 'We bought a grater and a colander for the mill.'],
    ['It was the main activit of all the bakers.', 'It was the main activity of all the bakers.'],
    ['Everyday we bake bread at home.', 'Every day, we bake bread at home.'],
    [
      'It is as if you never left .They are good friends.',
      'It is as if you never left. They are good friends.',
    ],
    ['In that vein, The biggest loaf was mine.', 'In that vein, the biggest loaf was mine.'],
    [
      "Just because it is old, doesn't mean that it is good.",
      "Just because it is old doesn't mean that it is good.",
    ],
    ['Last but not the least, it is warm.', 'Last but not least, it is warm.'],
    ['We bake rye, oats etc. in the mill.', 'We bake rye, oats, etc. in the mill.'],
    [
      'Use machine readable labels and a general purpose tool.',
      'Use machine-readable labels and a general-purpose tool.',
    ],
    ['We help first time users with real world data.', 'We help first-time users with real-world data.'],
    ['It is a tried and true way.', 'It is a tried-and-true way.'],
  ])('%s', (before, after) => {
    expect(tidied(before)).toBe(after);
    expect(repairRewrite(before, after, '', [], isCorrection).markdown.trimEnd()).toBe(after);
  });

  it('are corrections with the apostrophes of the rest of the article, too', () => {
    expect(isCorrection('I bake the the rye when theres time.', 'I bake the rye when there’s time.')).toBe(
      true,
    );
  });

  it.each([
    'Log in to the site and sign in to your page.',
    'A lens of 24mm-70mm is heavy.',
    'The oven has 64 bits of memory.',
    'Take 500ml of stock and 200g of rye.\n\n- It weighs 10kg.',
    'We rode 1,957km and 20,920m up in 1hr 30m.',
    'We rode 10.5km and 1km with a climb of ~150m.',
    '# The 24KB Club\n\nOur page is in the 24KB club, and it has 12KB.',
    "In 1970's and 80's ovens, it was hot.",
    'It took 300ms, and then it took 4s.',
    'The colour is light, with seeds etc. on top.',
    'The grey mill has paper, ink etc. on top.',
    "On rainy days, it's best to wait.",
    'I know the house we where in.',
    'The oven is older, no more then.',
    'The first time users saw it, they ran.',
    'A single use case is enough.',
    'He is from The Hague, The old town.',
  ])('stays: %s', (sentence) => {
    expect(tidied(sentence)).toBe(sentence);
  });
});
