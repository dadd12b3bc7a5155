import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import { countWords } from '#domain/text/count-words.ts';
import { detectLanguage, extractArticle } from '#engine';
import { benchData } from '../../measure/data-folders.ts';
import { pasteOf, readLabeledTexts } from '../../measure/labels.ts';
import type { Post } from '../../measure/posts.ts';
import type { GradeInput } from './grade-input.ts';
import { readHeldOutPosts } from './read-posts.ts';

/** A text that may be drawn. `toInput` turns it into an input, with or without its title if both are possible. */
export type Drawable = {
  id: string;
  kind: string;
  origin: string;
  toInput(withTitle: boolean): GradeInput;
};

const nothing = { title: null, description: null, tags: [] };
const words = { least: 250, most: 1_700 };
const fits = (text: string): boolean => {
  const count = countWords(text);
  return count >= words.least && count <= words.most && detectLanguage(text) === 'en';
};

const lines = (path: string): unknown[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown)
    : [];

const postInput = ({ id, repo, path, kind, title, description, tags, markdown }: Post): Drawable => ({
  id: id.slice(0, 12),
  kind,
  origin: repo,
  toInput: (withTitle) => {
    const text = withTitle ? `# ${title}\n\n${markdown}` : markdown;
    return {
      ...{ id: id.slice(0, 12), source: 'posts', repo, path, kind, withTitle },
      content: { text },
      reading: text,
      author: { title, description, tags },
    };
  },
});

const textInput = (
  source: string,
  id: string,
  text: string,
  { kind, path, author = nothing }: { kind: string; path: string; author?: GradeInput['author'] },
): Drawable => ({
  id,
  kind,
  origin: source,
  toInput: () => ({
    ...{ id, source, repo: null, path, kind, withTitle: /^(?:# |---\n)/.test(text.trimStart()) },
    content: { text },
    reading: text,
    author,
  }),
});

/** Reads a stored page, plain or compressed. */
export const readPage = (file: string): Buffer => {
  const bytes = readFileSync(file);
  return file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
};

const pageInput = (
  source: string,
  id: string,
  page: { file: string; url: string; text: string; title: string | null },
): Drawable => ({
  id,
  kind: 'page',
  origin: source,
  toInput: () => ({
    ...{ id, source, repo: null, path: page.url, kind: 'page', withTitle: true },
    content: { file: page.file, url: page.url },
    reading: page.text,
    author: { ...nothing, title: page.title },
  }),
});

const labeledArticle = z.object({ id: z.string(), title: z.string(), description: z.string() });
const newsText = z.object({ id: z.string(), text: z.string() });
const articlesFile = z.record(z.string(), z.object({ url: z.string(), articleBody: z.string() }));
const pagesFile = z.record(
  z.string(),
  z.object({ url: z.string(), type: z.string(), title: z.nullable(z.string()), text: z.string() }),
);

const readArticles = () => {
  const path = join(benchData, 'articles/ground-truth.json');
  return existsSync(path) ? Object.entries(articlesFile.parse(JSON.parse(readFileSync(path, 'utf8')))) : [];
};

/** News texts without a title: those of kpcrowd, and articles with their publishers' titles and descriptions. */
const readNews = (): Drawable[] => {
  const meta = lines(join(benchData, 'meta/webmeta.jsonl')).map((line) => labeledArticle.parse(line));
  const authors = new Map(meta.map(({ id, title, description }) => [id, { title, description, tags: [] }]));
  const crowd = lines(join(benchData, 'keyphrases/kpcrowd.jsonl')).map((line) => newsText.parse(line));
  return [
    ...crowd
      .filter(({ text }) => fits(text))
      .map(({ id, text }) => textInput('news', id, text, { kind: 'news', path: `kpcrowd/${id}` })),
    ...readArticles()
      .filter(([, { articleBody }]) => fits(articleBody))
      .map(([id, { url, articleBody }]) =>
        textInput('news', id.slice(0, 12), articleBody, {
          kind: 'news',
          path: url,
          author: authors.get(id) ?? nothing,
        }),
      ),
  ];
};

/** HTML pages: the articles of the 2026 set. */
const readWeb = (): Drawable[] => {
  const folder = join(benchData, 'web-2026');
  const path = join(folder, 'ground-truth.json');
  if (!existsSync(path)) return [];
  return Object.entries(pagesFile.parse(JSON.parse(readFileSync(path, 'utf8'))))
    .filter(([, { type, text }]) => type === 'article' && fits(text))
    .map(([id, { url, title, text }]) =>
      pageInput('web', id, { file: join(folder, `html/${id}.html.gz`), url, text, title }),
    );
};

const fileInput = (source: string, file: string, kind: string): Drawable => {
  const id = basename(file, extname(file));
  if (extname(file) !== '.html')
    return textInput(source, id, readFileSync(file, 'utf8'), { kind, path: file });
  const url = `https://example.com/${id}`;
  const { text, title } = extractArticle(readPage(file), url);
  return pageInput(source, id, { file, url, text, title });
};

const manifest = z.array(z.object({ n: z.int(), kind: z.string() }));

const readGraded40 = (): Drawable[] => {
  const folder = join(benchData, 'graded-40');
  const entries = manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  return entries.flatMap(({ n, kind }) => {
    const name = String(n).padStart(2, '0');
    const file = [join(folder, `inputs/${name}.md`), join(folder, `html/${name}.html`)].find(existsSync);
    return file === undefined ? [] : [fileInput('graded-40', file, kind)];
  });
};

const readFolder = (folder: string): Drawable[] => {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new Error(
      `${folder} is not a source. Use posts, training, graded-40, news, web or a folder of .md, .txt and .html files.`,
    );
  const files = readdirSync(folder).filter((name) => /\.(?:md|txt|html)$/.test(name));
  return files.sort().map((name) => fileInput(basename(folder), join(folder, name), 'file'));
};

const readPosts = (): Drawable[] => {
  const posts = readHeldOutPosts();
  if (posts === null) throw new Error(`${benchData} has no posts/posts.jsonl.gz: see test/bench/SOURCES.md.`);
  return posts.map(postInput);
};

/** Labeled texts, with the title if their labels were made with it. */
const readTraining = (): Drawable[] =>
  readLabeledTexts().map((labeled) => {
    const { id, repo, path, kind, title, shownWithTitle } = labeled.label;
    const text = pasteOf(labeled);
    return {
      ...{ id, kind, origin: repo },
      toInput: () => ({
        ...{ id, source: 'training', repo, path, kind, withTitle: shownWithTitle },
        content: { text },
        reading: text,
        author: { ...nothing, title },
      }),
    };
  });

/** The texts that a source offers: a named source, or a folder of texts and pages. */
export const readSource = (name: string): Drawable[] => {
  const named: Readonly<Record<string, () => Drawable[]>> = {
    posts: readPosts,
    training: readTraining,
    'graded-40': readGraded40,
    news: readNews,
    web: readWeb,
  };
  return (named[name] ?? (() => readFolder(name)))();
};
