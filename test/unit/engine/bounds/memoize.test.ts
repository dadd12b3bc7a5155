import { expect, it, vi } from 'vitest';
import type { Article } from '#contracts/jobs/article.ts';
import { memoizeByArticle, memoizeByObject } from '#engine/bounds/memoize.ts';
import { articleFromText } from '#engine/extraction/article-from-text.ts';

const reader = () => {
  const read = vi.fn((article: Article) => ({ words: article.wordCount }));
  return { read, remembered: memoizeByArticle(read) };
};

it('an article that the next stage reloads is not read again', () => {
  const { read, remembered } = reader();
  const article = articleFromText('Feed the starter every day.');
  const first = remembered(article);
  expect(remembered(structuredClone(article))).toBe(first);
  expect(read).toHaveBeenCalledTimes(1);
});

it('an article that differs in any way is read separately', () => {
  const { read, remembered } = reader();
  const article = articleFromText('Feed the starter every day.');
  remembered(article);
  remembered({ ...article, title: 'Another title' });
  expect(remembered({ ...article, wordCount: 7 })).toEqual({ words: 7 });
  expect(read).toHaveBeenCalledTimes(3);
});

it('only the most recent articles are kept, and one that is in use as long as it is used', () => {
  const { read, remembered } = reader();
  const [oldest, ...later] = ['One.', 'Two.', 'Three.'].map(articleFromText);
  for (const article of [oldest, ...later]) if (article) remembered(article);
  if (!oldest) throw new Error('There is no article.');
  remembered(oldest);
  expect(read).toHaveBeenCalledTimes(3);
  remembered(structuredClone(oldest));
  expect(read).toHaveBeenCalledTimes(4);
});

it('an object is read once, even if the result is false', () => {
  const read = vi.fn(({ words }: { words: number }) => words > 1);
  const remembered = memoizeByObject(read);
  const text = { words: 1 };
  expect([remembered(text), remembered(text), remembered({ words: 2 })]).toEqual([false, false, true]);
  expect(read).toHaveBeenCalledTimes(2);
});
