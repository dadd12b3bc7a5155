import { describe, expect, it } from 'vitest';
import type { ImageKind, ImagePurpose } from '#contracts/images/image-texts.ts';
import { choosePurpose } from '#engine/images/choose-purpose.ts';
import { classifyKind } from '#engine/images/classify-kind.ts';
import { measureSample } from '#engine/images/measure-sample.ts';
import { nameColor } from '#engine/images/name-color.ts';
import {
  drawingSample,
  grayPhotoSample,
  paint,
  photoSample,
  plainSample,
  screenshotSample,
  textSample,
} from './samples.ts';

describe('colors in plain words', () => {
  it.each<[string, [number, number, number]]>([
    ['black', [5, 5, 5]],
    ['white', [252, 252, 250]],
    ['dark gray', [70, 70, 72]],
    ['gray', [140, 140, 138]],
    ['light gray', [210, 210, 212]],
    ['red', [200, 20, 30]],
    ['dark red', [90, 5, 10]],
    ['pink', [250, 180, 190]],
    ['orange', [240, 130, 20]],
    ['brown', [120, 80, 50]],
    ['beige', [235, 220, 200]],
    ['yellow', [240, 220, 40]],
    ['green', [40, 160, 60]],
    ['dark green', [10, 70, 25]],
    ['teal', [20, 150, 150]],
    ['blue', [40, 90, 200]],
    ['light blue', [170, 200, 245]],
    ['navy', [10, 20, 80]],
    ['purple', [130, 50, 180]],
    ['pink', [220, 60, 150]],
  ])('%s', (name, [red, green, blue]) => expect(nameColor(red, green, blue)).toBe(name));
});

describe('what an image looks like', () => {
  const size = { width: 1000, height: 700 };
  it.each<[ImageKind, ReturnType<typeof photoSample>]>([
    ['photo', photoSample()],
    ['photo', grayPhotoSample()],
    ['text', textSample()],
    ['screenshot', screenshotSample()],
    ['drawing', drawingSample()],
    ['plain', plainSample()],
    ['plain', paint(40, 40, () => [0, 0, 0, 0])],
    ['plain', paint(1, 1, () => [200, 0, 0])],
  ])('%s', (kind, sample) => expect(classifyKind(measureSample(sample), size)).toBe(kind));

  it('names at most three colors, the largest first', () => {
    expect(measureSample(photoSample()).colors.slice(0, 2).sort()).toEqual(['blue', 'green']);
    expect(measureSample(drawingSample()).colors[0]).toBe('cream');
    expect(measureSample(paint(40, 40, () => [0, 0, 0, 0])).colors).toEqual([]);
  });
});

describe('what an image is for', () => {
  const told = (words: string[], changes: object = {}) => ({
    kind: 'photo' as ImageKind,
    width: 1000,
    height: 700,
    words: new Set(words),
    ...changes,
  });
  it.each<[ImagePurpose, ReturnType<typeof told>]>([
    ['decorative', told(['blue', 'divider'])],
    ['decorative', told([], { kind: 'plain' })],
    ['decorative', told([], { kind: 'drawing', width: 600, height: 2 })],
    ['complex', told(['sales', 'chart'])],
    ['functional', told(['search', 'icon'])],
    ['functional', told([], { kind: 'drawing', width: 32, height: 32 })],
    ['text', told([], { kind: 'text' })],
    ['informative', told(['golden', 'retriever'])],
    ['informative', told([], { width: 48, height: 48 })],
  ])('%s', (purpose, input) => {
    const chosen = choosePurpose(input);
    expect(chosen.purpose).toBe(purpose);
    expect(chosen.reason).toMatch(/alt text/);
  });
});
