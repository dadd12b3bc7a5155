import { tools } from '#contracts/product.ts';
import { creditsText } from '#web/lib/values/format.ts';
import type { ToolTexts } from './tool-texts.ts';

const tool = tools.keyword_evaluator;

export const evaluatorTexts: ToolTexts = {
  summary:
    'Got a list of keywords you are not sure about? Find out which ones people search for, which are crowded, and which fit your text.',
  steps: [
    { title: 'Enter your keywords', text: 'Separated by commas, or one per line.' },
    {
      title: 'Add context, if you have any',
      text: 'An article or an address lets us score how well each keyword fits it.',
    },
    {
      title: 'Read from the top',
      text: 'The best come first, each with a class that says how to use it.',
    },
  ],
  watch:
    'A list goes in, with the article it is meant for. It comes back ranked, and each keyword opens to the reasons for its rank.',
  benefits: [
    {
      title: 'Nothing is dropped',
      text: 'Every keyword you bring comes back with its metrics, or with “no data” where there are none.',
    },
    {
      title: 'One score, three parts',
      text: 'Relevance, volume and low competition, each with its points.',
    },
    { title: 'Yours to keep', text: 'Copy the list, or download it as text or CSV.' },
  ],
  film: {
    alt: `${tool.name}: seven keywords are entered, an article is added as context, and the keywords come back sorted, with the first one opened to show the points of its score.`,
    caption: 'Seven keywords and our sample article, with sample search data.',
  },
  stage: {
    step: 'Validate your ideas',
    text: 'Ideas come in the shower, in comments, from a competitor’s headline. Put them in a list and find out which ones people search for, which are crowded, and, if you add your article, which fit what you write.',
  },
  page: {
    metaTitle: 'Keyword Evaluator: which of your keywords are worth it',
    metaDescription:
      'Bring a keyword list, with an article if you have one. Get search volume, competition, CPC and a relevance score from 1 to 100 for every keyword, best first.',
    heading: ['Know which of your keywords ', 'are worth it', ''],
    closing: {
      title: 'Bring the list you have been keeping',
      text: 'In a minute you will know which ones to keep.',
    },
  },
  questions: [
    {
      title: 'How do I enter my keywords?',
      text: 'Separated by commas, or one per line. Duplicates are removed, and capitalization does not matter.',
    },
    {
      title: 'What does the context change?',
      text: 'With an article or an address each keyword gets a relevance score from 1 to 100 and a combined Optimizer Score. Without it, the ranking uses market data only.',
    },
    {
      title: 'Do all my keywords come back?',
      text: 'Yes, all of them, even those that nobody searches for. We only rank them.',
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
