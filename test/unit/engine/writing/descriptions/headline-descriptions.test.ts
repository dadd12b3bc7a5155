import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { goalLines } from '#engine/writing/descriptions/compose/goal-lines.ts';
import { headlineActions } from '#engine/writing/descriptions/compose/headlines/headline-actions.ts';
import { headlineSubjects } from '#engine/writing/descriptions/compose/headlines/headline-subjects.ts';
import { lessonLines } from '#engine/writing/descriptions/compose/lesson-lines.ts';
import { baseOfGerund } from '#engine/writing/descriptions/drafts/teaching-verbs.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';

const readingOf = (title: string, text: string) => readPassages(articleFromText(`# ${title}\n\n${text}`), []);
const actions = (title: string, text: string): string[] =>
  headlineActions(readingOf(title, text)).map((draft) => draft.text);
const things = (title: string, text: string): string[] =>
  headlineSubjects(readingOf(title, text)).map((draft) => draft.text);

describe('a headline about what somebody did', () => {
  const title = 'Building a Cold Oven for the Village Mill';
  it('says who did it, if the text does', () => {
    expect(actions(title, 'Last year we built an oven. It stands behind the mill.')).toEqual([
      'How we built a cold oven for the village mill.',
    ]);
    expect(actions(title, 'Last year I finally built an oven.')).toEqual([
      'How I built a cold oven for the village mill.',
    ]);
  });
  it('says nothing if nobody in the text did it', () => {
    expect(actions(title, 'The baker built an oven. You need bricks and sand.')).toEqual([]);
    expect(actions('My Oven, Building It for a Village', 'We built an oven.')).toEqual([]);
  });
});

describe('a headline that names a thing', () => {
  it('is framed as what the text gives', () => {
    expect(
      things(
        'The Role of Dark Rye Flour and of Old Wooden Bowls in the Small Nordic Kitchens of the Year',
        'Most small kitchens in Nordic towns have a sack of rye flour and old wooden bowls.',
      ),
    ).toEqual([
      'A look at the role of dark rye flour and of old wooden bowls in the small Nordic kitchens of the year.',
    ]);
  });
  it('gets its article before a superlative', () => {
    const title =
      'Simplest Possible Rye Bread for Busy Bakers in Town and for Their Old Neighbors in the Hills';
    expect(things(title, 'The simplest rye bread of all busy bakers in town is dark.')[0]).toMatch(
      /(?:about|at) the simplest possible rye bread/,
    );
  });
  it('is not a description with only a frame', () => {
    expect(things('The Role of Dark Rye Flour in the Kitchens', 'Rye flour is dark in kitchens.')).toEqual(
      [],
    );
    expect(things('Security advisory for the library of loaves', 'The loaves have a library.')).toEqual([]);
  });
  it('needs no frame if it says what the page is', () => {
    expect(
      things(
        'Reflections on a whole year of baking rye bread in a cold oven',
        'A year of baking rye is long.',
      ),
    ).toEqual(['Reflections on a whole year of baking rye bread in a cold oven.']);
  });
  it.each([
    ['Why Rye Bread Is Dense in the Cold North', 'a clause'],
    ['Bake the Darkest Rye Bread of the North', 'an order'],
    ['My Favorite Loaves of the Whole Year', 'its author'],
    ['Zyxolite Loaves from the Ovens of Qwerton', 'a name that is not in the text'],
  ])('is left out: %s (%s)', (title) => {
    expect(things(title, 'Rye bread is dense.')).toEqual([]);
  });
});

it('a verb derived from a tool’s name has its base form', () => {
  expect(baseOfGerund('daemonizing Go programs')).toBe('daemonize Go programs');
});

it('a clause in parentheses belongs to what the headline promises', () => {
  const title = 'How Ads Wrecked the Village Mill (And What You Can Do About It)';
  const topic = { phrase: 'village mill', aliases: [], probability: 0.9 };
  const lines = lessonLines(readingOf(title, 'The village mill had ads. Ads came first.'), topic, []);
  expect(lines.map((draft) => draft.text)).toEqual([
    'Learn how ads wrecked the village mill and what you can do about it.',
  ]);
});

it('a headline that begins with “Learn” is already a promise', () => {
  const topic = { phrase: 'rye baking', aliases: [], probability: 0.9 };
  const lines = (title: string): string[] =>
    lessonLines(readingOf(title, 'Rye baking is slow. A starter needs rye.'), topic, []).map(
      (draft) => draft.text,
    );
  expect(lines('Learn Rye Baking by Keeping a Starter for a Year')).toContain(
    'Learn rye baking by keeping a starter for a year.',
  );
  expect(lines('Learn From the Mistakes of a Rye Baker in the North')).not.toContain(
    'Learn from the mistakes of a rye baker in the north.',
  );
});

describe('a question that an author set out to answer', () => {
  const wishes = (text: string): string[] =>
    goalLines(readPassages(articleFromText(`${text}\n\n\`\`\`\na\n\`\`\`\n\n\`\`\`\nb\n\`\`\``), [])).map(
      (draft) => draft.text,
    );
  it('is what a text with code teaches', () => {
    expect(
      wishes('Last week, I was trying to figure out how to bake my rye bread in a cold oven, and I failed.'),
    ).toEqual(['Learn how to bake your rye bread in a cold oven.']);
  });
  it.each([
    'I was trying to figure out how to bake it in a cold oven for a whole week.',
    'I wanted to go home and to sleep in my own bed for a whole week.',
  ])('is nothing without its object: %s', (text) => {
    expect(wishes(text)).toEqual([]);
  });
});
