import { describe, expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { ownWordTitles } from '#engine/writing/titles/compose/own-words/own-word-titles.ts';
import { readTitleSubject } from '#engine/writing/titles/subject/read-title-subject.ts';
import { writeTitles } from '#engine/writing/titles/write-titles.ts';

const body = [
  'Now I know why my neighbors like rye bread, and I like rye bread, too.',
  'I was tired, but it smelled of rye bread there, and that was enough for me.',
  'Rye bread keeps for a week, so I eat rye bread when I have no time.',
  'I think of it when I am awake in the morning, and it makes me laugh.',
].join(' ');

const article = (opening: string, title = '') => articleFromText(`${title}${opening} ${body}\n\n${body}`);

const firstTitle = (opening: string): string | undefined => writeTitles(article(opening), [])[0]?.text;

describe('titles in the words of the text', () => {
  it.each([
    ['For me, rye bread is worth the wait.', 'Rye Bread Is Worth the Wait'],
    [
      'Today was my first day at the museum of rye bread, and it rained.',
      'My First Day at the Museum of Rye Bread',
    ],
    ['I wondered how people in Elsmere make rye bread.', 'How People in Elsmere Make Rye Bread'],
  ])('come first without a headline: %s', (opening, title) => {
    expect(firstTitle(opening)).toBe(title);
  });

  it('are not offered beside a headline or for a recipe', () => {
    const opening = 'Today was my first day at the museum of rye bread, and it rained.';
    const read = (title: string) => ownWordTitles(readTitleSubject(article(opening, title), []), true);
    expect(read('')).not.toEqual([]);
    expect(read('# Bread in Elsmere\n\n')).toEqual([]);
  });

  it('are not made of details further down', () => {
    const down = `${body} ${body} Once I described my first day at the museum of rye bread to Ann.`;
    expect(ownWordTitles(readTitleSubject(articleFromText(down), []), true)).toEqual([]);
  });

  it('are about the topic of the text', () => {
    const opening = 'Today was my first day at work. The weather is a disaster.';
    expect(ownWordTitles(readTitleSubject(article(opening), []), true)).toEqual([]);
  });
});
