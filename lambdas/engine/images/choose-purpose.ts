import type { ImageKind, ImagePurpose } from '#contracts/images/image-texts.ts';

type ImageDescription = {
  kind: ImageKind;
  width: number;
  height: number;
  /** The words of the file name in lowercase. */
  words: ReadonlySet<string>;
};
type Chosen = { purpose: ImagePurpose; reason: string };

/** Words in file names that indicate each purpose. */
const hints: Partial<Record<ImagePurpose, readonly string[]>> = {
  decorative:
    'divider separator spacer border background bg pattern texture ornament flourish gradient'.split(' '),
  complex:
    'chart charts graph diagram infographic map flowchart plot histogram timeline schema schematic'.split(
      ' ',
    ),
  functional: 'button btn icon icons arrow logo favicon hamburger badge'.split(' '),
};

const tinyPixels = 4;
/** Pixels; larger than any icon of a user interface. */
const iconPixels = 64;

const hintOf = (purpose: ImagePurpose, words: ReadonlySet<string>): string | undefined =>
  hints[purpose]?.find((word) => words.has(word));

const reasons = {
  decorative: (word: string) =>
    `The file name says “${word}”: readers lose nothing without it, so its alt text is empty.`,
  complex: (word: string) =>
    `The file name says “${word}”: the alt text names it, and its data goes in the text next to it.`,
  functional: (word: string) =>
    `The file name says “${word}”: as a link or button its alt text says what it does, not how it looks.`,
} as const;

const purposeByName = ({ words }: ImageDescription): Chosen | null => {
  for (const purpose of ['decorative', 'complex', 'functional'] as const) {
    const word = hintOf(purpose, words);
    if (word !== undefined) return { purpose, reason: reasons[purpose](word) };
  }
  return null;
};

const purposeByPixels = ({ kind, width, height }: ImageDescription): Chosen | null => {
  const longest = Math.max(width, height);
  if (kind === 'plain' || Math.min(width, height) <= tinyPixels)
    return {
      purpose: 'decorative',
      reason: `It is a single color at ${width} × ${height} pixels, so its alt text is empty.`,
    };
  if (longest <= iconPixels && kind !== 'photo')
    return {
      purpose: 'functional',
      reason: `At ${width} × ${height} pixels it is the size of an icon: its alt text says what it does.`,
    };
  if (kind === 'text')
    return {
      purpose: 'text',
      reason: 'It looks like lines of text: its alt text has to repeat the words in it.',
    };
  return null;
};

/**
 * The purpose of an image, based first on the words of its file name, then on its size and pixels. Without any
 * indication, it is `informative`, because a needless description does less harm than a missing one.
 */
export const choosePurpose = (image: ImageDescription): Chosen =>
  purposeByName(image) ??
  purposeByPixels(image) ?? {
    purpose: 'informative',
    reason: 'Treated as an informative image: its alt text says what it shows.',
  };

/** The words of a file name that indicate the purpose rather than the subject. */
export const purposeWords = (purpose: ImagePurpose): readonly string[] => hints[purpose] ?? [];
