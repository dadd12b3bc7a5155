/** The facts that the engine reads from an image file. */
export type ImageFacts = {
  fileName: string;
  /** The dimensions in pixels, after applying the camera's orientation. */
  width: number;
  height: number;
  format: 'png' | 'jpeg' | 'webp';
  isAnimated: boolean;
  /** True if the file contains the place where it was taken. */
  hasPosition: boolean;
  /** The day it was taken, as `YYYY-MM-DD`; null if the file does not say. */
  takenOn: string | null;
  /** A title or description in the file's metadata. */
  embeddedText: string | null;
  /** A reduced copy that is quick to measure: RGBA bytes, row by row, scaled without blurring. */
  sample: { width: number; height: number; rgba: Uint8Array };
};

/** The text that the image accompanies. */
export type ImageContext = {
  /** The article's title; null if it has none. */
  title: string | null;
  /** The article's key phrases, best first. */
  keywords: readonly string[];
  /** The article itself, which shows how it writes its names; absent if there is none. */
  text?: string;
};
