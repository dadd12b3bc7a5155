import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { paths, prerenderedPages } from '#contracts/platform/routes.ts';
import { product } from '#contracts/product.ts';
import { sharePicturePath } from '#web/app/share-address.ts';
import type { Chunks } from '../../web/build/chunks.ts';
import { chunksOf, deferScripts, fontTags, measureScripts } from '../../web/build/chunks.ts';
import { coverOf } from '../../web/build/cover.ts';
import { robotsTxt, rssFeed, sitemapXml } from '../../web/build/feeds.ts';
import { icons } from '../../web/build/icons.ts';
import { siteSettings } from '../../web/build/settings.ts';
import { sharePicture } from '../../web/build/share-picture.ts';

const root = join(import.meta.dirname, '../..');
const finishedDir = join(root, 'dist/web');
// Built in a temporary folder and moved at the end, so that the site is never incomplete.
const workDir = join(root, `.cache/web-build-${process.pid}`);
const outDir = join(workDir, 'site');
const serverDir = join(workDir, 'server');

type ServerEntry = typeof import('#web/app/entry-server.tsx');

/** Bundles the web twice: for the browser, and the same code for prerendering. */
const bundle = async (): Promise<ServerEntry> => {
  const configFile = join(root, 'vite.config.ts');
  await build({ configFile, logLevel: 'warn', build: { outDir } });
  await build({
    configFile,
    logLevel: 'warn',
    build: { ssr: 'src/app/entry-server.tsx', outDir: serverDir, manifest: false, copyPublicDir: false },
  });
  return import(join(serverDir, 'entry-server.js'));
};

const save = async (path: string, content: string | Uint8Array): Promise<void> => {
  const file = join(outDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
};

const scriptJson = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

type Prerendered = { pathname: string; file: string; data?: unknown; changed?: string };

const prerenderInto = async (
  server: ServerEntry,
  template: string,
  chunks: Chunks,
  { pathname, file, data }: Prerendered,
): Promise<void> => {
  const { html, meta } = await server.renderPage(pathname, data ?? null);
  if (!meta.noIndex) await save(sharePicturePath(pathname), await sharePicture(meta));
  const head = [server.headOf(meta, pathname, siteSettings()), ...fontTags(chunks)];
  const page = deferScripts(template, chunks, server.pageAt(pathname).file)
    .replace('<!--page-head-->', () => head.join('\n    '))
    .replace('<div id="root"><!--page-body--></div>', () =>
      [
        `<div id="root" data-prerendered>${html}</div>`,
        data === undefined ? '' : scriptJson(server.pageDataId, data),
      ].join(''),
    );
  await save(file, page);
};

/** The shell of pages that are not prerendered. */
const shellOf = (template: string, chunks: Chunks, isIndexed: boolean): string =>
  template
    .replace('<!--page-head-->', () =>
      [
        `<title>${product.name}</title>`,
        ...(isIndexed ? [] : ['<meta name="robots" content="noindex" />']),
        ...fontTags(chunks),
      ].join('\n    '),
    )
    .replace('<!--page-body-->', '');

const writeBlog = async (server: ServerEntry): Promise<Prerendered[]> => {
  const generated_at = new Date().toISOString();
  const posts = server.allPosts.map(server.summaryOf);
  await save('static-blog/blog-list.json', JSON.stringify({ posts, generated_at }));
  for (const post of server.allPosts) {
    await save(`static-blog/${post.slug}.json`, JSON.stringify({ ...post, generated_at }));
    await save(`images/blog/${post.slug}.svg`, coverOf(post.slug));
  }
  return server.allPosts.map((post) => ({
    pathname: `${paths.blog}/${post.slug}`,
    file: `blog/${post.slug}/index.html`,
    data: post,
    changed: post.published_at,
  }));
};

const buildSite = async (): Promise<void> => {
  const server = await bundle();
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const chunks = chunksOf(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
  await rm(join(outDir, '.vite'), { recursive: true });

  const postPages = await writeBlog(server);
  const pages: Prerendered[] = prerenderedPages.map((pathname) => ({
    pathname,
    file: join(pathname, 'index.html').slice(1),
    ...(pathname === paths.blog && { data: { posts: server.allPosts.map(server.summaryOf) } }),
  }));
  const notFound: Prerendered = { pathname: '/404', file: '404.html' };
  for (const page of [...pages, ...postPages, notFound]) await prerenderInto(server, template, chunks, page);

  const { origin } = siteSettings();
  await save('app.html', shellOf(template, chunks, false));
  // Posts of the content service, which search engines may list.
  await save('post.html', shellOf(template, chunks, true));
  await save(
    'sitemap.xml',
    sitemapXml(
      origin,
      [...pages, ...postPages].map(({ pathname, changed }) => ({ pathname, ...(changed && { changed }) })),
    ),
  );
  for (const [path, icon] of await icons()) await save(path, icon);
  await save('robots.txt', robotsTxt(origin));
  await save('rss.xml', rssFeed(origin, server.allPosts));
  const routeFiles = pages.map(({ pathname }) => ({ pathname, file: server.pageAt(pathname).file }));
  console.log(await measureScripts(outDir, chunks, routeFiles));
};

/** Builds the site into dist/web: scripts and styles, every public page as HTML, feeds and the blog's JSON. */
export const buildWeb = async (): Promise<void> => {
  try {
    await buildSite();
    await rm(finishedDir, { recursive: true, force: true });
    await mkdir(dirname(finishedDir), { recursive: true });
    await rename(outDir, finishedDir);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
};

if (import.meta.main) await buildWeb();
