import { expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { reviewedBook, workReviews } from '#engine/keywords/searches/work-reviews.ts';

const section = (work: string, said: string): string =>
  `## ${work}\n\n${said} ${'The story goes on for many pages and tells of a village by the sea. '.repeat(4)}\n\n`;
const textsOf = (title: string, sections: string): string[] =>
  workReviews(articleFromText(`# ${title}\n\n${sections}`)).map(({ text }) => text);

it('a section with an opinion on a book is its review', () => {
  const sections =
    section('The Salt Village', 'I loved this one.') +
    section('Night Harbor by Ann Roe', 'I found it boring.');
  expect(textsOf('Books I read in May', sections)).toEqual([
    'the salt village review',
    'night harbor review',
  ]);
});

it('sections without an opinion, and of other texts, are not reviews', () => {
  expect(textsOf('Books I read in May', section('The Salt Village', 'It came by mail.'))).toEqual([]);
  expect(textsOf('My garden in May', section('The Salt Village', 'I loved this one.'))).toEqual([]);
  expect(textsOf('Books I read in May', section('Select your journal', 'I loved this one.'))).toEqual([]);
  expect(textsOf('Books I read in May', section('Favorites', 'I loved this one.'))).toEqual([]);
});

it('a title with an author names the book', () => {
  const texts = (body: string): string[] =>
    reviewedBook(articleFromText(`# Salt Village, by Ann Roe\n\n${body}`)).map(({ text }) => text);
  expect(texts('The narrator of this novel is a girl. The plot is slow.')).toEqual([
    'salt village review',
    'salt village summary',
  ]);
  expect(texts('The photos show boats and houses.')).toEqual([]);
});

it('"interviewed by" and "notes on" name no book', () => {
  const texts = (title: string): string[] =>
    reviewedBook(
      articleFromText(`# ${title}\n\nThe narrator of this novel is a girl. The plot is slow.`),
    ).map(({ text }) => text);
  expect(texts('Ann Roe interviewed by Bee Times')).toEqual([]);
  expect(texts("Notes on 'Salt Village' by Ann Roe")).toEqual([]);
});
