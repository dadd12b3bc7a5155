import { expect, it } from 'vitest';
import { indefiniteArticle } from '#engine/english/indefinite-article.ts';

it.each([
  ['unique', 'a'],
  ['unimportant', 'an'],
  ['unit test', 'a'],
  ['useful', 'a'],
  ['usher', 'an'],
  ['European', 'a'],
  ['one-time', 'a'],
  ['oven', 'an'],
  ['hour', 'an'],
  ['house', 'a'],
  ['HTTP request', 'an'],
  ['MP3', 'an'],
  ['Mac', 'a'],
  ['URL', 'a'],
  ['8-bit', 'an'],
  ['800-page', 'an'],
  ['18th', 'an'],
  ['180-day', 'a'],
])('the article before "%s" is "%s"', (words, article) => {
  expect(indefiniteArticle(words)).toBe(article);
});
