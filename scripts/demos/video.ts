import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Mediabunny from 'mediabunny';
import type { Browser } from 'playwright-core';
import { type Frame, frameScale, frameSize } from './animation.ts';

const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('mediabunny')
    .replace(/[^/]+$/, 'mediabunny.min.mjs'),
  'utf8',
);
// WebCodecs requires a secure context, so this page is on localhost, although no server listens there.
const origin = 'http://localhost:9';

/** The animations are watched repeatedly, but a video only once, so it is slower. */
export const pace = 1.5;

type Still = { url: string; seconds: number };

/**
 * Runs in the browser: draws each frame for its duration and encodes all of them as VP9 in WebM. Returns the file's
 * bytes.
 */
const encodeInPage = async ({
  stills,
  width,
  height,
}: {
  stills: Still[];
  width: number;
  height: number;
}): Promise<number[]> => {
  const address = '/mediabunny.mjs';
  const { Output, WebMOutputFormat, BufferTarget, CanvasSource } = (await import(
    address
  )) as typeof Mediabunny;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to draw the frames on.');
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new CanvasSource(canvas, { codec: 'vp9', bitrate: 350_000, keyFrameInterval: 10 });
  output.addVideoTrack(source);
  await output.start();
  let at = 0;
  for (const { url, seconds } of stills) {
    context.drawImage(await createImageBitmap(await (await fetch(url)).blob()), 0, 0, width, height);
    // A still image is encoded twice a second, so that players can seek and its detail improves over time.
    const parts = Math.max(1, Math.round(seconds / 0.5));
    for (let part = 0; part < parts; part++) await source.add(at + (part * seconds) / parts, seconds / parts);
    at += seconds;
  }
  await output.finalize();
  return [...new Uint8Array(target.buffer ?? new ArrayBuffer(0))];
};

/** The frames in sequence as a WebM video. */
export const encodeVideo = async (browser: Browser, frames: readonly Frame[]): Promise<Uint8Array> => {
  const page = await browser.newPage();
  await page.route(`${origin}/**`, (route) => {
    const [, index] = /\/frames\/(\d+)/.exec(route.request().url()) ?? [];
    const frame = frames[Number(index)];
    if (frame) return route.fulfill({ body: frame.png, contentType: 'image/png' });
    return route.request().url().endsWith('.mjs')
      ? route.fulfill({ body: library, contentType: 'text/javascript' })
      : route.fulfill({ body: '<!doctype html><title>Film</title>', contentType: 'text/html' });
  });
  await page.goto(origin);
  const bytes = await page.evaluate(encodeInPage, {
    stills: frames.map(({ ms }, index) => ({ url: `/frames/${index}`, seconds: (ms * pace) / 1000 })),
    width: frameSize.width * frameScale,
    height: frameSize.height * frameScale,
  });
  await page.close();
  return Uint8Array.from(bytes);
};

const stamp = (ms: number): string => new Date(ms).toISOString().slice(11, 23);

/** The captions of the frames as WebVTT: one cue for each run of frames with the same words. */
export const captionsOf = (frames: readonly Frame[]): string => {
  const cues: { from: number; to: number; text: string }[] = [];
  let at = 0;
  for (const { ms: shown, caption } of frames) {
    const ms = shown * pace;
    const last = cues.at(-1);
    if (last?.text === caption) last.to = at + ms;
    else cues.push({ from: at, to: at + ms, text: caption });
    at += ms;
  }
  return ['WEBVTT', ...cues.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text}`), ''].join(
    '\n\n',
  );
};
