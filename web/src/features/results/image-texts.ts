import type { ImageAsset } from '#contracts/result.ts';

/** `copied` is what the button takes along, where that is not what is shown. */
export type ImageField = { label: string; text: string; copied?: string };
export type ImageView = { altText: string; fields: ImageField[] };

/** The alternative text of decoration is empty, which is no text that is missing. */
const altField = (image: ImageAsset, shown: string): ImageField =>
  image.purpose === 'decorative' && image.alt_text === ''
    ? { label: 'Alt text', text: 'Empty on purpose: alt=""', copied: 'alt=""' }
    : { label: 'Alt text', text: shown };

/** The four texts of an image, `number` counted from 1; a missing one says which it would be. */
export const describeImage = (image: ImageAsset, number: number): ImageView => {
  const or = (text: string, name: string): string => (text.trim() === '' ? `Image ${number} ${name}` : text);
  const shown = or(image.alt_text, 'alt text');
  const alt = altField(image, shown);
  return {
    altText: alt.copied === undefined ? shown : '',
    fields: [
      alt,
      { label: 'Title', text: or(image.title, 'title') },
      { label: 'Caption', text: or(image.caption, 'caption') },
      { label: 'Description', text: or(image.description, 'description') },
    ],
  };
};

/** The purposes in the words of the W3C's Images Tutorial. */
export const purposeNames: Record<ImageAsset['purpose'], string> = {
  informative: 'Informative image',
  decorative: 'Decoration',
  functional: 'Link or button',
  text: 'Image of text',
  complex: 'Chart or diagram',
};

/** How many of the checks of an alternative text it passes. */
export const summarizeChecks = ({ checks }: Pick<ImageAsset, 'checks'>): string =>
  `${checks.filter(({ passed }) => passed).length} of ${checks.length} checks passed`;
