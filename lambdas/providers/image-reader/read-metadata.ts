import readExif from 'exif-reader';
import type { Metadata } from 'sharp';

type ImageMetadata = { hasPosition: boolean; takenOn: string | null; embeddedText: string | null };

/** Default texts that cameras write in the description field. */
const emptyTexts = /digital camera|^(untitled|created with|default|screenshot|image|photo)\b|^\W*$/i;
/** PNG text fields in which people describe an image. */
const pngFields = ['Title', 'Description'];
const maxCharacters = 500;

const clean = (text: unknown): string | null => {
  if (typeof text !== 'string') return null;
  const plain = text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, maxCharacters);
  return plain === '' || emptyTexts.test(plain) ? null : plain;
};

const dayOf = (date: unknown): string | null =>
  date instanceof Date && !Number.isNaN(date.getTime()) ? date.toISOString().slice(0, 10) : null;

const fromExif = (exif: Buffer): ImageMetadata => {
  const none = { hasPosition: false, takenOn: null, embeddedText: null };
  try {
    const { Image, Photo, GPSInfo } = readExif(exif);
    return {
      hasPosition: GPSInfo?.GPSLatitude !== undefined,
      takenOn: dayOf(Photo?.DateTimeOriginal),
      embeddedText: clean(Image?.ImageDescription),
    };
  } catch {
    // A broken metadata block is ignored. The image itself may be fine.
    return none;
  }
};

/** Reads a file's metadata: what it says about the image besides the pixels. */
export const readMetadata = ({ exif, comments }: Metadata): ImageMetadata => {
  const metadata = exif ? fromExif(exif) : { hasPosition: false, takenOn: null, embeddedText: null };
  const named = pngFields.map((field) => comments?.find(({ keyword }) => keyword === field)?.text);
  return {
    ...metadata,
    embeddedText: metadata.embeddedText ?? named.map(clean).find((text) => text !== null) ?? null,
  };
};
