/**
 * The upper end of a hue's range in degrees, with its names from dark to light: below 25% lightness, up to 70%, and
 * above.
 */
const hues: readonly { below: number; dark: string; middle: string; light: string }[] = [
  { below: 15, dark: 'dark red', middle: 'red', light: 'pink' },
  { below: 40, dark: 'brown', middle: 'orange', light: 'beige' },
  { below: 70, dark: 'olive', middle: 'yellow', light: 'cream' },
  { below: 165, dark: 'dark green', middle: 'green', light: 'light green' },
  { below: 195, dark: 'dark teal', middle: 'teal', light: 'light teal' },
  { below: 255, dark: 'navy', middle: 'blue', light: 'light blue' },
  { below: 300, dark: 'dark purple', middle: 'purple', light: 'lilac' },
  { below: 345, dark: 'dark purple', middle: 'pink', light: 'pink' },
  { below: 361, dark: 'dark red', middle: 'red', light: 'pink' },
];

const hueOf = (red: number, green: number, blue: number, max: number, chroma: number): number => {
  if (max === red) return (60 * ((green - blue) / chroma) + 360) % 360;
  if (max === green) return 60 * ((blue - red) / chroma) + 120;
  return 60 * ((red - green) / chroma) + 240;
};

const nameGray = (lightness: number): string => {
  if (lightness < 0.4) return 'dark gray';
  return lightness < 0.72 ? 'gray' : 'light gray';
};

/**
 * The plain name of a color, based on its hue, chroma and lightness (HSL). Brown and beige are the names of dark and
 * pale orange of low chroma, so they end where orange becomes vivid.
 */
export const nameColor = (r: number, g: number, b: number): string => {
  const [red, green, blue] = [r / 255, g / 255, b / 255];
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const chroma = max - min;
  const lightness = (max + min) / 2;
  if (lightness < 0.1) return 'black';
  if (lightness > 0.94) return 'white';
  if (chroma < 0.09) return nameGray(lightness);
  const hue = hueOf(red, green, blue, max, chroma);
  const name = hues.find(({ below }) => hue < below);
  if (!name) return 'red';
  if (name.middle === 'orange' && chroma < 0.45 && lightness < 0.6) return 'brown';
  if (lightness < 0.25) return name.dark;
  return lightness > 0.7 ? name.light : name.middle;
};
