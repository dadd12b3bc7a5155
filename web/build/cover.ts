import { createHash } from 'node:crypto';
import { type CoverMotif, covers } from '../content/blog/covers.ts';
import { bar, gray, type Numbers, stroke } from './cover-shapes.ts';

const width = 640;
const height = 320;

/** Numbers from 0 to 1 that depend only on the text. */
const numbersOf = (text: string): Numbers => {
  const bytes = [...createHash('sha256').update(text).digest()];
  return (index) => (bytes[index % bytes.length] ?? 0) / 255;
};

/** Words of one line up to `end`. Those at the positions in `marked` are highlighted. */
const words = (at: Numbers, line: number, y: number, end: number, marked: readonly number[]): string => {
  const shapes: string[] = [];
  for (let word = 0, x = 150; x < end - 16; word++) {
    const length = Math.min(18 + at(line * 7 + word * 3) * 58, end - x);
    if (marked.includes(word)) shapes.push(stroke(x, y, length));
    shapes.push(bar(x, y, length, { faint: line > 0 }));
    x += length + 10;
  }
  return shapes.join('');
};

const rows = (count: number, draw: (row: number) => string): string =>
  Array.from({ length: count }, (_, row) => draw(row)).join('');

/** The drawing on the sheet. The sheet spans x = 110 to 530, and y = 18 to the bottom edge. */
const motifs: Record<CoverMotif, (at: Numbers) => string> = {
  text: (at) =>
    rows(9, (line) =>
      words(at, line, 62 + line * 26, 150 + 340 * (line % 4 === 3 ? 0.5 : 0.86 + at(line) * 0.14), [
        ...(line === 2 ? [1 + Math.round(at(3) * 2)] : []),
        ...(line === 6 ? [Math.round(at(5) * 3)] : []),
      ]),
    ),
  picture: () =>
    [
      `<rect x="150" y="52" width="340" height="168" rx="6" fill="${gray}" fill-opacity=".12" stroke="${gray}" stroke-opacity=".5"/>`,
      `<circle cx="424" cy="98" r="20" fill="${gray}" fill-opacity=".45"/>`,
      `<path d="M150 214l92-92 66 62 44-38 138 68z" fill="${gray}" fill-opacity=".35"/>`,
      stroke(150, 252, 190),
      bar(150, 252, 190),
      bar(150, 280, 120, { faint: true }),
    ].join(''),
  one: (at) =>
    rows(5, (row) => {
      const length = 130 + at(row) * 150;
      const chosen = row === 2;
      return `${chosen ? stroke(172, 76 + row * 48, length) : ''}${bar(172, 76 + row * 48, length, { faint: !chosen, thick: chosen })}`;
    }),
  headings: (at) =>
    rows(3, (part) => {
      const y = 64 + part * 88;
      return [
        part === 1 ? stroke(150, y, 190) : '',
        bar(150, y, 150 + at(part) * 60, { thick: true }),
        bar(150, y + 28, 330, { faint: true }),
        bar(150, y + 50, 220 + at(part + 4) * 100, { faint: true }),
      ].join('');
    }),
  links: () => {
    const pages = [
      [160, 60],
      [378, 60],
      [270, 168],
      [392, 226],
    ] as const;
    const lines = 'M262 94H378M222 128l60 56M428 128l-70 56M372 206l36 28';
    return [
      `<path d="${lines}" fill="none" stroke="#4fc98a" stroke-width="5" stroke-linecap="round"/>`,
      ...pages.map(
        ([x, y]) =>
          `<rect x="${x}" y="${y}" width="102" height="68" rx="6" fill="${gray}" fill-opacity=".2" stroke="${gray}" stroke-opacity=".6"/>${bar(x + 14, y + 20, 56)}${bar(x + 14, y + 38, 74, { faint: true })}`,
      ),
    ].join('');
  },
  results: (at) =>
    rows(3, (row) => {
      const y = 60 + row * 88;
      return [
        bar(150, y, 90, { faint: true }),
        row === 1 ? stroke(150, y + 24, 250) : '',
        bar(150, y + 24, 210 + at(row) * 60, { thick: true }),
        bar(150, y + 48, 330, { faint: true }),
      ].join('');
    }),
  months: (at) =>
    rows(12, (month) => {
      const tall = 40 + at(month) * 150;
      const best = month === 8;
      return `<rect x="${152 + month * 28}" y="${264 - (best ? 200 : tall)}" width="16" height="${best ? 200 : tall}" rx="3" fill="${best ? '#4fc98a' : gray}" fill-opacity="${best ? '.9' : '.45'}"/>`;
    }),
  changes: (at) =>
    rows(9, (line) => {
      const y = 62 + line * 26;
      const changed = line === 2 || line === 3 || line === 7;
      const margin = `<rect x="132" y="${y - 10}" width="5" height="22" rx="2" fill="#4fc98a"/>`;
      return `${changed ? margin : ''}${words(at, line, y, 150 + 340 * (0.8 + at(line) * 0.2), changed ? [1] : [])}`;
    }),
  columns: (at) =>
    rows(8, (line) => {
      const y = 66 + line * 28;
      const length = 100 + at(line) * 46;
      const marked = line === 1 || line === 5;
      return `${bar(140, y, length, { faint: true })}${marked ? stroke(338, y, 70) : ''}${bar(338, y, length + 8)}`;
    }),
  question: (at) =>
    [
      `<rect x="150" y="54" width="340" height="52" rx="26" fill="${gray}" fill-opacity=".12" stroke="${gray}" stroke-opacity=".6"/>`,
      `<path d="M186 80a11 11 0 1 1-22 0a11 11 0 1 1 22 0zM184 88l12 12" fill="none" stroke="${gray}" stroke-width="4"/>`,
      stroke(210, 80, 170),
      bar(210, 80, 170),
      rows(4, (row) => bar(170, 144 + row * 36, 150 + at(row) * 150, { faint: true })),
    ].join(''),
  list: (at) =>
    rows(7, (row) => {
      const y = 62 + row * 34;
      const kept = row < 3;
      return [
        `<rect x="150" y="${y - 9}" width="18" height="18" rx="4" fill="${kept ? '#4fc98a' : 'none'}" fill-opacity=".85" stroke="${kept ? '#4fc98a' : gray}" stroke-opacity=".7"/>`,
        bar(184, y, 90 + at(row) * 90, { faint: !kept }),
        bar(400, y, 92 - row * 11, { faint: !kept }),
      ].join('');
    }),
};

/**
 * A post's picture as SVG: a sheet of paper with the post's subject, drawn with bars and the marker. Each slug has
 * its own sheet. The colors work on light and dark backgrounds.
 */
export const coverOf = (slug: string): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    '<g transform="rotate(-3 320 160)">',
    `<rect x="110" y="18" width="420" height="330" rx="6" fill="${gray}" fill-opacity=".08" stroke="${gray}" stroke-opacity=".4"/>`,
    motifs[covers[slug] ?? 'text'](numbersOf(slug)),
    '</g></svg>',
  ].join('');
