import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const source = join(import.meta.dirname, '../public/favicon.svg');

const render = async (pixels: number): Promise<Buffer> =>
  sharp(await readFile(source), { density: 600 })
    .resize(pixels, pixels)
    // Apple fills transparent areas with black, so the mark gets a paper-colored background.
    .flatten({ background: '#fbfaf6' })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** PNG files of the mark for clients that do not support SVG, by path in the site. */
export const icons = async (): Promise<readonly (readonly [string, Buffer])[]> => [
  ['apple-touch-icon.png', await render(180)],
  ['icon-512.png', await render(512)],
];
