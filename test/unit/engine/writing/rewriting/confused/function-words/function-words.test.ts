import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('function words that stand for each other', () => {
  it.each([
    ['The dough is only kept alive by they key.', 'The dough is only kept alive by the key.'],
    ['They guy in front of the oven is slow.', 'The guy in front of the oven is slow.'],
    ['They kitchen is new and old.', 'The kitchen is new and old.'],
    [
      'The baker must confirm how the would like to pay.',
      'The baker must confirm how they would like to pay.',
    ],
    ['We like the mill because the can help.', 'We like the mill because they can help.'],
    ['We want to know whatever oven their using.', "We want to know whatever oven they're using."],
    [
      'A list helps with the listing of skills an accomplishments.',
      'A list helps with the listing of skills and accomplishments.',
    ],
    ['I see it as and efficient way of baking.', 'I see it as an efficient way of baking.'],
    ['We closed early in and effort to save flour.', 'We closed early in an effort to save flour.'],
    ['These where for the money.', 'These were for the money.'],
    ['They where what we had in mind.', 'They were what we had in mind.'],
    ['Those are outlets were steam comes out.', 'Those are outlets where steam comes out.'],
    ['The mill is open Monday though Friday.', 'The mill is open Monday through Friday.'],
    ['Bake steps 1 though 5 again.', 'Bake steps 1 through 5 again.'],
    ['We hire millers on a rolling bases.', 'We hire millers on a rolling basis.'],
    ['I recanted my experience to the miller.', 'I recounted my experience to the miller.'],
    ["It didn't take to long to bake.", "It didn't take too long to bake."],
  ])('are corrected: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'They bake in the mill.',
    'They program in the mill.',
    'They market that loaf with care.',
    'They rose from the table.',
    'It is what they need in winter.',
    'All they share is flour.',
    'One aspect of rye is they bank on it.',
    'As you can see the should be some space.',
    'We know the can of oil that the can opener opened.',
    'It has the could-have-been charm of an old mill.',
    'What their training needs is flour.',
    'The bakers want an oven.',
    'We search in and around the mill.',
    'Bake it as and when you like.',
    'We took to long walks.',
    'The rolls were old and the steam comes out.',
    'On Monday, though, we bake.',
    'The army has two bases.',
    'The witness recanted her story was false.',
  ])('stay where they are right: %s', (right) => expect(tidied(right)).toBe(right));
});
