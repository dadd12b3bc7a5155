import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('slips of a letter in short words', () => {
  it.each([
    ['They moved away form the mill.', 'They moved away from the mill.'],
    ['The mill is closed form some reason.', 'The mill is closed for some reason.'],
    ['The best part is that the are open.', 'The best part is that they are open.'],
    ['I like they way it rises.', 'I like the way it rises.'],
    ['The bread in he kitchen is warm.', 'The bread in the kitchen is warm.'],
    ['We make small things, such as and editor.', 'We make small things, such as an editor.'],
    ['For many things, as lot of bread is baked.', 'For many things, a lot of bread is baked.'],
    ['We moved from one mill to an other mill.', 'We moved from one mill to another mill.'],
    ["I was sure it wasn't apart of a series.", "I was sure it wasn't a part of a series."],
    ['The road was a little but bumpy.', 'The road was a little bit bumpy.'],
    ["It would't be good for the bread.", "It wouldn't be good for the bread."],
    ["The dough does'nt rise.", "The dough doesn't rise."],
    ["The hardest part ins't the bread.", "The hardest part isn't the bread."],
    ["It is a lot if your're here.", "It is a lot if you're here."],
    ["The dough doens't rise.", "The dough doesn't rise."],
    ["The dough shouldm't rise.", "The dough shouldn't rise."],
    ['The baker is late and cant bake.', "The baker is late and can't bake."],
    ['It was a month aog, on a small steet.', 'It was a month ago, on a small street.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'Two rolls joined together form the base.',
    'Fill in the form the baker sent.',
    'That is the bread they are fond of.',
    'The mill is old and important to us.',
    'It costs a little but tastes good.',
    'The loaves are good, and they last until noon.',
    'We bake, and they end up here.',
    'The feedback form the baker filled in is here.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});
