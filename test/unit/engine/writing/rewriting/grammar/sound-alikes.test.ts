import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('words that sound or look alike', () => {
  it.each([
    ['Rye is a lot harder then wheat.', 'Rye is a lot harder than wheat.'],
    ['Before getting to far into it, rest.', 'Before getting too far into it, rest.'],
    ['It was to much for me.', 'It was too much for me.'],
    ['The lid was quite lose and needed glue.', 'The lid was quite loose and needed glue.'],
    ["It shrinks without loosing it's crust.", 'It shrinks without losing its crust.'],
    ['The oven is quiet reliable.', 'The oven is quite reliable.'],
    ['We moved to a more quite place.', 'We moved to a more quiet place.'],
    ['I found myself wondering through the mill.', 'I found myself wandering through the mill.'],
    ['We make due with one oven.', 'We make do with one oven.'],
    ['In all honestly, rye is best.', 'In all honesty, rye is best.'],
    ["The baker's rational is old.", "The baker's rationale is old."],
    ['It seams like a good loaf.', 'It seems like a good loaf.'],
    ['There were lightening talks on rye.', 'There were lightning talks on rye.'],
    ['We found the follow problems with rye.', 'We found the following problems with rye.'],
    ['I loath the old oven.', 'I loathe the old oven.'],
    ['The list is base on rye.', 'The list is based on rye.'],
    ['It is different than what we baked.', 'It is different from what we baked.'],
    ['We bake almost ever night.', 'We bake almost every night.'],
    ['In the mean time, we rest.', 'In the meantime, we rest.'],
    ['It burned on accident.', 'It burned by accident.'],
    ['We use it here, for e.g. rye.', 'We use it here, for example rye.'],
    ['It is the most easiest bread.', 'It is the easiest bread.'],
    ['We need an special oven.', 'We need a special oven.'],
    ['It depends of the flour.', 'It depends on the flour.'],
    ['They explain me how to bake.', 'They explain to me how to bake.'],
    ['We arrived to the hut at noon.', 'We arrived at the hut at noon.'],
    ['It has been old since two years.', 'It has been old for two years.'],
    ['It closes in the end of the year.', 'It closes at the end of the year.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'It was harder then, and we left.',
    'This led to much joy.',
    'It is going to far away places.',
    'We had to lose enough weight.',
    'The mill is quiet at night.',
    'It took quite the time to bake.',
    'I was wondering about the mill.',
    'The fee is due with the rent.',
    'It is a rational choice.',
    'They sew the seam to the lid.',
    'Click the follow button.',
    'We stopped at the drive thru for bread.',
    'He wondered into the night what it was.',
    'We need guides an static ovens for it.',
    'They are loath to bake.',
    'Did you ever night-bake?',
    'It is different than it was.',
    'It was their best ever week.',
    'They arrived to a warm welcome.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});
