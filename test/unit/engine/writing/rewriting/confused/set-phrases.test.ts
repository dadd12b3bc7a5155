import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('set phrases with a wrong word', () => {
  it.each([
    ['Thanks you for the bread.', 'Thank you for the bread.'],
    ['Thank for reading.', 'Thanks for reading.'],
    ['Thank you for you time.', 'Thank you for your time.'],
    ['If you have any question, ask me.', 'If you have any questions, ask me.'],
    ['We are looking forward to see you.', 'We are looking forward to seeing you.'],
    ['I look forward to work with you on rye.', 'I look forward to working with you on rye.'],
    ['I look forward to work on the mill.', 'I look forward to working on the mill.'],
    ['We bake on Friday and in the weekends.', 'We bake on Friday and on the weekends.'],
    ['We bake in the weekend.', 'We bake on the weekend.'],
    ['I am agree with you.', 'I agree with you.'],
    ['Some of people like bread.', 'Some people like bread.'],
    ['All of sudden, it rose.', 'All of a sudden, it rose.'],
    ['In they end, it rose.', 'In the end, it rose.'],
    ['In the and, it rose.', 'In the end, it rose.'],
    ['By the was, it rose.', 'By the way, it rose.'],
    ['On the other had, it rose.', 'On the other hand, it rose.'],
    ['For the first tine, it rose.', 'For the first time, it rose.'],
    ['As soon it rose, we ate.', 'As soon as it rose, we ate.'],
    ['As far I can tell, it rose.', 'As far as I can tell, it rose.'],
    ['Lot of bakers sell bread.', 'A lot of bakers sell bread.'],
    ['Me to.', 'Me too.'],
    ['Thank you for you kindness.', 'Thank you for your kindness.'],
    ['As a christian, I bake on Sunday.', 'As a Christian, I bake on Sunday.'],
    ['The mill has grown by leap and bounds.', 'The mill has grown by leaps and bounds.'],
    ['It helps us in so many way.', 'It helps us in so many ways.'],
    ['Rye is good, but who I am to judge.', 'Rye is good, but who am I to judge?'],
    ['There are too many people to hangout with.', 'There are too many people to hang out with.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'The fork has a bent tine.',
    'We look forward to work.',
    'We look forward to work in the morning.',
    'We look forward to work on Monday with our baker.',
    'We look forward to work this week.',
    'A lot of bread is here.',
    'It is in so many way stations.',
    'They know who I am to judge by my bread.',
    'We met at the hangout with the bakers.',
    'It is a whole lot of bread.',
  ])('leaves %s', (right) => expect(tidied(right)).toBe(right));
});
