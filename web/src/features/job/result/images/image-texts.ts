import type { ImageAsset } from '#contracts/jobs/result.ts';

export type ImageField = { label: string; text: string };
export type ImageView = {
  alt: {
    /** What stands in the field; what stands there grayed while it is empty. */
    written: string;
    fallback: string;
    /** What the copy button takes along. */
    copied: string;
    /** For who listens to our own page. */
    described: string;
    /** The alternative text of decoration is empty, which is no text that is missing. */
    isEmptyOnPurpose: boolean;
  };
  fields: ImageField[];
};

/** The texts of an image, `number` counted from 1; a missing one says which it would be. */
export const describeImage = (image: ImageAsset, number: number): ImageView => {
  const or = (text: string, name: string): string => (text.trim() === '' ? `Image ${number} ${name}` : text);
  const isEmptyOnPurpose = image.purpose === 'decorative' && image.alt_text === '';
  const shown = or(image.alt_text, 'alt text');
  return {
    alt: {
      written: image.alt_text,
      fallback: or('', 'alt text'),
      copied: isEmptyOnPurpose ? 'alt=""' : shown,
      described: isEmptyOnPurpose ? '' : shown,
      isEmptyOnPurpose,
    },
    fields: [
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
