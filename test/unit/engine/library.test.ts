import { join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { extractArticle, extractKeywords } from '#engine/index.ts';
import { notEmpty } from '#test/not-empty.ts';

const page = `<html lang="en"><head><title>Night bus 7</title></head><body><article><h1>Night bus 7</h1>
<p>The council keeps night bus 7 for another year. The night bus runs from the harbour to the hill every hour.</p>
<p>Riders had asked for it: <a href="/riders">4,200 signed</a> a letter. The bus costs the city 90,000 euros a year, and the
council pays for it out of the parking fees that visitors leave at the harbour in summer.</p>
<h2>Stops</h2><p>The night bus stops at the harbour, the market, the school and the hill.</p></article></body></html>`;

describe('the engine as a library', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('reads no clock, randomness, environment or network', () => {
    const forbidden = (what: string) => () => {
      throw new Error(`The engine used ${what}.`);
    };
    class NoClock extends Date {
      constructor(...given: [] | [number | string]) {
        if (given.length === 0) throw new Error('The engine used the clock.');
        super(...(given as [string]));
      }
      static override now = forbidden('the clock') as () => number;
    }
    const read = () => [extractArticle(page, 'https://example.com/bus'), extractKeywords(page)];
    const before = read();
    const { env } = process;
    vi.stubGlobal('Date', NoClock);
    // Only this method: Node loads its `fetch` on first access, and keeps the `performance` of that moment.
    vi.spyOn(performance, 'now').mockImplementation(forbidden('the clock') as () => number);
    vi.stubGlobal('fetch', forbidden('the network'));
    vi.stubGlobal('WebSocket', forbidden('the network'));
    vi.spyOn(Math, 'random').mockImplementation(forbidden('chance') as () => number);
    Object.defineProperty(process, 'env', { configurable: true, get: forbidden('the environment') });
    try {
      expect(read()).toEqual(before);
    } finally {
      Object.defineProperty(process, 'env', { configurable: true, writable: true, value: env });
      vi.restoreAllMocks();
    }
  });

  it('bundles for a platform without files, sockets and processes', async () => {
    const { outputFiles, metafile } = await build({
      entryPoints: [join(import.meta.dirname, '../../../lambdas/engine/index.ts')],
      bundle: true,
      write: false,
      metafile: true,
      minify: true,
      format: 'esm',
      // Node modules do not resolve in a browser: importing one fails the build.
      platform: 'browser',
      // The weights are packed with Brotli. Node, Bun, Deno and edge workers have this module.
      external: ['node:zlib'],
      logLevel: 'silent',
    });
    expect(outputFiles).toHaveLength(1);
    const inputs = Object.keys(metafile.inputs).filter((path) => !path.includes('node_modules'));
    expect(inputs.filter((path) => !/lambdas\/(?:engine|contracts|domain)\//.test(path))).toEqual([]);
  });

  it('adds only the parts that it uses to a bundle', async () => {
    const { metafile } = await build({
      stdin: { contents: "export { decodeHtml } from '#engine';", resolveDir: process.cwd() },
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'silent',
    });
    const used = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
    expect(used.filter((path) => !/<stdin>|index\.ts$/.test(path))).toEqual([
      'lambdas/engine/extraction/html/decode-html.ts',
    ]);
  });

  it('returns an article with its parts, with absolute addresses', () => {
    const article = extractArticle(page, 'https://example.com/bus');
    expect(article).toMatchObject({
      url: 'https://example.com/bus',
      title: 'Night bus 7',
      language: 'en',
      isArticle: expect.any(Boolean),
      links: [{ href: 'https://example.com/riders', text: '4,200 signed' }],
    });
    expect(article.headings.map(({ text }) => text)).toContain('Stops');
    for (const { offset, text } of notEmpty(article.headings))
      expect(article.text.slice(offset, offset + text.length)).toBe(text);
  });

  it('returns phrases best first, with scores and the places that support them', () => {
    const { text } = extractArticle(page);
    const phrases = extractKeywords(text, { limit: 6 });
    expect(phrases.length).toBeLessThanOrEqual(6);
    expect(phrases.map((phrase) => phrase.score)).toEqual(
      phrases.map((phrase) => phrase.score).sort((a, b) => b - a),
    );
    expect(phrases.map((phrase) => phrase.text.toLowerCase())).toContain('night bus');
  });

  it('accepts bytes as well as text, and empty pages', () => {
    expect(extractArticle(new TextEncoder().encode(page)).title).toBe('Night bus 7');
    for (const nothing of ['', '<html></html>', '<p>']) {
      expect(extractArticle(nothing)).toMatchObject({ isArticle: false });
      expect(extractKeywords(nothing)).toEqual(expect.any(Array));
    }
  });
});
