// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { keyword, result } from '#test/web-setup/results-fixture.ts';
import { SweetSpotChart } from '#web/features/job/result/chart/sweet-spot-chart.tsx';

afterEach(cleanup);

const show = (...places: readonly (readonly [name: string, difficulty: number, searches: number])[]) =>
  render(
    <SweetSpotChart
      result={{
        ...result,
        selected_keywords: places.map(([name, keyword_difficulty, search_volume]) =>
          keyword(name, { keyword_difficulty, search_volume }),
        ),
      }}
      chosenLead={null}
    />,
  );

/** The position of a keyword's mark, in percent from the left and from the bottom. */
const placeOf = (name: string) => {
  const { style } = screen
    .getByRole('button', { name: new RegExp(`^${name}\\b`) })
    .closest('li') as HTMLElement;
  return { left: Number.parseFloat(style.left), bottom: Number.parseFloat(style.bottom) };
};

const numberOf = (element: Element | null, name: string): number => Number(element?.getAttribute(name));

/** The drawing's size in its own units, the shaded corner and the lines, in percent like the marks. */
const drawing = () => {
  const svg = document.querySelector('svg[viewBox]');
  const [, , width = 1, height = 1] = svg?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  const corner = svg?.querySelector('rect') ?? null;
  return {
    right: (numberOf(corner, 'width') / width) * 100,
    bottom: 100 - (numberOf(corner, 'height') / height) * 100,
    lines: [...(svg?.querySelectorAll('line') ?? [])].map(
      (line) => 100 - (numberOf(line, 'y1') / height) * 100,
    ),
  };
};

describe('the chart of the sweet spot', () => {
  test('shades the marks of low difficulty with at least 100 searches, and no others', () => {
    show(['easy', 33, 100], ['harder', 34, 100], ['rare', 33, 99], ['wanted', 0, 9_000]);
    const { right, bottom } = drawing();
    const isShaded = (name: string): boolean => {
      const place = placeOf(name);
      return place.left <= right && place.bottom >= bottom - 1e-9;
    };
    expect(['easy', 'harder', 'rare', 'wanted'].map(isShaded)).toEqual([true, false, false, true]);
  });

  test('has its lines at the height of the marks with that many searches', () => {
    show(['ten', 50, 10], ['hundred', 50, 100], ['thousand', 50, 1_000]);
    const { lines } = drawing();
    for (const [index, name] of ['ten', 'hundred', 'thousand'].entries())
      expect(placeOf(name).bottom).toBeCloseTo(lines[index] ?? 0);
  });
});
