import type { ImageContext, ImageFacts } from '#contracts/images/image-facts.ts';
import type { ImagePurpose } from '#contracts/images/image-texts.ts';
import { purposeTasks, unnamedTask } from '#domain/images/image-purpose.ts';

/** Search engines show no preview of smaller images (pixels). */
const smallPixels = 300;

const notesOfFile = ({ width, height, isAnimated, hasPosition }: ImageFacts): string[] => [
  ...(hasPosition
    ? [
        'The file contains the location where the image was taken. Remove it before you publish the image. The copy shown here does not contain it.',
      ]
    : []),
  ...(isAnimated ? ['The image is animated; only its first frame was analyzed.'] : []),
  ...(Math.max(width, height) < smallPixels
    ? [`At ${width} × ${height} pixels the image is small. Image search prefers ${smallPixels} or more.`]
    : []),
];

type DescribedImage = { purpose: ImagePurpose; subject: string | null; keywords: readonly string[] };

const notesOfTexts = ({ purpose, subject, keywords }: DescribedImage, context: ImageContext): string[] => {
  if (purpose === 'decorative') return [];
  const notes: string[] = [];
  if (subject === null && purpose !== 'text') notes.push(unnamedTask);
  const task = purposeTasks[purpose];
  if (task !== undefined) notes.push(task);
  const [lead] = context.keywords;
  if (keywords.length === 0 && lead !== undefined)
    notes.push(`If the image shows it, mention “${lead}” in the alt text.`);
  return notes;
};

/** Notes on what the owner should know or do, most important first. */
export const writeImageNotes = (
  facts: ImageFacts,
  context: ImageContext,
  image: DescribedImage,
): string[] => [...notesOfTexts(image, context), ...notesOfFile(facts)];
