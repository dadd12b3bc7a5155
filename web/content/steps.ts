import { limits } from '#contracts/limits.ts';
import type { JobType } from '#contracts/product.ts';

export type Step = { readonly title: string; readonly text: string };

/** The three steps of each tool, and what it is good for. */
export const toolTexts: Readonly<
  Record<
    JobType,
    {
      readonly summary: string;
      readonly steps: readonly Step[];
      /** Beside the film of a run. */
      readonly watch: string;
      readonly benefits: readonly Step[];
    }
  >
> = {
  keyword_optimizer: {
    summary:
      'Paste an article or an address. Get the few keywords worth writing for, titles and descriptions to choose from, and your text with the keywords in place.',
    steps: [
      {
        title: 'Bring your text',
        text: `Paste up to ${limits.inputWords.toLocaleString('en-US')} words, or the address of a page that is already out there.`,
      },
      {
        title: 'Wait a moment',
        text: 'We read it, find what it is about, and look up what people search for around it.',
      },
      {
        title: 'Choose and publish',
        text: `Take a keyword, a title and a description. Switch the rewritten article on and off, and keep what you like.`,
      },
    ],
    watch:
      'From the pasted draft to a keyword to lead with, titles, descriptions and the article with its changes marked. Nothing is cut or sped up but the waiting.',
    benefits: [
      {
        title: 'Your sentences stay yours',
        text: 'Changed passages are marked and open to before and after. Facts are counted, and put back when lost.',
      },
      {
        title: 'A short list, not a spreadsheet',
        text: `${limits.shortlistMin} to ${limits.shortlistMax} keywords, sorted by what to do with them.`,
      },
      {
        title: 'Reasons you can read',
        text: 'Each keyword shows the sentences it comes from and the points of its score.',
      },
    ],
  },
  keyword_evaluator: {
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
  },
  image_analyzer: {
    summary: `Drop up to ${limits.imagesPerRun} images. Get for each an alt text, a title, a caption and a description, written for the page they stand on.`,
    steps: [
      {
        title: 'Add your images',
        text: `PNG, JPG or WebP, up to ${limits.imagesPerRun} at a time.`,
      },
      {
        title: 'Add the article, if you have it',
        text: 'The texts then speak of the same things as you do.',
      },
      { title: 'Copy what you need', text: 'Four fields for each image, ready for your editor.' },
    ],
    watch:
      'Pictures go in, and for each a purpose is chosen first. The four texts follow from it, and each is there to copy.',
    benefits: [
      {
        title: 'Purpose first',
        text: 'A picture that only decorates needs an empty alt text. We say so, rather than fill the field.',
      },
      {
        title: 'Made to be heard',
        text: 'Short enough for a screen reader, without “image of” and without a heap of keywords.',
      },
      {
        title: 'A whole post in one run',
        text: `Up to ${limits.imagesPerRun} images for the price of one run.`,
      },
    ],
  },
};
