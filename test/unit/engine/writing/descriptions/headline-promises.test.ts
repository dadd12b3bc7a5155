import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { embedded } from '#engine/writing/descriptions/compose/aspects/aspects.ts';
import { lessonOf } from '#engine/writing/descriptions/compose/aspects/labels.ts';
import { headlineClause } from '#engine/writing/descriptions/compose/headlines/headline-clauses.ts';
import { repairSentence } from '#engine/writing/descriptions/compose/repair-sentence.ts';
import { promisesOf } from '#engine/writing/descriptions/drafts/promises.ts';
import { purposesOf } from '#engine/writing/descriptions/drafts/purposes.ts';
import { baseOfGerund, isImperativeLesson } from '#engine/writing/descriptions/drafts/teaching-verbs.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';

const topic = { phrase: 'rye bread', aliases: [], probability: 0.9 };

const readingOf = (title: string, text = 'This text is about rye bread at home.') =>
  readPassages(articleFromText(`# ${title}\n\n${text}`), []);

const opinion =
  'I think that wheat is overrated, and I believe that every baker should stop to use so much of it. In my opinion, rye is better. We should not forget it.';

describe('the promise of a headline', () => {
  it.each([
    ['How do you feed a starter?', 'how to feed a starter'],
    ['What does it mean to feed a starter?', 'what it means to feed a starter'],
    ['Should you bake rye bread in summer?', 'whether you should bake rye bread in summer'],
    ['What is a levain, exactly?', 'what a levain is'],
    ['Ten ways to keep rye bread fresh', 'ten ways to keep rye bread fresh'],
    ['Five reasons why rye bread stays fresh', 'five reasons why rye bread stays fresh'],
  ])('%j: %j', (title, clause) => {
    expect(headlineClause(readingOf(title))).toBe(clause);
  });
  it.each([
    'What if rye bread were sweet?',
    'What about rye in the other 80% of the world?',
    'Ten things you learn as a baker',
    'Why is it so?',
  ])('is nothing for %j', (title) => {
    expect(headlineClause(readingOf(title))).toBeNull();
  });
  it.each(['This isn’t about bread. This is about control.', 'It is time to stop baking'])(
    'is nothing for an opinion whose subject is elsewhere: %j',
    (title) => {
      expect(headlineClause(readingOf(title, opinion))).toBeNull();
    },
  );
  it.each([
    ['Stop buying sliced bread', 'why you should stop buying sliced bread'],
    ['Don’t slice warm rye bread', 'why you should not slice warm rye bread'],
  ])('gives the reason of an opinion: %j', (title, clause) => {
    expect(headlineClause(readingOf(title, opinion))).toBe(clause);
  });
});

describe('a lesson', () => {
  it('needs no certain kind of text if the headline says what is done', () => {
    expect(lessonOf(readingOf('Turning flour into bread', opinion))).toBeNull();
    expect(lessonOf(readingOf('Baking rye bread with a sourdough starter (on a boat)', opinion))).toBe(
      'bake rye bread with a sourdough starter',
    );
  });
  it.each([
    ['Keep your starter alive', true],
    ['Keep calm', false],
  ])('is requested by the command %j: %s', (line, isOne) => {
    expect(isImperativeLesson(line)).toBe(isOne);
  });
  it('may be to test something in a certain way', () => {
    expect(baseOfGerund('Unit testing a recipe')).toBe('unit test a recipe');
  });
});

describe('a question inside a sentence', () => {
  it.each([
    ['How will rye bread rise', 'how rye bread will rise'],
    ['Why doesn’t rye bread automatically rise', 'why rye bread doesn’t automatically rise'],
  ])('%j: %j', (question, clause) => {
    expect(embedded(question)).toBe(clause);
  });
});

const repaired = (sentence: string): string[] => {
  const { passages } = readPassages(articleFromText(`${sentence} It is a long day at the mill.`), []);
  return passages.slice(0, 1).flatMap((passage) => repairSentence(passage, undefined, topic, sentence));
};

describe('a text’s statement about itself', () => {
  it.each([
    ['In this post, we will summarize what to expect from our mill.', 'Learn what to expect from our mill.'],
    [
      'In this post I describe how we moved our mill and what we learned on the way.',
      'How we moved our mill and what we learned on the way.',
    ],
    ['In short, rye bread keeps for a week in linen.', 'Rye bread keeps for a week in linen.'],
  ])('%j: %j', (sentence, description) => {
    expect(repaired(sentence)).toContain(description);
  });
  it.each([
    ['The following list is a summary of our favorite mills.', 'A summary of our favorite mills.'],
    [
      'In this post I reported on a few things our mill taught us about rye.',
      'A few things our mill taught us about rye.',
    ],
  ])('%j: %j', (sentence, description) => {
    expect(purposesOf(sentence)).toEqual([description]);
  });
  it('is not about what was made', () => {
    expect(purposesOf('We created the Baker’s Guide to make finding a mill easier.')).toEqual([]);
  });
  it.each([
    ['This tutorial introduces you to the basics of rye bread.', ['Learn about the basics of rye bread.']],
    [
      'This tutorial introduces the starter, and then shows you how to feed one.',
      ['Learn about the starter.'],
    ],
    ['This tutorial describes a loaf on the.', []],
  ])('%j promises %j', (sentence, promises) => {
    expect(promisesOf(sentence)).toEqual(promises);
  });
});
