import type { ImagePurpose, ImageTexts } from '#contracts/images/image-texts.ts';
import { type AltTextCase, checkAltText, repairAltText, withoutControlLooks } from './alt-text.ts';

/** The owner's task if only a person who sees the image can say more. */
export const purposeTasks: Partial<Record<ImagePurpose, string>> = {
  text: 'Use the words in the image as its alt text.',
  complex: 'Put the numbers that it shows in the text or in a table next to it.',
};
export const unnamedTask =
  'We could not tell what this image shows. Describe it in the alt text, in one sentence.';

const choices: Record<ImagePurpose, string> = {
  informative: 'Your choice: its alt text says what it shows.',
  decorative: 'Your choice: readers lose nothing without it, so its alt text is empty.',
  functional: 'Your choice: as a link or button its alt text says what it does, not how it looks.',
  text: 'Your choice: its alt text repeats the words in it.',
  complex: 'Your choice: the alt text names it, and its data goes in the text next to it.',
};

/**
 * The alt text that an image starts with when its owner changes its purpose: empty for decoration, otherwise its alt
 * text or title. A control loses the words for its look.
 */
export const altTextFor = (
  image: Pick<ImageTexts, 'alt_text' | 'title' | 'purpose'>,
  purpose: ImagePurpose,
): string => {
  if (purpose === image.purpose) return image.alt_text;
  const called = image.alt_text.trim() === '' ? image.title : image.alt_text;
  return repairAltText(purpose === 'functional' ? withoutControlLooks(called) : called, purpose);
};

const tasksFor = (notes: readonly string[], purpose: ImagePurpose): string[] => {
  const former = new Set<string>(Object.values(purposeTasks));
  if (purpose === 'decorative' || purpose === 'text') former.add(unnamedTask);
  const task = purposeTasks[purpose];
  return [...(task === undefined ? [] : [task]), ...notes.filter((note) => !former.has(note))];
};

/** Applies the owner's `purpose` and `altText` to an image, and updates its checks and tasks. */
export const changeImage = <T extends ImageTexts & { file_name: string }>(
  image: T,
  { purpose, altText }: Pick<AltTextCase, 'purpose' | 'altText'>,
): T => {
  const isOther = purpose !== image.purpose;
  if (!isOther && altText === image.alt_text) return image;
  const { caption, file_name: fileName } = image;
  return {
    ...image,
    alt_text: altText,
    purpose,
    ...(isOther && { purpose_reason: choices[purpose], notes: tasksFor(image.notes, purpose) }),
    // A result does not contain the key phrases of the context. The other rules do not need them.
    checks: checkAltText({ altText, caption, purpose, fileName, keywords: [] }),
  };
};
