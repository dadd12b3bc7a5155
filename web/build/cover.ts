import { createHash } from 'node:crypto';

const width = 640;
const height = 320;
const lineHeight = 26;
const shortestWord = 16;

/** Numbers of 0 to 1 that depend on the text alone. */
const numbersOf = (text: string): number[] =>
  [...createHash('sha256').update(text).digest()].map((byte) => byte / 255);

/**
 * A post's picture as SVG: a sheet of writing, drawn as lines, with a few words under the marker. Each slug has its
 * own sheet. Colours are such that it can lie on light and dark paper.
 */
export const coverOf = (slug: string): string => {
  const numbers = numbersOf(slug);
  const at = (index: number): number => numbers[index % numbers.length] ?? 0;
  const shapes: string[] = [];
  for (let line = 0; line < 9; line++) {
    let x = 150;
    const y = 62 + line * lineHeight;
    const end = 150 + 340 * (line % 4 === 3 ? 0.35 + at(line) * 0.3 : 0.86 + at(line) * 0.14);
    for (let word = 0; x < end - shortestWord; word++) {
      const length = Math.min(18 + at(line * 7 + word * 3) * 58, end - x);
      const marked =
        (line === 2 && word === 1 + Math.round(at(3) * 2)) || (line === 6 && word === Math.round(at(5) * 3));
      if (marked)
        shapes.push(
          `<path d="M${x - 5} ${y - 9}l${length + 12} -3 -2 22 -${length + 10} 2z" fill="#4fc98a" fill-opacity=".75"/>`,
        );
      shapes.push(
        `<rect x="${x.toFixed(1)}" y="${y - 4}" width="${length.toFixed(1)}" height="8" rx="4" fill="#86888a" fill-opacity="${line === 0 ? '1' : '.5'}"/>`,
      );
      x += length + 10;
    }
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    '<g transform="rotate(-3 320 160)">',
    '<rect x="110" y="18" width="420" height="330" rx="6" fill="#86888a" fill-opacity=".08" stroke="#86888a" stroke-opacity=".4"/>',
    ...shapes,
    '</g></svg>',
  ].join('');
};
