import { expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { indexArticle } from '#engine/keywords/evidence/article-index.ts';
import { actionPhrases } from '#engine/keywords/searches/action-phrases.ts';

const textsAbout = (phrase: string, text: string): string[] =>
  actionPhrases(indexArticle(articleFromText(text)), {
    phrase,
    aliases: [],
    ranked: [{ phrase, topic: 0.5, search: 0.5 }],
  }).map(({ text: found }) => found);

it('keeps the complement of an action whole', () => {
  const text = 'She wrote about switching to Colemak. Some are afraid of failing as a Colemak teacher.';
  expect(textsAbout('colemak', text)).toEqual(
    expect.arrayContaining(['switching to colemak', 'failing as a colemak teacher']),
  );
});

it('leaves out actions that fit any object, and actions on other things', () => {
  expect(textsAbout('colemak', 'He is known for having Colemak. He is fond of painting a wall.')).toEqual([]);
});
