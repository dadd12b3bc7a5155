import { expect, test } from 'vitest';
import { countTypedWords } from '#domain/text/count-words.ts';
import { articleFromText } from '#engine';
import { visitorOrder } from '#test/factories/job-orders.ts';
import { sourceOf } from '#usecases/tools/source-of.ts';

const job = { ...visitorOrder('a visitor').job, sequentialNumber: null, slug: null };
const text =
  '# Rye bread\n\nMix [rye flour](https://example.com/rye "our flour") and water.\n\n| Day | Work |\n| --- | --- |\n| 1 | Feed |';
const read = { article: articleFromText(text), truncated: false };

test('a result counts the words of a pasted text as the form has counted them', () => {
  const input = { text, url: null, keywords: null, imageCount: null };
  expect(sourceOf(job, input, read).word_count).toBe(countTypedWords(text));
  expect(sourceOf(job, input, read).word_count).toBe(11);
});

test('a result counts the words that were read on a page', () => {
  const input = { text: null, url: 'https://example.com/rye', keywords: null, imageCount: null };
  expect(sourceOf(job, input, read).word_count).toBe(read.article.wordCount);
});
