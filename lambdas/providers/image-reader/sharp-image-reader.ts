import type sharpFactory from 'sharp';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { imageFiles } from '#contracts/images/image-limits.ts';
import { type ImageFormat, sniffImage } from '#domain/images/sniff-image.ts';
import type { ImageReader, ReadImage, ReadOutcome } from '#ports';
import { readMetadata } from './read-metadata.ts';

type SharpModule = typeof sharpFactory;

/** The longest side of the sample that is measured. Counting its 150,000 pixels takes about 20 ms. */
const samplePixels = 384;
const copyQuality = 82;
const thumbnailQuality = 75;

/** A file that is not a supported image, or that cannot be decoded within the limits. */
class UnreadableImage extends Error {
  readonly reason: Exclude<ReadOutcome['kind'], 'read'>;
  constructor(reason: UnreadableImage['reason'], detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.reason = reason;
  }
}

// Processes one image at a time without a cache, to bound memory. Loaders of other formats are blocked.
const restrict = (sharp: SharpModule): void => {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'],
  });
};

const options: SharpOptions = {
  limitInputPixels: imageFiles.maxPixels,
  failOn: 'error',
  sequentialRead: true,
  pages: 1,
};

const openHeader = async (sharp: SharpModule, bytes: Uint8Array, format: ImageFormat): Promise<Metadata> => {
  try {
    // There is no pixel limit here, so that an oversized image can be told apart from a damaged one.
    const metadata = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (metadata.format === format) return metadata;
    throw new UnreadableImage(
      'not_an_image',
      `The file begins as ${format} but decodes as ${metadata.format}.`,
    );
  } catch (error) {
    if (error instanceof UnreadableImage) throw error;
    throw new UnreadableImage('damaged', `The header cannot be read: ${error}`, { cause: error });
  }
};

const bytesPerSample = ({ depth }: Metadata): number => (depth === 'ushort' || depth === 'short' ? 2 : 1);

const checkSize = (metadata: Metadata): void => {
  const { width, height, channels, isProgressive } = metadata;
  if (width < 1 || height < 1) throw new UnreadableImage('damaged', `The image is ${width} x ${height}.`);
  if (width * height > imageFiles.maxPixels)
    throw new UnreadableImage('too_many_pixels', `${width} x ${height} pixels.`);
  const inMemory = width * height * channels * bytesPerSample(metadata);
  if (isProgressive && inMemory > imageFiles.maxDecodedBytes)
    throw new UnreadableImage('too_many_pixels', `${inMemory} bytes at once.`);
};

/**
 * The image's pixels at the size of its copy. The file is decoded once, and everything else is made from these pixels.
 */
const decode = async (sharp: SharpModule, bytes: Uint8Array) => {
  const side = imageFiles.copyPixels;
  try {
    return await sharp(bytes, options)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new UnreadableImage('damaged', `The pixels cannot be read: ${error}`, { cause: error });
  }
};

/** EXIF orientations 1 to 8: degrees to rotate, after mirroring left to right. */
const turns: Readonly<Record<number, { mirror: boolean; degrees: number }>> = {
  2: { mirror: true, degrees: 0 },
  3: { mirror: false, degrees: 180 },
  4: { mirror: true, degrees: 180 },
  5: { mirror: true, degrees: 270 },
  6: { mirror: false, degrees: 90 },
  7: { mirror: true, degrees: 90 },
  8: { mirror: false, degrees: 270 },
};

const upright = async (
  sharp: SharpModule,
  { data, info }: Awaited<ReturnType<typeof decode>>,
  orientation = 1,
) => {
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  const turn = turns[orientation];
  if (!turn) return { data, raw };
  const mirrored = turn.mirror ? await sharp(data, { raw }).flop().raw().toBuffer() : data;
  const turned = await sharp(mirrored, { raw })
    .rotate(turn.degrees)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    data: turned.data,
    raw: { width: turned.info.width, height: turned.info.height, channels: 4 } as const,
  };
};

const decodeImage = async (sharp: SharpModule, bytes: Uint8Array): Promise<ReadImage> => {
  if (bytes.length === 0) throw new UnreadableImage('not_an_image', 'The file is empty.');
  const format = sniffImage(bytes);
  if (!format)
    throw new UnreadableImage('not_an_image', 'The first bytes are not those of a PNG, JPEG or WebP file.');
  const metadata = await openHeader(sharp, bytes, format);
  checkSize(metadata);
  const { data, raw } = await upright(sharp, await decode(sharp, bytes), metadata.orientation);
  const open = (): Sharp => sharp(data, { raw });
  const shrink = (side: number, kernel: 'lanczos3' | 'nearest'): Sharp =>
    open().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true, kernel });
  const sample = await shrink(samplePixels, 'nearest').raw().toBuffer({ resolveWithObject: true });
  const isTurned = (metadata.orientation ?? 1) >= 5;
  return {
    facts: {
      format,
      width: isTurned ? metadata.height : metadata.width,
      height: isTurned ? metadata.width : metadata.height,
      isAnimated: (metadata.pages ?? 1) > 1,
      ...readMetadata(metadata),
      sample: { width: sample.info.width, height: sample.info.height, rgba: new Uint8Array(sample.data) },
    },
    copy: await open().webp({ quality: copyQuality }).toBuffer(),
    thumbnail: await shrink(imageFiles.thumbnailPixels, 'lanczos3')
      .webp({ quality: thumbnailQuality })
      .toBuffer(),
    copyType: 'image/webp',
  };
};

/**
 * Reads images with libvips, one at a time. It checks the first bytes and the header before it decodes any pixel. The
 * output is re-encoded, so it contains only the pixels of the file.
 */
export const openSharpImageReader = async (): Promise<ImageReader> => {
  // A dynamic import, so that only functions that read images need the native library in their bundle.
  const { default: sharp } = await import('sharp');
  restrict(sharp);
  let last: Promise<unknown> = Promise.resolve();
  const readOne = async (bytes: Uint8Array): Promise<ReadOutcome> => {
    try {
      return { kind: 'read', image: await decodeImage(sharp, bytes) };
    } catch (error) {
      if (error instanceof UnreadableImage) return { kind: error.reason, detail: error.message };
      throw error;
    }
  };
  return {
    read: (bytes) => {
      const outcome = last.then(() => readOne(bytes));
      last = outcome.catch(() => undefined);
      return outcome;
    },
  };
};
