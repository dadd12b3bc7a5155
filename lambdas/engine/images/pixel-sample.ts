import type { ImageFacts } from '#contracts/images/image-facts.ts';

export type PixelSample = ImageFacts['sample'];

/** A pixel with a lower alpha (0 to 255) counts as transparent. */
const opaqueFrom = 128;

export const isOpaque = ({ rgba }: PixelSample, pixel: number): boolean =>
  (rgba[pixel * 4 + 3] ?? 0) >= opaqueFrom;

/** Red, green and blue of a pixel, 0 to 255. */
export const colorAt = ({ rgba }: PixelSample, pixel: number): [number, number, number] => [
  rgba[pixel * 4] ?? 0,
  rgba[pixel * 4 + 1] ?? 0,
  rgba[pixel * 4 + 2] ?? 0,
];

/** Perceived brightness, 0 to 255 (ITU-R BT.601). */
export const brightnessAt = (sample: PixelSample, pixel: number): number => {
  const [red, green, blue] = colorAt(sample, pixel);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
};

/** The largest difference of two pixels in one channel, 0 to 255; 255 between opaque and transparent. */
export const differenceOf = (sample: PixelSample, a: number, b: number): number => {
  if (isOpaque(sample, a) !== isOpaque(sample, b)) return 255;
  const [redA, greenA, blueA] = colorAt(sample, a);
  const [redB, greenB, blueB] = colorAt(sample, b);
  return Math.max(Math.abs(redA - redB), Math.abs(greenA - greenB), Math.abs(blueA - blueB));
};
