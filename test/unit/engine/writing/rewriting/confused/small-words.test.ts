import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('small words that are missing or mistyped', () => {
  it.each([
    ['We set out on and epic walk.', 'We set out on an epic walk.'],
    ['It took at least and hour and a half.', 'It took at least an hour and a half.'],
    ['You need flour an then you wait.', 'You need flour and then you wait.'],
    ['We can answer some the questions.', 'We can answer some of the questions.'],
    ['I felt many of effects of rye.', 'I felt many of the effects of rye.'],
    ['We baked in rest of our rooms.', 'We baked in the rest of our rooms.'],
    ['It rose every since we baked.', 'It rose ever since we baked.'],
    ['At then start, we baked.', 'At the start, we baked.'],
    ['It rose by a degree or to.', 'It rose by a degree or two.'],
    ['He took Anna and I to Rome.', 'He took Anna and me to Rome.'],
    ['There are so much people in town.', 'There are so many people in town.'],
    ["Here's are the mills.", 'Here are the mills.'],
    ["They're are old mills in town.", 'There are old mills in town.'],
    ['I spent weeks travelling too and from Rome.', 'I spent weeks travelling to and from Rome.'],
    ['It was a really a good loaf.', 'It was really a good loaf.'],
    ['A couples weeks later, it rose.', 'A couple of weeks later, it rose.'],
    ['We bake 3 times a weeks.', 'We bake 3 times a week.'],
    ['We came back after more than decade.', 'We came back after more than a decade.'],
    ["It's worth to visit the mill.", "It's worth visiting the mill."],
    ['You may need sometime to bake.', 'You may need some time to bake.'],
    ['We spent sometime in town.', 'We spent some time in town.'],
    ['The mill grows overtime.', 'The mill grows over time.'],
    ['We bake it every day for next 6 months.', 'We bake it every day for the next 6 months.'],
  ])('are corrected: %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'He told Anna and I left.',
    'For some the answer is rye.',
    'He waits for next year.',
    'We have many steps to take sometime in the future.',
    'We need sometime before May to bake it.',
  ])('stay if they may be right: %s', (right) => expect(tidied(right)).toBe(right));
});
