// @vitest-environment node
// A worker of its own: this file measures the memory of its process, which must not hold what other files loaded.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageFiles } from '#contracts/images/image-limits.ts';
import { describeImage } from '#engine';
import type { ReadImage } from '#ports';
import { openSharpImageReader } from '#providers/image-reader/sharp-image-reader.ts';
import { cameraJpeg, gif, jpeg, png, svg, twoHalves, webp } from '#test/factories/make-images.ts';

const read = async (bytes: Uint8Array) => (await openSharpImageReader()).read(bytes);
const readGood = async (bytes: Uint8Array): Promise<ReadImage> => {
  const outcome = await read(bytes);
  if (outcome.kind !== 'read') throw new Error(`${outcome.kind}: ${outcome.detail}`);
  return outcome.image;
};

describe('reading an image', () => {
  it.each([
    ['png', png],
    ['jpeg', jpeg],
    ['webp', webp],
  ] as const)('[A-129] reads %s', async (format, make) => {
    const { facts, copyType } = await readGood(await make());
    expect(facts).toMatchObject({ format, width: 120, height: 80, isAnimated: false, hasPosition: false });
    expect(copyType).toBe('image/webp');
  });

  it('rotates a photo upright and removes location, date and camera', async () => {
    const { facts, copy, thumbnail } = await readGood(await cameraJpeg());
    expect(facts).toMatchObject({
      width: 80,
      height: 120,
      hasPosition: true,
      takenOn: '2024-05-03',
      embeddedText: 'Fishing boats in the harbour',
    });
    for (const served of [copy, thumbnail]) {
      const metadata = await sharp(served).metadata();
      expect([metadata.format, metadata.width, metadata.height]).toEqual(['webp', 80, 120]);
      expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(Buffer.from(served).includes('harbour')).toBe(false);
    }
    // Rotated by 90 degrees to the right: what was at the top is on the right.
    const { rgba, width } = facts.sample;
    expect(rgba[0]).toBeLessThan(60);
    expect(rgba[(width - 1) * 4]).toBeGreaterThan(190);
  });

  it('returns no image over its size limits', async () => {
    const { facts, copy, thumbnail } = await readGood(await png(4000, 1000));
    expect([facts.width, facts.height]).toEqual([4000, 1000]);
    expect(await sharp(copy).metadata()).toMatchObject({ width: imageFiles.copyPixels, height: 512 });
    expect(await sharp(thumbnail).metadata()).toMatchObject({
      width: imageFiles.thumbnailPixels,
      height: 120,
    });
  });

  it('recognizes a file by its first bytes, not by its name or type', async () => {
    for (const bytes of [svg(), await gif(), new TextEncoder().encode('<html>'), new Uint8Array()])
      expect((await read(bytes)).kind).toBe('not_an_image');
    const truncated = (await png(600, 600)).slice(0, 400);
    expect((await read(truncated)).kind).toBe('damaged');
    expect((await read(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).kind).toBe(
      'damaged',
    );
  });

  it('refuses more pixels than fit the memory before it decodes one', async () => {
    const wide = { width: 10_000, height: 5_001, channels: 3 as const, background: { r: 1, g: 2, b: 3 } };
    const bytes = await sharp({ create: wide }).png({ compressionLevel: 9 }).toBuffer();
    const before = process.cpuUsage();
    expect(await read(bytes)).toEqual({ kind: 'too_many_pixels', detail: '10000 x 5001 pixels.' });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(250);
  });

  it('reads the first frame of an animation', async () => {
    const frames = await Promise.all(
      [twoHalves(), twoHalves().negate()].map((frame) => frame.png().toBuffer()),
    );
    const bytes = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const { facts } = await readGood(bytes);
    expect(facts).toMatchObject({ isAnimated: true, width: 120, height: 80 });
  });

  it('queues concurrent images, one after the other', async () => {
    const reader = await openSharpImageReader();
    const files = await Promise.all([png(), svg(), jpeg(), webp()]);
    const kinds = (await Promise.all(files.map((file) => reader.read(file)))).map(({ kind }) => kind);
    expect(kinds).toEqual(['read', 'not_an_image', 'read', 'read']);
  });
});

const corpus = new URL('../../../../../shared/corpora/images/', import.meta.url).pathname;
const filesOf = (dir: string): string[] =>
  readdirSync(dir).flatMap((name) => {
    const path = join(dir, name);
    return statSync(path).isDirectory() ? filesOf(path) : [path];
  });

describe('the corpus of hostile and awkward images (../shared/corpora/images)', () => {
  it.skipIf(!existsSync(corpus))(
    'is described or refused, file by file, within 512 MB and 5 seconds of CPU time each',
    async () => {
      const reader = await openSharpImageReader();
      const outcomes = new Map<string, number>();
      for (const file of filesOf(corpus)) {
        const before = process.cpuUsage();
        const outcome = await reader.read(readFileSync(file));
        outcomes.set(outcome.kind, (outcomes.get(outcome.kind) ?? 0) + 1);
        if (outcome.kind === 'read') {
          const facts = { ...outcome.image.facts, fileName: file };
          expect(describeImage(facts, { title: null, keywords: [] }).description, file).not.toBe('');
        }
        const { user, system } = process.cpuUsage(before);
        expect((user + system) / 1000, file).toBeLessThan(5000);
        expect(process.memoryUsage().rss, file).toBeLessThan(512 * 1024 * 1024);
      }
      expect(outcomes.get('read')).toBeGreaterThan(200);
      for (const kind of ['not_an_image', 'damaged', 'too_many_pixels'])
        expect(outcomes.get(kind), kind).toBeGreaterThan(0);
    },
    120_000,
  );
});
