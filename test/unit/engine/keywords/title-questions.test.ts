import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { orderCandidates } from '#engine/keywords/candidates/order-candidates.ts';
import { isDistinct } from '#engine/keywords/candidates/searchable.ts';
import { indexArticle } from '#engine/keywords/evidence/article-index.ts';
import { titleQuestions } from '#engine/keywords/evidence/title-questions.ts';

const questionsOf = (title: string): string[] =>
  titleQuestions(articleFromText(`# ${title}\n\nIt has a short text.`));

describe('the questions that a title suggests', () => {
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
  ])('are none for: %s', (title) => {
    expect(questionsOf(title)).toEqual([]);
  });
});

it('a sentence to the reader is not a search, but a question to the reader is', () => {
  expect(isDistinct('what no one told you about z-index')).toBe(false);
  expect(isDistinct('told you about z-index')).toBe(false);
  expect(isDistinct('how do you test private functions')).toBe(true);
});

it('a term may contain "based", but a person’s attribute does not', () => {
  expect(isDistinct('source-based code coverage')).toBe(true);
  expect(isDistinct('chicago-based')).toBe(false);
});

it('a question with the topic’s words stays if it is probable, and part of an action comes last', () => {
  const article = articleFromText('We played the Herndon escape room. What is an escape room? A game.');
  const one = (text: string, origin: 'topic' | 'question' | 'phrase', probability: number) => ({
    text,
    origin,
    about: text,
    asks: '',
    probability,
  });
  const ordered = orderCandidates(
    indexArticle(article),
    [
      one('herndon escape room', 'topic', 0.6),
      one('how to play herndon', 'question', 0.5),
      one('what is an escape room', 'question', 0.4),
      one('game', 'phrase', 0.1),
      one('escape room', 'phrase', 0.45),
    ],
    25,
  ).map(({ text }) => text);
  expect(ordered.indexOf('what is an escape room')).toBeLessThan(ordered.indexOf('game'));
  expect(ordered.indexOf('escape room')).not.toBe(1);
});
