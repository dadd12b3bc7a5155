import { tools } from '#contracts/product.ts';
import { creditsText } from '#web/lib/format.ts';
import type { ToolTexts } from './tool-texts.ts';

const tool = tools.keyword_evaluator;

export const evaluatorTexts: ToolTexts = {
  summary:
    'You have a list of keywords and a doubt. Find out which are searched for, which are fought over, and which fit the text you have.',
  steps: [
    { title: 'Enter your keywords', text: 'Separated by commas, or one per line.' },
    {
      title: 'Add a context, if you have one',
      text: 'An article or an address lets us score how well each keyword fits it.',
    },
    {
      title: 'Read from the top',
      text: 'The best come first, each with a class that says what it is good for.',
    },
  ],
  watch:
    'A list goes in, with the article it is meant for. It comes back in order, and each keyword opens to the reasons for its place.',
  benefits: [
    {
      title: 'Nothing is dropped',
      text: 'Every keyword you bring comes back with its figures, or with “no data” where there are none.',
    },
    {
      title: 'One score, three parts',
      text: 'Relevance, volume and low competition, each with its points.',
    },
    { title: 'Yours to keep', text: 'Copy the list, or take it along as text or CSV.' },
  ],
  film: {
    alt: `${tool.name}: seven keywords are entered, an article is added as context, and the keywords come back sorted, the first opened to the points of its score.`,
    caption: 'Seven keywords beside our sample article, with sample search figures.',
  },
  stage: {
    step: 'Validate your ideas',
    text: 'Ideas come in the shower, in comments, from a competitor’s headline. Put them in a list and find out which people search for, which are fought over, and, with your article beside them, which belong to what you write.',
  },
  page: {
    metaTitle: 'Keyword Evaluator: which of your keywords are worth it',
    metaDescription:
      'Bring a keyword list, with an article if you have one. Get search volume, competition, CPC and a relevance score from 1 to 100 for every keyword, the best first.',
    heading: ['Know which of your keywords ', 'are worth it', ''],
    closing: {
      title: 'Bring the list you have been keeping',
      text: 'In a minute you know what to keep of it.',
    },
  },
  questions: [
    {
      title: 'How do I enter my keywords?',
      text: 'Separated by commas, or one per line. Doubles are dropped, and capitals do not matter.',
    },
    {
      title: 'What does the context change?',
      text: 'With an article or an address each keyword gets a relevance score from 1 to 100 and a combined Optimizer Score. Without it the ranking rests on market figures alone.',
    },
    {
      title: 'Do all my keywords come back?',
      text: 'Yes, every one of them, also those that nobody searches for. They are only sorted.',
    },
    {
      title: 'What does a run cost?',
      text: `${creditsText(tool.costHalfCredits)}, however many keywords you bring. A run that fails costs nothing.`,
    },
  ],
  outputs: {
    input: 'keywords, with an article or address if you like',
    keywords: 'all of yours',
    figures: true,
    relevance: 'with an article',
    score: 'with an article',
    titles: false,
    descriptions: false,
    article: false,
    imageTexts: false,
  },
};
