import type { Article, NotArticleReason } from '#contracts/jobs/article.ts';
import { countWords } from '#domain/text/count-words.ts';
import { withinDeadline } from '#engine/bounds/deadline.ts';
import { resolveLanguage } from '#engine/language/resolve-language.ts';
import { serializeMarkdown } from '#engine/markdown/serialize-markdown.ts';
import { articleFromData } from './article/data-body.ts';
import { findArticle, prepare } from './article/find-article.ts';
import { judgeArticle } from './article/not-article.ts';
import { decodeHtml } from './html/decode-html.ts';
import { readImages, readLinks } from './html/media.ts';
import { parseHtml } from './html/parse-html.ts';
import { baseAddress } from './html/resolve-address.ts';
import { serializeHtml } from './html/serialize-html.ts';
import { serializeText } from './html/serialize-text.ts';
import { readMetadata } from './metadata/metadata.ts';

export type ExtractedArticle = Article & { isArticle: boolean; notArticleReason: NotArticleReason | null };

export type ExtractOptions = {
  /** The Content-Type header that the page was served with; it names the charset of `html` in bytes. */
  contentType?: string;
};

const extractArticleNow = (
  html: string | Uint8Array,
  url: string | undefined,
  options: ExtractOptions,
): ExtractedArticle => {
  const page = parseHtml(typeof html === 'string' ? html : decodeHtml(html, options.contentType));
  const base = baseAddress(page, url ?? null);
  prepare(page, base);
  const metadata = readMetadata(page);
  const found = findArticle(page, { titles: metadata.titles, isDeclared: metadata.isDeclaredArticle });
  const fromData = articleFromData(metadata.data.body, found.root.chars);
  const root = fromData ?? found.root;
  const { text, headings } = serializeText(root);
  const wordCount = countWords(text);
  const notArticleReason = judgeArticle(page, { ...found, article: fromData ?? found.article }, wordCount);
  const { title, description, byline, published, siteName } = metadata;
  return {
    url: url ?? base,
    title,
    description,
    byline,
    published,
    siteName,
    language: resolveLanguage(text, metadata.language),
    text,
    markdown: serializeMarkdown(root, base),
    html: serializeHtml(root, base),
    wordCount,
    headings,
    links: readLinks(root, base),
    images: readImages(root, base),
    isArticle: notArticleReason === null,
    notArticleReason,
  };
};

/**
 * The article of a web page without menus, comments, related links, share bars and cookie notices. Accepts any markup,
 * however broken or deep, and does not throw. For a page without an article, `notArticleReason` gives the reason. `url`
 * is the page's address; relative addresses are resolved against it.
 */
export const extractArticle = (
  html: string | Uint8Array,
  url?: string,
  options: ExtractOptions = {},
): ExtractedArticle => withinDeadline(() => extractArticleNow(html, url, options));
