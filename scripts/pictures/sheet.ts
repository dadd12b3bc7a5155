import sharp from 'sharp';

const gap = 16;

/** Pictures (PNG) side by side on gray, in one file. */
export async function writeSheet(path: string, pictures: readonly (Buffer | undefined)[]): Promise<void> {
  const present = pictures.filter((picture) => picture !== undefined);
  const sizes = await Promise.all(present.map((picture) => sharp(picture).metadata()));
  const width = sizes.reduce((sum, size) => sum + size.width + gap, -gap);
  const height = Math.max(...sizes.map((size) => size.height));
  let left = 0;
  const placed = present.map((input, index) => {
    const at = { input, left, top: 0 };
    left += (sizes[index]?.width ?? 0) + gap;
    return at;
  });
  await sharp({ create: { width, height, channels: 3, background: 'grey' } })
    .composite(placed)
    .png()
    .toFile(path);
}

/** Pictures (PNG) of the same width, one below the other. */
export async function stackPictures(pictures: readonly Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const height = sizes.reduce((sum, size) => sum + size.height, 0);
  let top = 0;
  const placed = pictures.map((input, index) => {
    const at = { input, left: 0, top };
    top += sizes[index]?.height ?? 0;
    return at;
  });
  return sharp({ create: { width: sizes[0]?.width ?? 1, height, channels: 3, background: 'grey' } })
    .composite(placed)
    .png()
    .toBuffer();
}
