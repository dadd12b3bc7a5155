import { expect, it } from 'vitest';
import { articleFromPlainPage } from '#engine';
import { limitArticle } from '#usecases/stages/support/limit-article.ts';

const prose = 'Rye bread keeps for a week in a cloth.';
const code = 'mix flour\n\n\nwait an hour\n\nbake the loaf';
const limit = (markdown: string, maxWords: number) =>
  limitArticle(articleFromPlainPage(markdown, 'https://rye.example/'), maxWords);

it('a short article stays whole', () => {
  expect(limit(prose, 9)).toMatchObject({ truncated: false, article: { text: prose } });
});

it('a long article ends after the last whole block that fits', () => {
  const { article, truncated } = limit(`${prose}\n\n${prose}\n\nAnd so on.`, 19);
  expect([article.markdown, truncated]).toEqual([`${prose}\n\n${prose}`, true]);
});

it.each([
  ['```', '```'],
  ['~~~~', '~~~~'],
  ['```js', '```'],
])('the cut is before or after fenced code, not inside it: %s', (opening, closing) => {
  const fenced = `${opening}\n${code}\n${closing}`;
  const before = limit(`${prose}\n\n${fenced}\n\n${prose}`, 13);
  expect(before.article.markdown).toBe(prose);
  const after = limit(`${prose}\n\n${fenced}\n\n${prose}`, 20);
  expect(after.article.text).toContain('bake the loaf');
  expect(after.article.text.match(/keeps/g)).toHaveLength(1);
});

it('a first block that is too long is cut between words', () => {
  expect(limit(`${prose} ${prose}`, 3).article.text).toBe('Rye bread keeps');
});
