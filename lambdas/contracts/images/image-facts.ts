/** What reading a file tells of its image. */
export type ImageFacts = {
  fileName: string;
  /** As the image is seen, in pixels: a camera's orientation is applied. */
  width: number;
  height: number;
  format: 'png' | 'jpeg' | 'webp';
  isAnimated: boolean;
  /** The file says where it was taken. */
  hasPosition: boolean;
  /** Day on which it was taken, as `YYYY-MM-DD`; null when the file does not say. */
  takenOn: string | null;
  /** A title or description that somebody wrote into the file. */
  embeddedText: string | null;
  /** The image at a size that is quick to measure: RGBA bytes, row by row, not blurred by its scaling. */
  sample: { width: number; height: number; rgba: Uint8Array };
};

/** What an image belongs to. */
export type ImageContext = {
  /** Title of the article; null without one. */
  title: string | null;
  /** Its key phrases, the best first. */
  keywords: readonly string[];
};
