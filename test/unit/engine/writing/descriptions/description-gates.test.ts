import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { worthBesideTitle } from '#engine/writing/descriptions/beside-title.ts';
import { lessonOf } from '#engine/writing/descriptions/compose/aspects/labels.ts';
import { findDescriptionCandidates } from '#engine/writing/descriptions/description-candidates.ts';
import { isBrokenPromise, isCutOff, losesObject } from '#engine/writing/descriptions/drafts/broken-lines.ts';
import {
  isDependentOrOffTopic,
  isSoundOpening,
} from '#engine/writing/descriptions/drafts/dependent-or-off-topic.ts';
import { isVerbless } from '#engine/writing/descriptions/drafts/verbless.ts';
import { contentOf, readPassages } from '#engine/writing/passages/read-passages.ts';

const names = new Set(['bread']);

describe('a shortened sentence', () => {
  it.each([
    'The mill makes machines for kneading and baking.',
    'A starter is the thing that a baker can come up.',
    'I like to bake dark bread, but also.',
    'The mill bakes dark bread in the ovens which.',
    'The mill makes dark bread, but while there are many ways to bake.',
  ])('keeps what its last word needs: %s', (text) => {
    expect(losesObject(text)).toBe(true);
  });

  it.each(['The mill makes machines for kneading dough.', 'The dough has come up well.'])(
    'may end: %s',
    (text) => {
      expect(losesObject(text)).toBe(false);
    },
  );

  it('is not the beginning of a list of actions', () => {
    const text =
      'The bread club of the valley lends free machines for kneading, shaping, and baking bread in houses and mills without a proper kitchen, an oven or even a warm cellar for the starter.';
    const reading = readPassages(articleFromText(`${text}\n\nThe bread club meets in May.`), []);
    const topic = { phrase: 'bread club', aliases: [], probability: 0.9 };
    const found = findDescriptionCandidates(reading, topic).map((candidate) => candidate.text);
    expect(found.filter((line) => / and \p{L}+ing\.$/u.test(line))).toEqual([]);
  });
});

describe('a description', () => {
  it.each([
    'I recently wrote a blog post about the bread of my grandmother.',
    'In a future post I share my way of baking bread.',
    'A look at rye as a reason for dense bread in a later post.',
    'More information on the bread course is on the page of the mill.',
    'The source code is hosted on the server of the bread club.',
    'Not sure if I bake bread again this year.',
    "If you haven't heard, the bread mill has a new owner.",
    'This post has been cross-posted from the bread club.',
    'The ten loaves below were sent in by readers who bake bread.',
    "This is a one-off about bread, and I don't bake.",
    'Disclaimer This is the view of a baker of dark bread.',
    'Edit 2024-06-16: I no longer bake bread at the mill.',
    'Let us know in the comments how you bake your bread!',
    'There is absolutely nothing new in here about bread.',
    'Goo.gl/maps: the mills and bread ovens of the valley.',
  ])('does not talk about the page: %s', (text) => {
    expect(isDependentOrOffTopic([text], names)).toBe(true);
  });

  it.each([
    'Until then, the bread stays in the cellar.',
    'In particular, the bread of the mill is dense.',
    'Despite all that love, the bread was never mine.',
    'In such cases, a baker throws the bread away.',
    'Upon opening the oven, the bread falls.',
    'Luckily, the bread was good.',
    'Looking forward to eating your bread in June.',
    'Ready to bake into a loaf of bread.',
    'Can be used as a lid for the bread pan.',
    'Discussed what bakers of bread need next year.',
    'Where B is the weight of the bread in pounds.',
    'The bread was burnt, and she never told anybody.',
    'I need to see the bread in the oven so that I can plan the evening.',
  ])('does not begin inside a text: %s', (text) => {
    expect(isDependentOrOffTopic([text], names)).toBe(true);
  });

  it.each([
    'I wrote a program that weighs bread.',
    'Ann Lee bakes bread, and she sells it at the market.',
    'A friend who bakes bread says that he never buys flour.',
    'Sure hands make good bread in a cold kitchen.',
    'Can bread be good without salt?',
    'The bread stands next to the post office.',
  ])('may say: %s', (text) => {
    expect(isDependentOrOffTopic([text], names)).toBe(false);
  });
});

describe('a sentence that was cut off', () => {
  it.each([
    'The mill is funded by the Alfred P.',
    'The oven gives us a wealth of data about, well.',
    'Rye is the favorite of many bakers, mainly.',
    'For a year I have been bouncing between mills, each.',
    ': All loaves have been weighed.',
    '2015, a mill by the river opened its doors.',
    'On, the mill by the river opened its doors.',
    'significant benefits for bakers. The old mill should be closed.',
    'The mill has new rules to ensure that loaves.',
  ])('is recognized by its end: %s', (text) => {
    expect(isCutOff(text)).toBe(true);
  });

  it.each(['Rye bread has no Vitamin C.', 'Bakers of rye have a Plan B.', 'This is what rye bread is like.'])(
    'is not this one: %s',
    (text) => {
      expect(isCutOff(text)).toBe(false);
    },
  );
});

describe('a sentence', () => {
  it('has a verb', () => {
    expect(isVerbless('Central place for rye bread and flour.')).toBe(true);
    expect(isVerbless('Ann Lee, The Year of Rye.')).toBe(true);
    expect(isVerbless('The baker was at the mill.')).toBe(false);
    expect(isVerbless("It's rye bread again.")).toBe(false);
    expect(isVerbless('A guide to rye bread in a cold kitchen.')).toBe(false);
  });
});

describe('a broken promise', () => {
  it.each([
    'Learn how To Bake 2, or another book on rye bread.',
    'Learn how to sew a bread bag - she made them from old shirts.',
    'Learn how to use all the tools of the mill was a joy.',
    'Learn why not bake rye bread in a cold kitchen.',
    'Learn Baking the Hard Way was the first book that I gave her.',
    'Learn how to build an oven for rye bread, refer to the plans of the mill.',
  ])('is %s', (text) => {
    expect(isBrokenPromise(text)).toBe(true);
  });

  it.each([
    'Learn how to see what the mill was built for.',
    'Learn how Ann Lee bakes bread - and sells it.',
    'Learn why rye bread was dense in the first year.',
  ])('is not %s', (text) => {
    expect(isBrokenPromise(text)).toBe(false);
  });
});

it('does not teach what a headline only names', () => {
  const text = 'You work with the flour of your mill before you open the doors.';
  const lesson = (title: string) =>
    lessonOf(readPassages(articleFromText(`# ${title}\n\n${`${text} `.repeat(12)}`), []));
  expect(lesson('Working with Flour in Winter')).toBe('work with flour in winter');
  expect(lesson('Working with Flour in Winter Recap')).toBeNull();
});

describe('the lesson of a headline', () => {
  const lesson = (sentence: string): string | null =>
    lessonOf(
      readPassages(
        articleFromText(`# Making the bakery more accessible\n\n${`${sentence} `.repeat(12)}`),
        [],
      ),
    );

  it('needs a text that addresses its reader', () => {
    expect(lesson('The team moved the shelves of the bakery in the spring of that year.')).toBeNull();
    expect(lesson('You move the shelves of your bakery before you open the doors.')).toBe(
      'make the bakery more accessible',
    );
  });
});

describe('an opening', () => {
  it.each([
    'When I told my friends that we were moving into the mill, they came to help us bake.',
    'One month ago, with a whole world to travel, I chose to move into a mill.',
    'So you have decided to bake bread without a mill.',
    'When I buy a house with a mill I want to bake rye bread.',
  ])('depends on nothing before it: %s', (text) => {
    expect(isSoundOpening([text])).toBe(true);
  });

  it.each([
    'They are asked what bread they eat.',
    'What does a baker do without a mill?',
    'Whether she is at the mill.',
    'More information on the bread course is on the page of the mill.',
  ])('is not this one: %s', (text) => {
    expect(isSoundOpening([text])).toBe(false);
  });
});

describe('the score of a description', () => {
  const scoresIn = (text: string, phrase = 'rye bread'): Map<string, number> => {
    const reading = readPassages(articleFromText(text), []);
    const topic = { phrase, aliases: [], probability: 0.9 };
    return new Map(findDescriptionCandidates(reading, topic).map((found) => [found.text, found.score]));
  };

  const moved = 'When we told our friends about the rye bread of the island, they decided to come with us.';
  const rest =
    'Rye bread keeps for a week in a cool cellar. The baker keeps rye bread in a box of pine in the mill.';

  it('is higher for an opening than for the same sentence later, which depends on others', () => {
    const first = scoresIn(`${moved} ${rest}`).get(moved) ?? -9;
    expect(first).toBeGreaterThan((scoresIn(`${rest} ${moved}`).get(moved) ?? 9) + 0.4);
  });

  it('is higher for the opening of a text without a title, although it does not name the topic', () => {
    const opening = 'Eating your own cooking is a phrase for a company that uses the things it sells.';
    const untitled = scoresIn(`${opening} ${rest}`).get(opening) ?? -9;
    const titled = scoresIn(`# Rye bread in winter\n\n${opening} ${rest}`).get(opening) ?? 9;
    expect(untitled).toBeGreaterThan(titled + 0.05);
  });

  it('is lower for a sentence that points to something unnamed in its middle', () => {
    const [clear, vague] = ['the old gap', 'this old gap'].map((gap) => {
      const text = `The mill will try to bridge ${gap} between bakers of rye bread and farmers.`;
      return scoresIn(`${rest} ${text}`).get(text);
    });
    expect(vague).toBeLessThan((clear ?? -9) - 0.05);
  });

  it('is low for a promise that names nothing about the topic', () => {
    const promise = 'Learn how to sharpen the knives of a kitchen.';
    const scores = scoresIn(
      `Rye bread is dense in a cold kitchen. The baker keeps rye bread in a box. In this post you will learn how to sharpen the knives of a kitchen. Rye bread keeps for a week in a cool cellar.`,
    );
    expect(scores.get(promise)).toBeLessThan(scores.get('Rye bread is dense in a cold kitchen.') ?? -1);
    expect(scores.get(promise)).toBeLessThan(-0.2);
  });

  it('is low for a promise deep in a text, a command and a sentence without a verb', () => {
    const filler = Array.from(
      { length: 12 },
      (_, i) => `The baker sold ${i + 3} loaves of rye bread on that day.`,
    );
    const promise = 'Learn how to sharpen the knife for rye bread.';
    const order = 'Place the rye bread into the warm oven of the mill.';
    const item = 'Central place for rye bread and flour.';
    const said = 'In this post you will learn how to sharpen the knife for rye bread.';
    const early = scoresIn([filler[0], said, order, item, ...filler.slice(1)].join(' '));
    const deep = scoresIn([...filler, said].join(' '));
    expect(deep.get(promise) ?? -9).toBeLessThan((early.get(promise) ?? 9) - 0.2);
    expect(early.get(order) ?? 9).toBeLessThan(0);
    expect(early.get(item) ?? 9).toBeLessThan(0);
  });

  it('is higher for a text’s news than for the same news without its speaker', () => {
    const news = 'We are thrilled to announce a new school of rye bread in the old mill by the river.';
    const other = 'We are slow to announce a new school of rye bread in the old mill by the river.';
    const rest = ' Rye bread keeps for a week in a cool cellar. The school opens its doors in May.';
    expect(scoresIn(news + rest).get(news)).toBeGreaterThan((scoresIn(other + rest).get(other) ?? 9) + 0.1);
  });
});

describe('a line of the headings next to a title', () => {
  const title = contentOf('How to bake rye bread');
  const worth = (text: string, named: number): number =>
    worthBesideTitle({ text, make: 'aspects', row: [], named }, title);

  it('is worth less if it repeats the title', () => {
    expect(worth('Learn how to bake rye bread.', 1)).toBeLessThan(0);
    expect(worth('A short guide to baking rye bread.', 1)).toBeLessThan(0);
    expect(worth('Learn how to bake rye bread in a cold kitchen without a cellar.', 1)).toBe(0);
  });

  it('is worth more with four sections, and less with two after a colon', () => {
    expect(worth('How to bake rye bread: flour, starter, oven and storage.', 4)).toBeGreaterThan(0);
    expect(worth('How to bake rye bread: clean flour and a warm oven.', 2)).toBeLessThan(0);
    expect(worth('How to bake rye bread, from clean flour to a warm oven.', 2)).toBe(0);
  });

  it('is judged on its own without a title', () => {
    expect(
      worthBesideTitle(
        { text: 'Learn how to bake rye bread.', make: 'aspects', row: [], named: 1 },
        new Set(),
      ),
    ).toBe(0);
  });
});
