import { describe, expect, it } from 'vitest';
import { withFixedPairs } from '#engine/writing/rewriting/words/hyphenation/fixed-pairs.ts';

describe('adjectives of two certain words', () => {
  it.each([
    ['That is a world changing paper.', 'That is a world-changing paper.'],
    ['We need mission critical servers.', 'We need mission-critical servers.'],
    ['I found a carbon neutral label.', 'I found a carbon-neutral label.'],
    [
      'We met more lower income people than higher income people.',
      'We met more lower-income people than higher-income people.',
    ],
    ['We buy better quality bread.', 'We buy better-quality bread.'],
    ['The note taking app crashed.', 'The note-taking app crashed.'],
    ['It is a sugar coated truth.', 'It is a sugar-coated truth.'],
    ['A long time friend came.', 'A long-time friend came.'],
    ['She is a front end developer.', 'She is a front-end developer.'],
    ['Cook it over medium high heat.', 'Cook it over medium-high heat.'],
    ['Front end developers bake, too.', 'Front-end developers bake, too.'],
    ['I like hands on workshops.', 'I like hands-on workshops.'],
    ['It is full of one off tasks.', 'It is full of one-off tasks.'],
    ['It is a command line tool.', 'It is a command-line tool.'],
    ['We use third party modules.', 'We use third-party modules.'],
    ['It has server side rendering.', 'It has server-side rendering.'],
    ['I use the built in oven.', 'I use the built-in oven.'],
    ['We saw prior memory intensive methods.', 'We saw prior memory-intensive methods.'],
  ])('joins %s', (apart, joined) => expect(withFixedPairs(apart)).toBe(joined));

  it.each([
    'The course is life changing.',
    'It took a long time.',
    'My life changing so fast scares me.',
    'It is a real time saver.',
    'We had good quality time.',
    'They pay higher income taxes.',
    'We need better quality control.',
    'The better quality helps us.',
    'For better quality use rye flour.',
    'Rye will lower income inequality.',
    'The next level means more bread.',
    'There is no third party left.',
    'In the real world loaves rise.',
    'On the front end bakers wait.',
    'We plan short and long term goals.',
    'Decouple your front end and back end code.',
    'We met in person people from town.',
    'They set the hands free people up.',
    'You can high quality.',
    'First time visiting the mill.',
    'I put my hands on learning materials.',
    'They turn one off first.',
    'It could at an early stage help to spot rye.',
    'We bake first and third party loaves.',
    'A third party hosts it.',
    'This means having a third party monitor the mill.',
    'We left it to a third party chosen at random.',
  ])('keeps %s', (right) => expect(withFixedPairs(right)).toBe(right));
});
