/** A number from 0 to 1 for each index, the same in each build. */
export type Numbers = (index: number) => number;

/** Neither light nor dark, so that it is visible on both backgrounds. */
export const gray = '#86888a';

type BarStyle = { faint?: boolean; thick?: boolean };

/** A word or a line of writing. `y` is its middle. */
export const bar = (
  x: number,
  y: number,
  length: number,
  { faint = false, thick = false }: BarStyle = {},
): string => {
  const half = thick ? 7 : 4;
  return `<rect x="${x.toFixed(1)}" y="${y - half}" width="${length.toFixed(1)}" height="${half * 2}" rx="${half}" fill="${gray}" fill-opacity="${faint ? '.5' : '1'}"/>`;
};

/** A stroke of the marker over a word. */
export const stroke = (x: number, y: number, length: number): string =>
  `<path d="M${(x - 5).toFixed(1)} ${y - 9}l${(length + 12).toFixed(1)} -3 -2 22 -${(length + 10).toFixed(1)} 2z" fill="#4fc98a" fill-opacity=".75"/>`;
