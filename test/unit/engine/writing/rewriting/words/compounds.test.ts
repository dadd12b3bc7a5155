import { describe, expect, it } from 'vitest';
import { withoutTypos } from '#engine/writing/rewriting/words/typos.ts';

const none: ReadonlySet<string> = new Set();

describe('a compound without its hyphen', () => {
  it.each([
    ['Baking can be time consuming and hot.', 'Baking can be time-consuming and hot.'],
    ['It is in a brand new home.', 'It is in a brand-new home.'],
    ['They are brand new ovens.', 'They are brand-new ovens.'],
    ['It is a brand new, warm home.', 'It is a brand-new, warm home.'],
    ['These are older point and click games.', 'These are older point-and-click games.'],
    ['They gave up a 16 point lead.', 'They gave up a 16-point lead.'],
    ['After a pretty intense 7 hour grind, we slept.', 'After a pretty intense 7-hour grind, we slept.'],
    ['It is made of short term and long term memory.', 'It is made of short-term and long-term memory.'],
    ['It is one of my all time favorite loaves.', 'It is one of my all-time favorite loaves.'],
    ['She uses an open source mill.', 'She uses an open-source mill.'],
    ['It helps a low income family.', 'It helps a low-income family.'],
    [
      'Take gluten free bread or gluten free breadcrumbs.',
      'Take gluten-free bread or gluten-free breadcrumbs.',
    ],
    ['We like object oriented programming in rye.', 'We like object-oriented programming in rye.'],
    ['It is a fully-autonomous oven.', 'It is a fully autonomous oven.'],
    ['It was mind blowing that they rose.', 'It was mind-blowing that they rose.'],
    ['It is a once in a lifetime chance.', 'It is a once-in-a-lifetime chance.'],
    ['It is a time consuming and down to earth job.', 'It is a time-consuming and down-to-earth job.'],
  ])('gets it: %s', (before, after) => {
    expect(withoutTypos(before, none)).toBe(after);
  });

  it.each([
    'In the long term bakers save.',
    'The ovens that we have are not brand new.',
    'Some mills are brand new to us, and the oven is state of the art.',
    'The mill is well known and up to date.',
    'We open source code that we like.',
    'Get a glimpse of what open source means to us.',
    'The top 10 point guards are tall.',
    'The high level of the river rose.',
    'It took 10 minutes at least.',
    'You get it once in a lifetime as a baker.',
    'We spent a lot of time consuming bread.',
    'I hurt my back breaking the ice.',
    'He came down to earth with a bump.',
    'It helps to be asked by asking you follow-up and supporting questions.',
    'It slows his step, bringing him down to earth.',
    'The user generated a loaf.',
  ])('stays: %s', (sentence) => {
    expect(withoutTypos(sentence, none)).toBe(sentence);
  });

  it('stays if the article has its own style', () => {
    expect(withoutTypos('She uses an open source mill.', new Set(['open source']))).toBe(
      'She uses an open source mill.',
    );
  });
});

describe('a hyphen between words that are separate', () => {
  it.each([
    ['There are more use-cases for rye.', 'There are more use cases for rye.'],
    ['It shows how we break-down the jobs.', 'It shows how we break down the jobs.'],
    ['We want to follow-up.', 'We want to follow up.'],
    ['They hope to pick-up the flour.', 'They hope to pick up the flour.'],
    ['They meet in-person.', 'They meet in person.'],
    ['We bake it on-the-fly with rye.', 'We bake it on the fly with rye.'],
  ])('goes: %s', (before, after) => {
    expect(withoutTypos(before, none)).toBe(after);
  });

  it.each([
    'It is an in-person event.',
    'Reply to follow-up questions.',
    'An on-the-fly change is hard.',
    'We saw the change from the first loaf to follow-up: it rose.',
    'It took a day from order to pick-up.',
    'The price is due to start-up.',
  ])('stays: %s', (sentence) => {
    expect(withoutTypos(sentence, none)).toBe(sentence);
  });
});
