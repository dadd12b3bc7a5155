import sharp from 'sharp';

/** A screenshot and its duration in milliseconds. `cover` marks the one used as the still. */
export type Frame = { png: Buffer; ms: number; cover: boolean; caption: string };

/** Size of the filmed window in CSS pixels. It is narrow, so that its text stays readable in a small film. */
export const frameSize = { width: 800, height: 560 } as const;
/** Pixels per CSS pixel. */
export const frameScale = 1.2;

/** An endlessly looping animated WebP of the frames. */
export const animate = async (frames: readonly Frame[]): Promise<Buffer> =>
  sharp(
    frames.map(({ png }) => png),
    { join: { animated: true } },
  )
    .webp({ loop: 0, delay: frames.map(({ ms }) => ms), quality: 50, effort: 6, smartSubsample: true })
    .toBuffer();

/** The still, for people who prefer reduced motion and while the animation loads. */
export const still = async (png: Buffer | undefined): Promise<Buffer> => {
  if (!png) throw new Error('The film has no frame; every script must capture one.');
  return sharp(png).webp({ quality: 72, effort: 6, smartSubsample: true }).toBuffer();
};
