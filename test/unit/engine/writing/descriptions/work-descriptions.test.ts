import { expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { workLines } from '#engine/writing/descriptions/compose/works/work-lines.ts';
import { readPassages } from '#engine/writing/passages/read-passages.ts';

const linesOf = (title: string, text: string): string[] =>
  workLines(readPassages(articleFromText(`# ${title}\n\n${text}`), [])).map((draft) => draft.text);

const read = 'I read it on a train. Everybody should read The Dark Mill once in the winter.';

it.each([
  'The Dark Mill',
  'The Dark Mill by Ann Lee',
  'The Dark Mill - Ann Lee',
  'Reading list: The Dark Mill',
  'Book Review: The Dark Mill (1999)',
])('names the work of the headline %j in place of "this book"', (title) => {
  expect(linesOf(title, `This is the story of a baker who envies her older brother. ${read}`)).toEqual([
    'The Dark Mill is the story of a baker who envies her older brother.',
  ]);
  expect(linesOf(title, `This book was one of the best adventures that I ever read. ${read}`)).toEqual([
    'The Dark Mill was one of the best adventures that I ever read.',
  ]);
});

it('names a release', () => {
  const text = 'Today Mill 2.0 is out! This version is the work of many bakers from around the globe.';
  expect(linesOf('Mill 2.0 Released', text)).toEqual([
    'Mill 2.0 is the work of many bakers from around the globe.',
  ]);
});

it.each(['Books of the Winter', 'Week 7: The Dark Mill', 'My Year, The Dark Mill', 'A Train in Winter'])(
  'does not take %j for a work that the text is about',
  (title) => {
    expect(linesOf(title, `This book was one of the best adventures that I ever read. ${read}`)).toEqual([]);
  },
);
