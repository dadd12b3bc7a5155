import sharp from 'sharp';
import type { Picture } from './demo-api.ts';

const draw = async (fileName: string, shapes: string): Promise<Picture> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="600" height="400"><rect width="600" height="400" fill="#f3ead8"/>${shapes}</svg>`;
  return { fileName, png: await sharp(Buffer.from(svg)).png().toBuffer() };
};

/** Two drawn pictures of baking, for an image run. */
export const drawPictures = (): Promise<Picture[]> =>
  Promise.all([
    draw(
      'sourdough-loaf.png',
      '<rect y="290" width="600" height="110" fill="#a9744f"/><ellipse cx="300" cy="230" rx="190" ry="110" fill="#7b4a21"/><path d="M200 190q40-40 80 0M290 170q40-40 80 0M370 200q30-30 60 0" stroke="#f0d9ae" stroke-width="12" fill="none"/>',
    ),
    draw(
      'starter-jar.png',
      '<rect y="320" width="600" height="80" fill="#c8b394"/><rect x="220" y="90" width="160" height="240" rx="20" fill="#dfe9ec"/><rect x="228" y="180" width="144" height="142" rx="14" fill="#efe0bd"/><circle cx="270" cy="230" r="14" fill="#fff8e6"/><circle cx="325" cy="260" r="18" fill="#fff8e6"/><rect x="210" y="70" width="180" height="34" rx="8" fill="#b23a2e"/>',
    ),
  ]);
