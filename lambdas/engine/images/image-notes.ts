import type { ImageContext, ImageFacts } from '#contracts/images/image-facts.ts';
import type { ImagePurpose } from '#contracts/images/image-texts.ts';
import { purposeTasks, unnamedTask } from '#domain/images/image-purpose.ts';
import { joinList } from '#domain/text/join-list.ts';

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

type Told = { purpose: ImagePurpose; subject: string | null; keywords: readonly string[] };

const notesOfTexts = ({ purpose, subject, keywords }: Told, context: ImageContext): string[] => {
  if (purpose === 'decorative') return [];
  const notes: string[] = [];
  if (subject === null && purpose !== 'text') notes.push(unnamedTask);
  const task = purposeTasks[purpose];
  if (task !== undefined) notes.push(task);
  if (keywords.length === 0 && context.keywords.length > 0)
    notes.push(
      `The file name contains no key phrase from your text. Use ${joinList(context.keywords.slice(0, 2).map((word) => `“${word}”`))} only if the image shows it.`,
    );
  return notes;
};

/** What the owner should know or do, most important first. */
export const writeImageNotes = (facts: ImageFacts, context: ImageContext, told: Told): string[] => [
  ...notesOfTexts(told, context),
  ...notesOfFile(facts),
];
