import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { isDistinct } from '#engine/keywords/candidates/searchable.ts';
import { titleQuestions } from '#engine/keywords/evidence/title-questions.ts';

const questionsOf = (title: string): string[] =>
  titleQuestions(articleFromText(`# ${title}\n\nIt has a short text.`));

describe('the questions behind a title', () => {
  it.each([
    ['Why I Think Minecraft is Educational', ['why minecraft is educational', 'is minecraft educational']],
    ["Don't Buy a Fitbit", ['should i buy a fitbit']],
    ["You don't need to pay for Mixxx!", ['is mixxx free']],
    ['Why you should work asynchronously', ['why work asynchronously']],
    ['Classic Nintendo Games are NP-Hard', ['are classic nintendo games np-hard']],
  ])('%s', (title, wanted) => {
    expect(questionsOf(title)).toEqual(wanted);
  });

  it.each([
    'What is an API?',
    'Life is short, embrace it',
    'The first one is always a challenge...',
    'Why I love Cold Showers',
    'Rye Bread at Home',
  ])('none behind: %s', (title) => {
    expect(questionsOf(title)).toEqual([]);
  });
});

it('a sentence to the reader is no search, a question to the reader is', () => {
  expect(isDistinct('what no one told you about z-index')).toBe(false);
  expect(isDistinct('told you about z-index')).toBe(false);
  expect(isDistinct('how do you test private functions')).toBe(true);
});

it('a term may contain "based"; an attribute of somebody does not', () => {
  expect(isDistinct('source-based code coverage')).toBe(true);
  expect(isDistinct('chicago-based')).toBe(false);
});
