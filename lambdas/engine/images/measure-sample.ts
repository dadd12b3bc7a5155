import { nameColor } from './name-color.ts';
import { brightnessAt, colorAt, differenceOf, isOpaque, type PixelSample } from './pixel-sample.ts';

/** Shares are between 0 and 1. */
export type SampleMeasures = {
  /** The names of the colors that cover the most area, largest first; at most three. */
  colors: string[];
  /** The number of colors that occur, out of 4,096 (16 steps per channel). */
  distinctColors: number;
  /** The share of the most common of those colors. */
  topColorShare: number;
  /** The share of opaque pixels that are not gray. */
  colorfulShare: number;
  transparentShare: number;
  /** The share of neighboring pixels that differ by at most 2 of 255: sensors make noise, programs do not. */
  flatShare: number;
  /** The share of neighboring pixels that differ in brightness by a quarter of the range. */
  sharpShare: number;
  /** The number of bands of marked rows between rows of bare background: lines of text. */
  rowBands: number;
  /** The number of rows or columns at which half of the image changes at once: edges of windows, panels and boxes. */
  straightEdges: number;
};

const shownColors = 3;
/** A color that covers less is not named, because it describes a detail rather than the image. */
const namedFrom = 0.1;
const flatUpTo = 2;
const sharpFrom = 64;
const inkFrom = 48;
const grays = new Set(['black', 'white', 'dark gray', 'gray', 'light gray']);

const countColors = (sample: PixelSample) => {
  const names = new Map<string, number>();
  const bins = new Map<number, number>();
  let opaque = 0;
  for (let pixel = 0; pixel < sample.width * sample.height; pixel++) {
    if (!isOpaque(sample, pixel)) continue;
    opaque++;
    const [red, green, blue] = colorAt(sample, pixel);
    const bin = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    bins.set(bin, (bins.get(bin) ?? 0) + 1);
    const name = nameColor(red, green, blue);
    names.set(name, (names.get(name) ?? 0) + 1);
  }
  return { names, bins, opaque };
};

const countNeighbours = (sample: PixelSample) => {
  const { width, height } = sample;
  let pairs = 0;
  let flat = 0;
  let sharp = 0;
  const look = (a: number, b: number): void => {
    pairs++;
    const difference = differenceOf(sample, a, b);
    if (difference <= flatUpTo) flat++;
    if (difference >= sharpFrom) sharp++;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      if (x + 1 < width) look(pixel, pixel + 1);
      if (y + 1 < height) look(pixel, pixel + width);
    }
  return { flatShare: pairs === 0 ? 1 : flat / pairs, sharpShare: pairs === 0 ? 0 : sharp / pairs };
};

const commonBrightness = (sample: PixelSample): number => {
  const counts = new Array<number>(16).fill(0);
  for (let pixel = 0; pixel < sample.width * sample.height; pixel++) {
    const bin = Math.min(15, Math.floor(brightnessAt(sample, pixel) / 16));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts.indexOf(Math.max(...counts)) * 16 + 8;
};

/** The number of bands of rows that differ from the most common brightness, with bare rows between them. */
const countRowBands = (sample: PixelSample): number => {
  const background = commonBrightness(sample);
  let bands = 0;
  let isInBand = false;
  for (let y = 0; y < sample.height; y++) {
    let ink = 0;
    for (let x = 0; x < sample.width; x++)
      if (Math.abs(brightnessAt(sample, y * sample.width + x) - background) >= inkFrom) ink++;
    const hasInk = ink / sample.width > 0.01;
    if (hasInk && !isInBand) bands++;
    isInBand = hasInk;
  }
  return bands;
};

const countStraightEdges = (sample: PixelSample): number => {
  const { width, height } = sample;
  const changes = (count: number, at: (step: number) => [number, number]): boolean => {
    let changed = 0;
    for (let step = 0; step < count; step++) if (differenceOf(sample, ...at(step)) > 8) changed++;
    return changed / count >= 0.5;
  };
  let edges = 0;
  for (let y = 0; y + 1 < height; y++)
    if (changes(width, (x) => [y * width + x, (y + 1) * width + x])) edges++;
  for (let x = 0; x + 1 < width; x++) if (changes(height, (y) => [y * width + x, y * width + x + 1])) edges++;
  return edges;
};

/** Measures an image by counting its pixels. */
export const measureSample = (sample: PixelSample): SampleMeasures => {
  const { names, bins, opaque } = countColors(sample);
  const total = Math.max(1, sample.width * sample.height);
  const byShare = [...names].sort(([, a], [, b]) => b - a);
  const gray = byShare.reduce((sum, [name, count]) => sum + (grays.has(name) ? count : 0), 0);
  const max = byShare[0]?.[0];
  const named = byShare.filter(([, count]) => count / Math.max(1, opaque) >= namedFrom).map(([name]) => name);
  return {
    colors: (named.length > 0 || max === undefined ? named : [max]).slice(0, shownColors),
    distinctColors: bins.size,
    topColorShare: opaque === 0 ? 1 : [...bins.values()].reduce((a, b) => Math.max(a, b), 0) / opaque,
    colorfulShare: opaque === 0 ? 0 : 1 - gray / opaque,
    transparentShare: 1 - opaque / total,
    ...countNeighbours(sample),
    rowBands: countRowBands(sample),
    straightEdges: countStraightEdges(sample),
  };
};
