import type { ImageAsset } from '#contracts/jobs/result.ts';

export type ImageField = { label: string; text: string };
export type ImageView = {
  alt: {
    /** The field's value, and its placeholder. */
    written: string;
    fallback: string;
    /** The text that the copy button copies. */
    copied: string;
    /** The alt text of the picture on our page. */
    described: string;
    /** True for a decorative image: its alt text is empty on purpose. */
    isEmptyOnPurpose: boolean;
  };
  fields: ImageField[];
};

/** The texts of an image; `number` counts from 1. A missing text says which text it is. */
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

/** The purposes as the W3C's Images Tutorial names them. */
export const purposeNames: Record<ImageAsset['purpose'], string> = {
  informative: 'Informative image',
  decorative: 'Decoration',
  functional: 'Link or button',
  text: 'Image of text',
  complex: 'Chart or diagram',
};

/** The number of checks that the alt text passes. */
export const summarizeChecks = ({ checks }: Pick<ImageAsset, 'checks'>): string =>
  `${checks.filter(({ passed }) => passed).length} of ${checks.length} ${checks.length === 1 ? 'check' : 'checks'} passed`;
