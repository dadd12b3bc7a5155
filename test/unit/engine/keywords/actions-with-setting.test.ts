import { expect, it } from 'vitest';
import { articleFromText } from '#engine/extraction/article-from-text.ts';
import { actionsWithSetting } from '#engine/keywords/candidates/actions-with-setting.ts';
import { namesOf } from '#engine/keywords/candidates/candidate-features.ts';
import type { KeywordCandidate, KeywordTopic } from '#engine/keywords/candidates/keyword-candidate.ts';
import { mentionedActions } from '#engine/keywords/candidates/line-phrases.ts';
import { indexArticle } from '#engine/keywords/evidence/article-index.ts';
import { askedInText } from '#engine/keywords/evidence/query-lines.ts';

const text = `# Editing Images With GraphicsMagick

I edit images with GraphicsMagick. Cropping works, too. You only need a terminal.

The size does not matter. In the end, every image is smaller with GraphicsMagick.`;

const topic: KeywordTopic = {
  phrase: 'editing images',
  aliases: [],
  ranked: ['editing images', 'graphicsmagick', 'terminal'].map((phrase) => ({
    phrase,
    topic: 0.3,
    search: 0.3,
  })),
};

const action = (words: string): KeywordCandidate => ({ text: words, origin: 'line', about: words, asks: '' });

const settingsOf = (source: string, words: string): string[] => {
  const article = articleFromText(source);
  return actionsWithSetting(indexArticle(article), topic, namesOf(article), [action(words)]).map(
    (one) => one.text,
  );
};

it('an action gets the tool of the whole text, with the word that the text puts before it', () => {
  expect(settingsOf(text, 'how to crop images')).toEqual(['how to crop images with graphicsmagick']);
});

it('an action that names the tool stays as it is, and so does a phrase that is not an action', () => {
  expect(settingsOf(text, 'how to install graphicsmagick')).toEqual([]);
  expect(settingsOf(text, 'editing images')).toEqual([]);
});

it('a name that the text mentions once is not a setting', () => {
  const once = 'I edit images every day. Once I tried it with GraphicsMagick.\n\nA day later I went home.';
  expect(settingsOf(once, 'how to crop images')).toEqual([]);
});

it('a question that a text asks its reader becomes a how-to', () => {
  const source = 'Private functions are hidden. How do you test private functions in a module? You do not.';
  expect(askedInText(articleFromText(source), indexArticle(articleFromText(source)))).toEqual([
    'how to test private functions in a module',
  ]);
});

it('what an author recounts becomes advice in its base form', () => {
  const article = articleFromText('# How I Landed My First Internship\n\nIt took a year of work.');
  expect(mentionedActions(article).map((one) => one.text)).toContain('how to land first internship');
});
