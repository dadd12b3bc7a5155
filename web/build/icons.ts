import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const source = join(import.meta.dirname, '../public/favicon.svg');

const render = async (pixels: number): Promise<Buffer> =>
  sharp(await readFile(source), { density: 600 })
    .resize(pixels, pixels)
    // Apple fills what is transparent with black; the paper is the mark's own ground.
    .flatten({ background: '#fbfaf6' })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** The mark for where a vector picture is not taken, by its path in the site. */
export const icons = async (): Promise<readonly (readonly [string, Buffer])[]> => [
  ['apple-touch-icon.png', await render(180)],
  ['icon-512.png', await render(512)],
];
