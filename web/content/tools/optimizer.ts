import { formatNumber } from '#contracts/format-number.ts';
import { inputLimits } from '#contracts/jobs/input-limits.ts';
import { keywordLimits } from '#contracts/keywords/keyword-limits.ts';
import { snippetLimits } from '#contracts/keywords/snippet-limits.ts';
import { tools } from '#contracts/product.ts';
import { creditsText } from '#web/lib/values/format.ts';
import type { ToolTexts } from './tool-texts.ts';

const tool = tools.keyword_optimizer;

export const optimizerTexts: ToolTexts = {
  summary:
    'Paste an article or an address. Get the few keywords worth writing for, titles and descriptions to choose from, and your text with the keywords in place.',
  steps: [
    {
      title: 'Bring your text',
      text: `Paste up to ${formatNumber(inputLimits.words)} words, or the address of a published page.`,
    },
    {
      title: 'Wait a moment',
      text: 'We read it, find what it is about, and look up what people search for around it.',
    },
    {
      title: 'Choose and publish',
      text: `Take a keyword, a title and a description. Switch between the original and the rewritten article, and keep what you like.`,
    },
  ],
  watch:
    'From the pasted draft to a lead keyword, titles, descriptions and the article with its changes marked. Only the waiting is cut or sped up.',
  benefits: [
    {
      title: 'Your sentences stay yours',
      text: 'Changed passages are marked and open to before and after. Facts are counted, and restored when lost.',
    },
    {
      title: 'A short list, not a spreadsheet',
      text: `${keywordLimits.shortlistMin} to ${keywordLimits.shortlistMax} keywords, sorted by what to do with them.`,
    },
    {
      title: 'Reasons you can read',
      text: 'Each keyword shows the sentences it comes from and the points of its score.',
    },
  ],
  film: {
    alt: `${tool.name}: an article is pasted and analyzed; a list of keywords comes back, one opens to the points of its score, then titles and descriptions are shown, and a changed passage of the article opens to before and after.`,
    caption: 'A run on our sample article, with sample search data.',
  },
  stage: {
    step: 'Create your strategy',
    text: 'Start with what you have: a draft, or a published page that nobody finds. The optimizer reads it, finds the five to fifteen keywords that fit, and tells you which one to lead with. Titles and descriptions come ready to choose from, and the article comes back with the keywords in place and every fact still there.',
  },
  page: {
    metaTitle: 'SEO Optimizer: keywords, titles and descriptions from your article',
    metaDescription:
      'Paste an article or its address. Get 5 to 15 ranked keywords with search volume, competition and CPC, 3 SEO titles, 3 meta descriptions and a rewrite that keeps your facts.',
    heading: ['Find the words people use ', 'to find your article', ''],
    closing: {
      title: 'Your next article is half optimized already',
      text: 'You wrote it. Let us tell you which of its words people search for.',
    },
  },
  questions: [
    {
      title: 'What can I paste?',
      text: `An article of up to ${formatNumber(inputLimits.words)} words, or the public web address of a page. We read the main text of that page and leave out menus, ads and comments.`,
    },
    {
      title: 'What do I get?',
      text: `${keywordLimits.shortlistMin} to ${keywordLimits.shortlistMax} ranked keywords with search volume, competition and cost per click, ${snippetLimits.title.variants} SEO titles, ${snippetLimits.description.variants} meta descriptions, and your article with the keywords worked in.`,
    },
    {
      title: 'How is the Optimizer Score calculated?',
      text: 'It is 50% relevance to your text, 30% search volume and 20% low competition. Each keyword shows its points, they add up exactly, and the export has everything you need to compute it yourself.',
    },
    {
      title: 'Can I see why a keyword was chosen?',
      text: 'Yes. Each keyword opens to the sentences of your article that support it, or says that it was suggested and is not in your text.',
    },
    {
      title: 'What does a run cost?',
      text: `${creditsText(tool.costHalfCredits)}. A run that fails costs nothing.`,
    },
  ],
  outputs: {
    input: 'an article or its address',
    keywords: `${keywordLimits.shortlistMin} to ${keywordLimits.shortlistMax}`,
    figures: true,
    relevance: true,
    score: true,
    titles: `${snippetLimits.title.variants}`,
    descriptions: `${snippetLimits.description.variants}`,
    article: true,
    imageTexts: false,
  },
};
