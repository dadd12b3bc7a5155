import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('tenses, and numbers with their noun', () => {
  it.each([
    ['He should have went to the mill.', 'He should have gone to the mill.'],
    ['No one would have foresaw it.', 'No one would have foreseen it.'],
    ['It would have quickly sank.', 'It would have quickly sunk.'],
    ['It use to be a mill.', 'It used to be a mill.'],
    ['I will like to thank the baker.', 'I would like to thank the baker.'],
    ['I have to baked it.', 'I have to bake it.'],
    ['I going to bake bread.', "I'm going to bake bread."],
    ['It has being used for years.', 'It has been used for years.'],
    ['The mill has be used for years.', 'The mill has been used for years.'],
    ['It have been a long day.', 'It has been a long day.'],
    ['The bread was stole by a fox.', 'The bread was stolen by a fox.'],
    ['I was able create the bread.', 'I was able to create the bread.'],
    ['There was many tables in the mill.', 'There were many tables in the mill.'],
    ['This are the mills.', 'These are the mills.'],
    ['This tables are old.', 'These tables are old.'],
    ['Those table are old.', 'Those tables are old.'],
    ['It is from one of my friend.', 'It is from one of my friends.'],
    ['The trip took two hour, and it rained.', 'The trip took two hours, and it rained.'],
    ['He should have know that it rises.', 'He should have known that it rises.'],
    ['Ask anyone who has learn baking at the mill.', 'Ask anyone who has learned baking at the mill.'],
    ['It had take place at the mill.', 'It had taken place at the mill.'],
    ["We've all fell victim to rye.", "We've all fallen victim to rye."],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each(['The tools I use to bake are old.', 'There was two-day bread.'])('leaves %s', (right) =>
    expect(tidied(right)).toBe(right),
  );
});
