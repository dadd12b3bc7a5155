import { imageLimits } from '#contracts/images/image-limits.ts';
import { tools } from '#contracts/product.ts';
import { creditsText } from '#web/lib/format.ts';
import type { ToolTexts } from './tool-texts.ts';

const tool = tools.image_analyzer;

export const imagesTexts: ToolTexts = {
  summary: `Drop up to ${imageLimits.perRun} images. Get for each an alt text, a title, a caption and a description, written for the page they stand on.`,
  steps: [
    {
      title: 'Add your images',
      text: `PNG, JPG or WebP, up to ${imageLimits.perRun} at a time.`,
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
      text: `Up to ${imageLimits.perRun} images for the price of one run.`,
    },
  ],
  film: {
    alt: `${tool.name}: images are added, and each comes back with an alt text, a title, a caption and a description; one alt text is written anew, and its checks follow.`,
    caption: 'Our own sample pictures.',
  },
  stage: {
    step: 'Optimize your assets',
    text: 'Pictures are found too, and heard by those who cannot see them. The describer writes an alt text, a title, a caption and a description for each image, for the page it stands on rather than for a contest of adjectives.',
  },
  page: {
    metaTitle: 'Image Describer: alt texts, titles and captions for your images',
    metaDescription:
      'Drop up to 10 images, with the article they belong to. Get an alt text, a title, a caption and a description for each, short enough for a screen reader.',
    heading: ['Say what your pictures ', 'are for', ''],
    closing: {
      title: 'The pictures of your last post are waiting',
      text: 'Ten images, one run, four texts each.',
    },
  },
  questions: [
    {
      title: 'Which files can I use?',
      text: `PNG, JPG and WebP, up to ${imageLimits.bytes / 1024 / 1024} MB each and ${imageLimits.perRun} in one run.`,
    },
    {
      title: 'What do I get for each image?',
      text: 'An alt text, a title, a caption and a description, each ready to copy.',
    },
    {
      title: 'Why add an article as context?',
      text: 'A good alt text says what a picture is for, and that depends on the page around it. With your article at hand the texts speak of the same things as you do.',
    },
    {
      title: 'What does a run cost?',
      text: `${creditsText(tool.costHalfCredits)}, for one image or for ${imageLimits.perRun}. A run that fails costs nothing.`,
    },
  ],
  outputs: {
    input: `up to ${imageLimits.perRun} images, with their article if you like`,
    keywords: false,
    figures: false,
    relevance: false,
    score: false,
    titles: false,
    descriptions: false,
    article: false,
    imageTexts: 'for each image',
  },
};
