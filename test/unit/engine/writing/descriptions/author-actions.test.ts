import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { authorActions } from '#engine/writing/descriptions/compose/author-actions.ts';
import { lessonLines } from '#engine/writing/descriptions/compose/lesson-lines.ts';
import { outcomeLines } from '#engine/writing/descriptions/compose/outcome-lines.ts';
import { purposeLines } from '#engine/writing/descriptions/compose/purpose-lines.ts';
import { repairSentence } from '#engine/writing/descriptions/compose/repair-sentence.ts';
import { isDependentOrOffTopic } from '#engine/writing/descriptions/drafts/dependent-or-off-topic.ts';
import { isAction } from '#engine/writing/descriptions/drafts/description-forms.ts';
import type { Draft } from '#engine/writing/descriptions/drafts/draft.ts';
import { type Passage, readPassages } from '#engine/writing/passages/read-passages.ts';

const topic = { phrase: 'rye bread', aliases: [], probability: 0.9 };
const names = new Set(['rye', 'bread']);
const passage = (text: string, index = 0): Passage => ({
  text,
  index,
  paragraph: index,
  section: 0,
  opens: true,
  weight: 1,
});
const draft = (text: string, index: number): Draft => {
  const shown = passage(text, index);
  return { text, make: 'sentences', row: [{ text, steps: 0, passage: shown }], named: 0 };
};

describe('an action of the author', () => {
  it('is what the text recounts', () => {
    expect(
      authorActions('Last year, I built a small oven for rye bread behind the mill.', '', names),
    ).toEqual(['How I built a small oven for rye bread behind the mill.']);
  });
  it('is what a time has taught them', () => {
    expect(
      authorActions(
        'We are here again – so here’s what a year of baking rye bread has taught me.',
        '',
        names,
      ),
    ).toEqual(['What a year of baking rye bread has taught me.']);
    expect(authorActions('Here is what it has taught me.', '', names)).toEqual([]);
    expect(isAction('What a year of baking rye bread has taught me.')).toBe(true);
  });
  it('has a reason only if the text gives one', () => {
    const text = 'We decided to bake rye bread in the old oven of the mill.';
    expect(authorActions(text, 'The reason is the price.', names)).toEqual([
      'Why we decided to bake rye bread in the old oven of the mill.',
    ]);
    expect(authorActions(text, 'It was cheap.', names)).toEqual([]);
  });
  it.each([
    'I built it for the bakers of rye bread in the valley.',
    'I built a shed for the wood behind the old stone mill.',
    'I built an oven for rye bread but never used it again.',
    'I moved on to rye bread and the baking of small loaves.',
  ])('is left alone: %s', (text) => {
    expect(authorActions(text, '', names)).toEqual([]);
  });
});

describe('a sentence without its context', () => {
  it.each([
    ['The TL;DR is that the rye bread needs a colder oven.', 'The rye bread needs a colder oven.'],
    [
      'It is a map of the mills and bakeries that sell rye bread in Vermont.',
      'A map of the mills and bakeries that sell rye bread in Vermont.',
    ],
    [
      'I finally figured out how to bake rye bread in a cold kitchen.',
      'Learn how to bake rye bread in a cold kitchen.',
    ],
    ['As you may have noticed, the mill sells rye bread.', 'The mill sells rye bread.'],
    ['So how can rye bread rise without yeast?', 'Learn how rye bread can rise without yeast.'],
    [
      'In this article, you will learn how rye bread rises and we will explore how the oven can make it dark.',
      'Learn how rye bread rises and how the oven can make it dark.',
    ],
  ])('%s', (text, shown) => {
    expect(repairSentence(passage(text), undefined, topic, '')).toContain(shown);
  });
  it.each([
    'It is a good time for bread that is dark and dense enough.',
    'It is a continuation of the post about rye bread and its mills.',
  ])('presents nothing: %s', (text) => {
    expect(repairSentence(passage(text), undefined, topic, '')).toEqual([]);
  });
  it('promises nothing that another text teaches', () => {
    expect(
      repairSentence(passage('In a previous post, you learned how to bake rye bread.'), undefined, topic, ''),
    ).not.toContain('You learned how to bake rye bread.');
    const text = 'In a previous post, you learned how to bake rye bread in the oven of a mill.';
    expect(repairSentence(passage(text), undefined, topic, '').join()).not.toContain('Learn how to bake');
  });
  it('depends on nothing if it says what the text is for', () => {
    expect(isDependentOrOffTopic(['Some early impressions about rye bread.'], new Set())).toBe(false);
    expect(isDependentOrOffTopic(['This past weekend I baked rye bread at the mill.'], new Set())).toBe(
      false,
    );
    expect(isDependentOrOffTopic(['This oven bakes rye bread.'], new Set())).toBe(true);
    expect(isDependentOrOffTopic(['I baked Rye: The Bread on Sunday.'], new Set())).toBe(false);
  });
});

describe('two sentences about the topic', () => {
  const middle = Array.from({ length: 14 }, (_, i) => `The baker of house number ${i + 2} came to the mill.`);
  it('say how a text begins and how it ends', () => {
    const last = 'In my kitchen, rye bread has won over all rolls and cakes of the town.';
    const first = 'Rye bread is the dark loaf of the north.';
    const reading = readPassages(articleFromText([first, ...middle, last].join('\n\n')), []);
    const whole = [draft(first, 0), draft(last, 15), draft('Rye bread was sold at noon that day.', 7)];
    expect(outcomeLines(reading, topic, whole).map(({ text }) => text)).toEqual([`${first} ${last}`]);
  });
  it('say what happened, and what the headline promises', () => {
    const first = 'Last winter I baked for a mill in the valley.';
    const reading = readPassages(
      articleFromText(`# How Rye Bread Changed My Life\n\n${[first, ...middle].join('\n\n')}`),
      [],
    );
    expect(purposeLines(reading, [], [draft(first, 0)]).map(({ text }) => text)).toEqual([
      `${first} Here’s how rye bread changed my life.`,
    ]);
  });
  it('say why somebody wants to learn a thing, and what the headline teaches', () => {
    const first = 'Dense rye bread comes from a starter that is too young.';
    const reading = readPassages(
      articleFromText(`# How to bake light rye bread\n\n${[first, ...middle].join('\n\n')}`),
      [],
    );
    expect(lessonLines(reading, topic, [draft(first, 0)]).map(({ text }) => text)).toContain(
      `${first} Learn how to bake light rye bread.`,
    );
  });
});
