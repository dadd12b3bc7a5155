import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { notEmpty } from '#test/not-empty.ts';

const css = readFileSync(new URL('../../../../web/src/styles/tokens.css', import.meta.url), 'utf8');

type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Both colors of every token that is a plain `light-dark(oklch(...), oklch(...))`. */
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+):\s*light-dark\(oklch\(([\d. ]+)\),\s*oklch\(([\d. ]+)\)\)/g)].map(
    ([, name, light, dark]) => [
      name ?? '',
      { light: light?.split(' ').map(Number) ?? [], dark: dark?.split(' ').map(Number) ?? [] },
    ],
  ),
);

/** Linear sRGB of an oklch color: the matrices of https://bottosson.github.io/posts/oklab/. */
const toLinear = ([lightness, chroma, hue]: Oklch): number[] => {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)));
};

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (color: Oklch): number => {
  const [red = 0, green = 0, blue = 0] = toLinear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (theme: 'light' | 'dark', one: string, other: string): number => {
  const [a, b] = [one, other].map((name) => {
    const color = tokens.get(name)?.[theme];
    if (color?.length !== 3) throw new Error(`tokens.css has no plain color pair --color-${name}`);
    return luminance(color as unknown as Oklch);
  }) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

const grounds = ['paper', 'surface', 'sunken', 'raised'];

describe.each(['light', 'dark'] as const)('the colors of the %s theme', (theme) => {
  test.each(['ink', 'ink-soft', 'ink-faint', 'accent', 'low', 'medium', 'high', 'danger'])(
    'keep %s readable on every background (4.5:1)',
    (text) => {
      for (const ground of notEmpty(grounds))
        expect(contrast(theme, text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
    ['on-danger', 'danger'],
    ['accent', 'accent-soft'],
    ['low', 'low-soft'],
    ['medium', 'medium-soft'],
    ['high', 'high-soft'],
  ])('keep %s readable on %s (4.5:1)', (text, ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['line-strong', 'focus'])('keep %s visible as a border on every background (3:1)', (border) => {
    for (const ground of notEmpty(grounds))
      expect(contrast(theme, border, ground), `${border} on ${ground}`).toBeGreaterThanOrEqual(3);
  });
});
