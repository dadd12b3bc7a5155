import { articleFromText, findKeywordIdeas, writeDescriptions, writeTitles } from '#engine';
import type { ModelCall } from './model-call.ts';

const articleOf = ({ blocks }: ModelCall) => articleFromText(blocks.article ?? '');

/** Another opening of the first paragraph, so that it can be seen who wrote. */
const rewrite = (call: ModelCall): string =>
  (call.blocks.article ?? '').replace(
    /\n\n(?=[A-Z])(?!#)/,
    '\n\nIn short, and in the words of the author:\n\n',
  );

/** What a model answers that does all that it is asked for. */
export const answerWell = (call: ModelCall): unknown => {
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
        titles: writeTitles(article, ideas).map(({ text }) => text),
        descriptions: writeDescriptions(article, ideas).map(({ text }) => text),
      };
    }
    case 'rewrite':
      return { markdown: rewrite(call) };
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
