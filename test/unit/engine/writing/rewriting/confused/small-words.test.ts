import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('small words that are missing or mistyped', () => {
  it.each([
    ['The river was quiet different to me.', 'The river was quite different to me.'],
    ['We set out on and epic walk.', 'We set out on an epic walk.'],
    ['It took at least and hour and a half.', 'It took at least an hour and a half.'],
    ['You need flour an then you wait.', 'You need flour and then you wait.'],
    ['We can answer some the questions.', 'We can answer some of the questions.'],
    ['I felt many of effects of rye.', 'I felt many of the effects of rye.'],
    ['We baked in rest of our rooms.', 'We baked in the rest of our rooms.'],
    ['It rose every since we baked.', 'It rose ever since we baked.'],
    ['At then start, we baked.', 'At the start, we baked.'],
    ['It rose by a degree or to.', 'It rose by a degree or two.'],
    ['It may go ether way.', 'It may go either way.'],
    ['Rye, also know as black corn, is dark.', 'Rye, also known as black corn, is dark.'],
    ['She sat besides me.', 'She sat beside me.'],
    ['He sped passed the mill.', 'He sped past the mill.'],
    ['He took Anna and I to Rome.', 'He took Anna and me to Rome.'],
    ['There are so much people in town.', 'There are so many people in town.'],
    ['Anna setup camp at noon.', 'Anna set up camp at noon.'],
    ['We met hoards of hikers.', 'We met hordes of hikers.'],
    ['It is a reasonable priced oven.', 'It is a reasonably priced oven.'],
    ["Here's are the mills.", 'Here are the mills.'],
    ["They're are old mills in town.", 'There are old mills in town.'],
    ['I spent weeks travelling too and from Rome.', 'I spent weeks travelling to and from Rome.'],
    ['It was a really a good loaf.', 'It was really a good loaf.'],
    ['A couples weeks later, it rose.', 'A couple of weeks later, it rose.'],
    ["I don't event know the baker.", "I don't even know the baker."],
    ['I want to horn my skills.', 'I want to hone my skills.'],
    ['We bake 3 times a weeks.', 'We bake 3 times a week.'],
    ['We came back after more than decade.', 'We came back after more than a decade.'],
    ["It's worth to visit the mill.", "It's worth visiting the mill."],
    ['You could waist a minute on it.', 'You could waste a minute on it.'],
    ['You may need sometime to bake.', 'You may need some time to bake.'],
    ['The mill grows overtime.', 'The mill grows over time.'],
    ['I am loathe to bake.', 'I am loath to bake.'],
    ['We bake it every day for next 6 months.', 'We bake it every day for the next 6 months.'],
  ])('are corrected: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'The room was quiet and dark.',
    'He told Anna and I left.',
    'Besides me, Anna bakes.',
    'For some the answer is rye.',
    'He waits for next year.',
  ])('stay if they may be right: %s', (right) => expect(tidied(right)).toBe(right));
});
