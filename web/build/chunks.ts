import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

/** The chunks of a browser build, by their entry module (below `web`). */
export type Chunks = Readonly<Manifest>;

const entry = 'index.html';

export const chunksOf = (manifestJson: string): Chunks => JSON.parse(manifestJson) as Manifest;

/** The files that a chunk needs before it can run: itself and its static imports, each once. */
const filesOf = (chunks: Chunks, key: string, seen: Set<string> = new Set()): Set<string> => {
  const chunk = chunks[key];
  if (!chunk)
    throw new Error(`The build has no chunk for web/${key}; the path in routes.ts must name a page.`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(chunks, imported, seen);
  return seen;
};

/** Files of a page's chunk that the entry does not load anyway. `page` is relative to `web/src`. */
const filesOfPage = (chunks: Chunks, page: string): string[] => {
  const initial = filesOf(chunks, entry);
  return [...filesOf(chunks, `src/${page}`)].filter((file) => !initial.has(file));
};

/** Preloads the upright fonts, so that the browser fetches them while it reads the HTML. */
export const fontTags = (chunks: Chunks): string[] =>
  Object.entries(chunks)
    .filter(([source]) => source.endsWith('-wght-normal.woff2'))
    .map(([, { file }]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`);

const bootTag = /<script src="(\/assets\/boot-[^"]+)"><\/script>/;
const moduleTags = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

/** Moves all scripts of a prerendered page to boot.js, which loads them after the first paint. */
export const deferScripts = (html: string, chunks: Chunks, page: string): string => {
  if (!bootTag.test(html)) throw new Error('The built page has no tag of boot.js to hand its scripts to.');
  const files = [...filesOf(chunks, entry), ...filesOfPage(chunks, page)].map((file) => `/${file}`);
  return html
    .replaceAll(moduleTags, '')
    .replace(
      bootTag,
      (_tag, boot: string) => `<script src="${boot}" data-scripts="${files.join(' ')}"></script>`,
    );
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;

/** The limit on what a public page loads at its start, in bytes of gzipped JavaScript. React takes 69 kB of it. */
const budget = 95_000;

/**
 * A table of the scripts that each page loads at its start, gzipped.
 * @throws Error if a page is over the budget
 */
export const measureScripts = async (
  outDir: string,
  chunks: Chunks,
  pages: readonly { pathname: string; file: string }[],
): Promise<string> => {
  const sizeOf = async (files: Iterable<string>): Promise<number> => {
    let total = 0;
    for (const file of files) total += gzipSync(await readFile(join(outDir, file))).length;
    return total;
  };
  const shared = await sizeOf(filesOf(chunks, entry));
  const rows = await Promise.all(
    pages.map(async ({ pathname, file }) => {
      const own = await sizeOf(filesOfPage(chunks, file));
      if (shared + own > budget)
        throw new Error(
          `${pathname} loads ${kilobytes(shared + own).trim()} of JavaScript at its start; the budget is ${kilobytes(budget).trim()}. Load what is only needed later with deferredPart or a dynamic import.`,
        );
      return `${pathname.padEnd(24)}${kilobytes(shared + own)}  (page ${kilobytes(own).trim()})`;
    }),
  );
  const styles = await sizeOf(chunks[entry]?.css ?? []);
  return [
    `Initial JavaScript, gzip; shared ${kilobytes(shared).trim()}, styles ${kilobytes(styles).trim()}`,
    ...rows,
  ].join('\n');
};
