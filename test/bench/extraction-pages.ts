import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeHtml } from '#engine';

/** A page with the text of its article, as given by an annotator. */
export type ArticlePage = { id: string; url: string; html: string; truth: string };
/** A page with sentences that its article contains and sentences that it does not contain. */
export type SegmentPage = { id: string; url: string; html: string; with: string[]; without: string[] };

const ownPages = join(import.meta.dirname, '../fixtures/pages');

const readJson = (path: string): Record<string, Record<string, unknown>> =>
  JSON.parse(readFileSync(path, 'utf8'));
const readPage = (path: string): string => decodeHtml(gunzipSync(readFileSync(path)));

export const hasExtractionData = (dataDir: string): boolean =>
  existsSync(join(dataDir, 'articles/ground-truth.json')) &&
  existsSync(join(dataDir, 'web-pages/segments.json'));

/** 88 pages of article-extraction-benchmark (MIT). */
export function readArticlePages(dataDir: string): ArticlePage[] {
  const folder = join(dataDir, 'articles');
  return Object.entries(readJson(join(folder, 'ground-truth.json')))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { url, articleBody }]) => ({
      id,
      url: String(url),
      html: readPage(join(folder, 'html', `${id}.html.gz`)),
      truth: String(articleBody),
    }));
}

/** 91 pages of trafilatura's evaluation (Apache-2.0). */
export function readSegmentPages(dataDir: string): SegmentPage[] {
  const folder = join(dataDir, 'web-pages');
  return Object.entries(readJson(join(folder, 'segments.json')))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, entry]) => ({
      id,
      url: String(entry.url),
      html: readPage(join(folder, 'html', `${id}.html.gz`)),
      with: entry.with as string[],
      without: entry.without as string[],
    }));
}

/** The project's own pages: small, but with the parts that extraction has to distinguish. */
export function readOwnPages(): (ArticlePage & SegmentPage)[] {
  const files = readdirSync(ownPages).filter((name) => name.endsWith('.html'));
  return files.sort().map((name) => {
    const stem = join(ownPages, name.replace(/\.html$/, ''));
    const segments = readJson(`${stem}.json`) as unknown as {
      url: string;
      with: string[];
      without: string[];
    };
    return {
      id: name,
      html: readFileSync(`${stem}.html`, 'utf8'),
      truth: readFileSync(`${stem}.txt`, 'utf8'),
      ...segments,
    };
  });
}
