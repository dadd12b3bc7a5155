import type { ImageAsset } from '#contracts/result.ts';

export type ImageView = { altText: string; fields: { label: string; text: string }[] };

/** The four texts of an image, `number` counted from 1; a missing one says which it would be. */
export const describeImage = (image: ImageAsset, number: number): ImageView => {
  const or = (text: string, name: string): string => (text.trim() === '' ? `Image ${number} ${name}` : text);
  const altText = or(image.alt_text, 'alt text');
  return {
    altText,
    fields: [
      { label: 'Alt text', text: altText },
      { label: 'Title', text: or(image.title, 'title') },
      { label: 'Caption', text: or(image.caption, 'caption') },
      { label: 'Description', text: or(image.description, 'description') },
    ],
  };
};
