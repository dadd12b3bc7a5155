import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { product } from '#contracts/product.ts';
import { sharePictureSize } from '../src/app/share-address.ts';

const require = createRequire(import.meta.url);

/** WOFF fonts, which satori reads. It draws letters as paths, so the machine's fonts do not matter. */
const fonts: Font[] = [
  {
    name: 'serif',
    weight: 600,
    style: 'normal',
    file: 'source-serif-4/files/source-serif-4-latin-600-normal.woff',
  },
  { name: 'sans', weight: 400, style: 'normal', file: 'inter/files/inter-latin-400-normal.woff' },
].map(
  ({ file, ...face }) => ({ ...face, data: readFileSync(require.resolve(`@fontsource/${file}`)) }) as Font,
);

type Box = { type: 'div'; props: { style: Record<string, unknown>; children: string | Box[] } };
const box = (style: Record<string, unknown>, children: string | Box[]): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** Colors of the light theme (tokens.css) in sRGB. */
const paper = '#fbfaf6';
const ink = '#16191f';
const inkSoft = '#50545c';
const marker = '#a9eec4';

/** The largest size at which a title of this length stays within three lines. */
const sizeFor = (title: string): number => (title.length > 64 ? 58 : title.length > 40 ? 68 : 80);

const sheet = (title: string, description: string): Box =>
  box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      width: '100%',
      height: '100%',
      padding: '68px 80px',
      background: paper,
      color: ink,
      fontFamily: 'sans',
    },
    [
      box({ flexDirection: 'column' }, [
        box(
          { fontFamily: 'serif', fontSize: sizeFor(title), lineHeight: 1.14, letterSpacing: '-0.012em' },
          title,
        ),
        box(
          {
            marginTop: 28,
            fontSize: 30,
            lineHeight: 1.45,
            color: inkSoft,
            maxHeight: 132,
            overflow: 'hidden',
          },
          description,
        ),
      ]),
      box({ alignItems: 'center', justifyContent: 'space-between', fontSize: 26, color: inkSoft }, [
        box(
          { fontFamily: 'serif', fontSize: 40, color: ink, background: marker, padding: '0 14px' },
          product.name,
        ),
        box({}, product.tagline),
      ]),
    ],
  );

/** At most this many characters, cut at a word. */
const clip = (text: string, letters: number): string =>
  text.length <= letters
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', letters - 1)).replace(/[,;:.]$/, '')} …`;

/** The preview picture for links to a page, as PNG. */
export const sharePicture = async ({
  title,
  description,
}: {
  title: string;
  description: string;
}): Promise<Buffer> => {
  // satori's type asks for a React element, but it takes any object of this shape.
  const svg = await satori(
    sheet(clip(title, 90), clip(description, 150)) as unknown as Parameters<typeof satori>[0],
    {
      ...sharePictureSize,
      fonts,
    },
  );
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
};
