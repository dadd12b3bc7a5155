import { describe, expect, it } from 'vitest';
import { blocksOf, renderBlocks } from '#engine/writing/rewriting/blocks/edit-blocks.ts';
import { tidyWords } from '#engine/writing/rewriting/words/tidy-words.ts';

const tidied = (markdown: string): string => renderBlocks(tidyWords(blocksOf(markdown))).trimEnd();

describe('words and the words that they require', () => {
  it.each([
    ['The less miles you drive, the better it is.', 'The fewer miles you drive, the better it is.'],
    ['It can effect the way you bake.', 'It can affect the way you bake.'],
    ["It doesn't effect the way you bake.", "It doesn't affect the way you bake."],
    ['How ovens effect your bread is not clear.', 'How ovens affect your bread is not clear.'],
    ['This option might makes sense for bakers.', 'This option might make sense for bakers.'],
    ['How did you ended up in the mill?', 'How did you end up in the mill?'],
    ['He is capable on advising the bakers.', 'He is capable of advising the bakers.'],
    ['She is not capable to bake rye.', 'She is not capable of baking rye.'],
    ["She isn't capable to bake rye.", "She isn't capable of baking rye."],
    ['He is aware about the oven.', 'He is aware of the oven.'],
    ['She is responsible of the oven.', 'She is responsible for the oven.'],
    ['It is similar than the old one.', 'It is similar to the old one.'],
    ['I bake while listening music.', 'I bake while listening to music.'],
    ['Most of people bake at home.', 'Most people bake at home.'],
    ['They had lot of bread in the mill.', 'They had a lot of bread in the mill.'],
    ['We helped each others in the mill.', 'We helped each other in the mill.'],
    ['We visit each others houses in June.', "We visit each other's houses in June."],
    ["It moved onto it's new edge.", 'It moved onto its new edge.'],
    ["I realized it's power when I saw it.", 'I realized its power when I saw it.'],
    ['I bake in my parents house near the river.', "I bake in my parents' house near the river."],
    ['It is like the dogs tail in the garden.', "It is like the dog's tail in the garden."],
    ['This is about an distributed oven.', 'This is about a distributed oven.'],
    ["We didn't actually wanted to bake.", "We didn't actually want to bake."],
    ['If we does not bake, we starve.', 'If we do not bake, we starve.'],
    ["Check if you're oven is hot.", 'Check if your oven is hot.'],
    ['On February, my wife and I baked.', 'In February, my wife and I baked.'],
    ['On March 2015 I left the mill.', 'In March 2015, I left the mill.'],
    ['And then on March I baked a lot.', 'And then in March I baked a lot.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'We play the electronic listening music of the old mill.',
    'The listening music of the mill is old.',
    'The less others know, the better it is.',
    'We want to effect change in the town.',
    'The law takes effect the moment you bake.',
    'It is said that might makes right in the town.',
    'The project that could keeps the mill alive.',
    'The baker is capable in the mill.',
    'It is stored in an ftp server for bakers.',
    'It was done as an honor for bakers.',
    'What the bakers we met has done is old.',
    "You're kitchen staff in the mill.",
    'The dogs nose around in the mill.',
    'My parents house guests in the summer.',
    'On March 12, we baked. On May, 12th we left.',
  ])('keeps %s', (right) => expect(tidied(right)).toBe(right));
});

describe('plurals without apostrophes', () => {
  it.each([
    ["I have bought two DSLR's and a lens.", 'I have bought two DSLRs and a lens.'],
    ["The Pro's and con's of rye are known.", 'The Pros and cons of rye are known.'],
    ["Be sure that moderator's understand the rules.", 'Be sure that moderators understand the rules.'],
    ["Moderator's are there for the forum.", 'Moderators are there for the forum.'],
    ["Student's participated in the class.", 'Students participated in the class.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    "The moderator's will is read at noon.",
    "This student's are the best loaves.",
    "The two DSLR's lenses are old.",
    "She showed each student's work.",
    "The Pro's battery is good.",
  ])('keeps %s', (right) => expect(tidied(right)).toBe(right));
});

describe('typing errors that are valid words', () => {
  it.each([
    [
      'We flip it (and the signs).Hopefully it works for all.',
      'We flip it (and the signs). Hopefully, it works for all.',
    ],
    ['I talked with Ms.Baker about the mill.', 'I talked with Ms. Baker about the mill.'],
    ['We were locked into to specific vendors.', 'We were locked into specific vendors.'],
    [
      'The path is called Thermopylae.It was there that they met.',
      'The path is called Thermopylae. It was there that they met.',
    ],
    ['We went in to find a a group of bakers.', 'We went in to find a group of bakers.'],
    ['We learned much of remote working working.', 'We learned much of remote working.'],
    ['It is a loaf of of rye.', 'It is a loaf of rye.'],
    ['We ate at then end of the day.', 'We ate at the end of the day.'],
    ['That how we left the town.', "That's how we left the town."],
    ["While were all at home, it's good.", "While we're all at home, it's good."],
    ['Lets face it, the bread is old.', "Let's face it, the bread is old."],
    ["You'll here people call it rye.", "You'll hear people call it rye."],
    ['Boy was I misguided about the bread.', 'Boy, was I misguided about the bread.'],
    ['You need the right mind set for the job.', 'You need the right mindset for the job.'],
    ['It is a non-inflamatory diet.', 'It is a non-inflammatory diet.'],
    ['It was an apocolypse for the town.', 'It was an apocalypse for the town.'],
  ])('corrects %s', (wrong, right) => expect(tidied(wrong)).toBe(right));

  it.each([
    'That way we bake.',
    'While were the bakers old, the mill was new.',
    'I set my mind set on rye.',
    'It is what bakers are into to the extent that they bake.',
    'He lets go of the rope.',
    'It is what we asked for for years.',
    'It is about this and that, something something.',
    'Man is the baker of the town.',
  ])('keeps %s', (right) => expect(tidied(right)).toBe(right));
});
