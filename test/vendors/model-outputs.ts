import type { Article } from '#contracts/jobs/article.ts';
import type { KeywordIdea } from '#contracts/keywords/evidence.ts';
import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';
import {
  areSimilar,
  articleFromText,
  descriptionGateFaults,
  findKeywordIdeas,
  splitSentences,
  titleGateFaults,
  writeDescriptions,
  writeTitles,
} from '#engine';
import type { ModelCall } from './model-call.ts';

const articleOf = ({ blocks }: ModelCall) => articleFromText(blocks.article ?? '');

/** Starts the first paragraph differently, to show that the model wrote it. */
const rewrite = (call: ModelCall): string =>
  (call.blocks.article ?? '').replace(
    /\n\n(?=[A-Z])(?!#)/,
    '\n\nIn short, and in the words of the author:\n\n',
  );

/**
 * A model's descriptions must fill the available length and name the subject; the engine prefers a good short sentence.
 */
const fullDescriptions = (article: Article, written: readonly string[]): string[] => {
  const { minCharacters, variants } = snippetLimits.description;
  const sentences = article.text
    .split(/\n+/)
    .flatMap((block) => splitSentences(block).map((sentence) => sentence.text.trim()));
  const rows = sentences.flatMap((_, i) => [1, 2, 3].map((count) => sentences.slice(i, i + count).join(' ')));
  const chosen: string[] = [];
  for (const row of [...written, ...rows]) {
    const isFull = row.length >= minCharacters && /[.!?]$/.test(row) && fitsSnippet(row, 'description');
    const isNew = chosen.every((other) => !areSimilar(other, row));
    if (isFull && isNew && chosen.length < variants && descriptionGateFaults([row], article).length === 0)
      chosen.push(row);
  }
  return chosen.length === variants ? chosen : [...written];
};

/**
 * The author's headline, and titles in other words: those that the engine writes without the headline, headings, and
 * sentences.
 */
const differentTitles = (article: Article, ideas: readonly KeywordIdea[]): string[] => {
  const written = [article, { ...article, title: null }].flatMap((one) => writeTitles(one, ideas));
  const lines = [
    ...written.map(({ text }) => text),
    ...article.headings.map(({ text }) => text),
    ...splitSentences(article.text).map(({ text }) => text.trim().replace(/\.$/, '')),
  ];
  const { minCharacters, variants } = snippetLimits.title;
  const chosen: string[] = [];
  for (const line of lines) {
    const isFull = line.length >= minCharacters && !line.includes('\n') && fitsSnippet(line, 'title');
    const isNew = chosen.every((other) => !areSimilar(other, line));
    if (isFull && isNew && chosen.length < variants && titleGateFaults([line], article, ideas).length === 0)
      chosen.push(line);
  }
  return chosen.length === variants ? chosen : written.map(({ text }) => text).slice(0, variants);
};

const writeOutput = (call: ModelCall): unknown => {
  const article = articleOf(call);
  switch (call.task) {
    case 'keywords':
      return { keywords: findKeywordIdeas(article).map(({ text }) => text) };
    case 'relevance':
      return {
        ratings: (call.blocks.keywords ?? '')
          .split('\n')
          .map((line) => ({ id: Number.parseInt(line, 10), relevance: 60 })),
      };
    case 'snippets': {
      const ideas = findKeywordIdeas(article);
      return {
        // The engine offers the author variations of the headline; a model must use other words.
        titles: differentTitles(article, ideas),
        descriptions: fullDescriptions(
          article,
          writeDescriptions(article, ideas).map(({ text }) => text),
        ),
      };
    }
    case 'rewrite':
      return { markdown: rewrite(call) };
    case 'opinion':
      return {
        opinions: (call.blocks.original ?? '')
          .split('\n')
          .map((line) => ({ id: Number.parseInt(line, 10), same: true })),
      };
    case 'image':
      return {
        purpose: 'informative',
        alt_text: 'A glass jar with a bubbling starter beside a bag of flour',
        title: 'Starter and flour',
        caption: 'What the dough begins with.',
        description: 'A glass jar stands on a wooden table. Beside it stands an open bag of flour.',
      };
  }
};

/** Tests request the same articles repeatedly. */
const written = new Map<string, unknown>();
const mostWritten = 100;

/** The answer of a model that does everything that it is asked to do. It depends only on the task and the blocks. */
export const respondWell = (call: ModelCall): unknown => {
  const key = JSON.stringify([call.task, call.blocks]);
  if (!written.has(key)) {
    if (written.size >= mostWritten) written.clear();
    written.set(key, writeOutput(call));
  }
  return written.get(key);
};
