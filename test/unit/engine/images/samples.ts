import type { ImageFacts } from '#contracts/images/image-facts.ts';

type Sample = ImageFacts['sample'];
type Color = readonly [number, number, number, number?];

/** A sample whose pixels depend on their position. */
export const paint = (width: number, height: number, at: (x: number, y: number) => Color): Sample => {
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [red, green, blue, alpha = 255] = at(x, y);
      rgba.set([red, green, blue, alpha], (y * width + x) * 4);
    }
  return { width, height, rgba };
};

/** Noise that is the same in each run. */
const noise = (x: number, y: number, depth: number): number => {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return Math.floor((value - Math.floor(value)) * depth);
};

/** Sky over grass, with a sensor's noise. */
export const photoSample = (): Sample =>
  paint(192, 144, (x, y) => {
    const [r, g, b] = [noise(x, y, 48), noise(y, x + 200, 40), noise(x + 300, y, 40)];
    return y < 84 ? [20 + r, 80 + g + (y >> 1), 180 + b] : [20 + r, 110 + g + (x >> 1), 30 + b];
  });

export const grayPhotoSample = (): Sample =>
  paint(192, 144, (x, y) => {
    const gray = Math.min(255, x + noise(x, y, 40));
    return [gray, gray, gray];
  });

/** Lines of dark marks on white, with empty rows between. */
export const textSample = (): Sample =>
  paint(192, 144, (x, y) =>
    y % 12 < 5 && y > 12 && x > 16 && noise(x, y, 2) === 1 ? [20, 20, 20] : [255, 255, 255],
  );

/** A sidebar, a header and boxes of many colors. */
export const screenshotSample = (): Sample =>
  paint(192, 144, (x, y) => {
    if (y < 14) return [30, 60, 120];
    if (x < 40) return [240, 240, 245];
    if (y % 36 < 18 && x > 50 && x < 180) return [(y * 7) % 256, (x >> 4) * 20, 90];
    return y % 36 === 30 ? [200, 200, 200] : [255, 255, 255];
  });

/** Two flat shapes on a flat background. */
export const drawingSample = (): Sample =>
  paint(192, 144, (x, y) => {
    if ((x - 60) ** 2 + (y - 70) ** 2 < 1600) return [230, 120, 20];
    return (x - 140) ** 2 + (y - 80) ** 2 < 900 ? [20, 60, 160] : [250, 245, 225];
  });

export const plainSample = (color: Color = [20, 60, 160]): Sample => paint(64, 48, () => color);

export const factsOf = (changes: Partial<ImageFacts> = {}): ImageFacts => ({
  fileName: 'IMG_1234.jpg',
  width: 4032,
  height: 3024,
  format: 'jpeg',
  isAnimated: false,
  hasPosition: false,
  takenOn: null,
  embeddedText: null,
  sample: photoSample(),
  ...changes,
});
