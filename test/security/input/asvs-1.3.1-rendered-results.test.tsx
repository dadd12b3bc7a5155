// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FinalResult } from '#contracts/jobs/result.ts';
import type { SnippetText } from '#contracts/keywords/writing.ts';
import { describeImage } from '#engine';
import { shareOf } from '#test/share-of.ts';
import { photoSample } from '#test/unit/engine/images/samples.ts';
import { keyword, result as sample } from '#test/web-setup/results-fixture.ts';
import { payloadLists } from '#test/xss-payloads.ts';
import { dangersInExports, dangersInFiles, dangersOnPage } from './inert-result.tsx';

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  })),
);
afterEach(() => vi.unstubAllGlobals());

const chunks = (payloads: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(payloads.length / size) }, (_, index) =>
    payloads.slice(index * size, (index + 1) * size),
  );
const snippet = (text: string): SnippetText => ({
  text,
  characters: text.length,
  pixels: 100,
  keywords: [text],
  why: text,
});

const photo = {
  width: 1200,
  height: 800,
  format: 'jpeg',
  isAnimated: false,
  hasPosition: true,
  takenOn: '2026-05-04',
  sample: photoSample(),
} as const;

/**
 * Every fourth payload of a public list that a page shows as text: React writes any text as one text node. The markup
 * of articles, which is parsed, contains all of them.
 */
const shownAsText = (part: readonly string[]): string[] => (part.length > 100 ? shareOf(part, 4) : [...part]);

/**
 * A result whose every text is one of `texts`, with its article's markup unchanged: the server's cleaning is not
 * trusted.
 */
const hostileResult = (part: readonly string[], texts = part): FinalResult => {
  const html = part.join('\n');
  const [first = '', second = ''] = texts;
  return {
    ...sample,
    summary: first,
    source: {
      ...sample.source,
      kind: 'url',
      url: 'javascript:alert(1)//',
      title: first,
      byline: second,
      published: first,
      text: html,
    },
    selected_keywords: texts.map((payload) =>
      keyword(payload, {
        typed_as: payload,
        reason: payload,
        usage_guidance: payload,
        cluster: payload,
        grouped_with: [payload],
        spell_corrected_to: payload,
        passages: [{ text: payload, start: 0, end: payload.length }],
      }),
    ),
    seo_titles: texts.slice(0, 10).map(snippet),
    meta_descriptions: texts.slice(0, 10).map(snippet),
    articles: sample.articles && {
      ...sample.articles,
      original_article_html: html,
      optimized_article_html: html,
      original_article_markdown: html,
      optimized_article_markdown: html,
      changes: texts.map((payload) => ({ before: payload, after: payload, reason: payload })),
    },
  };
};

/** An image run on files whose names and contents are payloads. The texts are those of our own engine. */
const imageResult = (part: readonly string[]): FinalResult => ({
  ...sample,
  articles: null,
  image_assets: chunks(part, Math.ceil(part.length / 10)).map(([payload = '', ...others], index) => {
    const facts = { ...photo, fileName: payload, embeddedText: payload };
    const texts = describeImage(facts, { title: payload, keywords: [payload] });
    return {
      ...texts,
      // A run has at most ten images, so the remaining payloads go into these images' texts.
      caption: [texts.caption, ...others].join(' '),
      description: [texts.description, ...others].join(' '),
      notes: [payload, ...others],
      checks: [],
      image_id: String(index),
      file_name: payload,
      public_url: 'https://bucket.example/a.webp',
      thumbnail_url: 'https://bucket.example/a-thumbnail.webp',
      width: 100,
      height: 100,
    };
  }),
  failed_images: part.map((payload, index) => ({
    image_id: `f${index}`,
    file_name: payload,
    reason: payload,
  })),
});

const lists = payloadLists.map(({ name, payloads }) => ({
  name,
  payloads: payloads ?? [],
  isMissing: payloads === null,
}));

describe.each(lists)('no markup of $name runs', ({ payloads, isMissing }) => {
  it.skipIf(isMissing)(
    'in the exports of an article, as HTML and for WordPress, nor in the keyword files',
    () => {
      for (const part of chunks(payloads, 40)) {
        const result = hostileResult(part);
        expect([...dangersInExports(result), ...dangersInFiles(result)]).toEqual([]);
      }
    },
    120_000,
  );

  it.skipIf(isMissing)(
    'on the page of a result, in any of its parts',
    async () => {
      // The server passes on only well-formed markup. Here React reports some of it as wrongly nested, once each.
      const said = vi.spyOn(console, 'error').mockImplementation(() => {});
      for (const part of chunks(payloads, 400))
        expect(await dangersOnPage(hostileResult(part, shownAsText(part)), 'keyword_optimizer')).toEqual([]);
      const others = said.mock.calls.filter(
        ([text]) => !/cannot be a (?:child|descendant)|cannot contain/.test(text),
      );
      expect(others).toEqual([]);
    },
    240_000,
  );

  it.skipIf(isMissing)(
    'as the name of an image, or in the content of its file',
    async () => {
      for (const part of chunks(payloads, 400))
        expect(await dangersOnPage(imageResult(shownAsText(part)), 'image_analyzer')).toEqual([]);
    },
    240_000,
  );
});
