import type { ImageKind } from '#contracts/images/image-texts.ts';
import type { SampleMeasures } from './measure-sample.ts';

/** Sizes of common screens in device pixels, longer side first. */
const screens = new Set(
  [
    '1366x768 1440x900 1536x864 1600x900 1680x1050 1920x1080 1920x1200 2048x1152 2560x1440 2560x1600 2880x1800',
    '3024x1964 3456x2234 3840x2160 1280x720 1280x800 1334x750 1792x828 2340x1080 2400x1080 2436x1125 2532x1170',
    '2556x1179 2622x1206 2688x1242 2778x1284 2796x1290 2868x1320 3088x1440 3120x1440 3200x1440 2048x1536 2160x1620',
  ].flatMap((line) => line.split(' ')),
);

const hasScreenSize = (width: number, height: number): boolean =>
  screens.has(`${Math.max(width, height)}x${Math.min(width, height)}`);

/** Sensor noise makes neighboring pixels differ: even photos of the sky stay below this share of equal ones. */
const photoFlatBelow = 0.45;
/** A camera records more colors than this, except of a bare wall. */
const photoColorsFrom = 40;
/** A black-and-white photo has at most the 16 grays of the coarse palette. */
const grayPhotoColorsFrom = 10;

const isText = (m: SampleMeasures): boolean =>
  m.topColorShare >= 0.5 && m.colorfulShare <= 0.12 && m.rowBands >= 3 && m.sharpShare >= 0.02;

const isScreenshot = (m: SampleMeasures, width: number, height: number): boolean => {
  if (m.transparentShare > 0.02 || m.flatShare < 0.5 || m.distinctColors < 24) return false;
  return hasScreenSize(width, height) || (m.straightEdges >= 3 && m.rowBands + m.straightEdges >= 6);
};

/**
 * The kind of an image by its looks, by fixed rules. `plain` is 98.5% one color or transparent; `screenshot` has large
 * flat areas, at least 24 colors, and a screen's size or the straight edges of boxes; `text` has lines of sharp marks
 * on one color and few other colors; `photo` has few flat areas and many colors; everything else is a `drawing`.
 */
export const classifyKind = (m: SampleMeasures, size: { width: number; height: number }): ImageKind => {
  if (m.topColorShare >= 0.985 || m.transparentShare >= 0.985) return 'plain';
  if (isScreenshot(m, size.width, size.height)) return 'screenshot';
  if (isText(m)) return 'text';
  const colorsFrom = m.colorfulShare < 0.02 ? grayPhotoColorsFrom : photoColorsFrom;
  const isPhoto = m.flatShare < photoFlatBelow && m.distinctColors >= colorsFrom;
  return isPhoto && m.transparentShare < 0.1 ? 'photo' : 'drawing';
};
