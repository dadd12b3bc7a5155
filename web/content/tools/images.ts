import { imageLimits } from '#contracts/images/image-limits.ts';
import { imageSources } from '#contracts/images/image-messages.ts';
import { tools } from '#contracts/product.ts';
import { creditsText } from '#web/lib/values/format.ts';
import type { ToolTexts } from './tool-texts.ts';

const tool = tools.image_analyzer;

export const imagesTexts: ToolTexts = {
  summary: `Drop up to ${imageLimits.perRun} images. Get alt text, a title, a caption and a description for each, written for the page they appear on.`,
  steps: [
    {
      title: 'Add your images',
      text: `PNG, JPG or WebP, up to ${imageLimits.perRun} at a time.`,
    },
    {
      title: 'Add the article, if you have it',
      text: 'The texts then use the same terms as your article.',
    },
    { title: 'Copy what you need', text: 'Four fields for each image, ready for your editor.' },
  ],
  watch: 'Images go in, and each gets a purpose first. The four texts follow from it, ready to copy.',
  benefits: [
    {
      title: 'Purpose first',
      text: 'A purely decorative image needs an empty alt text. We tell you so instead of filling the field.',
    },
    {
      title: 'Made to be heard',
      text: 'Short enough for a screen reader, without “image of” and without keyword stuffing.',
    },
    {
      title: 'A whole post in one run',
      text: `Up to ${imageLimits.perRun} images for the price of one run.`,
    },
  ],
  film: {
    alt: `${tool.name}: images are added, and each comes back with an alt text, a title, a caption and a description; one alt text is edited, and its checks update.`,
    caption: 'Our own sample images.',
  },
  stage: {
    step: 'Optimize your assets',
    text: 'People find images through search, and people who cannot see them hear their alt text. The describer writes alt text, a title, a caption and a description for each image, for the page it appears on and without a pile of adjectives.',
  },
  page: {
    metaTitle: 'Image Describer: alt texts, titles and captions for your images',
    metaDescription:
      'Drop up to 10 images, with the article they belong to. Get an alt text, a title, a caption and a description for each, short enough for a screen reader.',
    heading: ['Say what your images ', 'are for', ''],
    closing: {
      title: 'The images in your last post are waiting',
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
      title: 'Does it see what a picture shows?',
      text: `${imageSources} A check tells you which alt texts still need your words.`,
    },
    {
      title: 'Why add an article as context?',
      text: 'Good alt text says what an image is for, and that depends on the page around it. With your article, the texts use the same terms as you do.',
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
