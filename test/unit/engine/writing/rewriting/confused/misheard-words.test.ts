import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('words that sound alike', () => {
  it.each([
    ['I must of baked it at some point.', 'I must have baked it at some point.'],
    ['Nothing seems to important for us.', 'Nothing seems too important for us.'],
    ['It was to much bread.', 'It was too much bread.'],
    ['Feel free too ask.', 'Feel free to ask.'],
    ['The affect of heat is clear.', 'The effect of heat is clear.'],
    ['This will effect the bread.', 'This will affect the bread.'],
    ['I advice you to bake.', 'I advise you to bake.'],
    ['Please except my bread.', 'Please accept my bread.'],
    ['I past the mill on my way.', 'I passed the mill on my way.'],
    ['My belt is lose.', 'My belt is loose.'],
    ['The principle reason is rye.', 'The principal reason is rye.'],
    ['The two breads compliment each other well.', 'The two breads complement each other well.'],
    ['We bake at peek hours.', 'We bake at peak hours.'],
    ["I can't bare it anymore.", "I can't bear it anymore."],
    ['He likes to here the bells.', 'He likes to hear the bells.'],
    ['I no that it is good.', 'I know that it is good.'],
    ['I thing it is good.', 'I think it is good.'],
    ['They wan to bake bread.', 'They want to bake bread.'],
    ['It is a very god idea.', 'It is a very good idea.'],
    ['It is defiantly good to bake.', 'It is definitely good to bake.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'I would, of course, bake.',
    'The door is to the left for a reason.',
    'It is due to much bread.',
    'They will effect the change of ovens.',
    'All came except the baker.',
    'It is half past the hour.',
    'On the principle of bread, we agree.',
    'We came to here from the mill.',
    'He defiantly refused to bake.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});
