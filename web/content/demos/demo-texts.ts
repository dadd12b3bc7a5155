import { type JobType, tools } from '#contracts/product.ts';

/** What each film shows, for those who do not see it. */
export const demoTexts: Readonly<Record<JobType, { readonly alt: string; readonly caption: string }>> = {
  keyword_optimizer: {
    alt: `${tools.keyword_optimizer.name}: an article is pasted and analyzed; a list of keywords comes back, one opens to the points of its score, then titles, descriptions and the rewritten article are shown.`,
    caption: 'A run over our sample article, with sample search figures.',
  },
  keyword_evaluator: {
    alt: `${tools.keyword_evaluator.name}: seven keywords are entered, an article is added as context, and the keywords come back sorted, the first opened to the points of its score.`,
    caption: 'Seven keywords beside our sample article, with sample search figures.',
  },
  image_analyzer: {
    alt: `${tools.image_analyzer.name}: images are added, and each comes back with an alt text, a title, a caption and a description; one alt text is written anew, and its checks follow.`,
    caption: 'Our own sample pictures.',
  },
};
