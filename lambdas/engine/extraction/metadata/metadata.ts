import { collapse, type ParsedPage } from '#engine/extraction/html/tree.ts';
import { type ArticleData, readArticleData } from './json-ld.ts';
import { languageCode } from './language-code.ts';
import { findByline, findPublished } from './page-byline.ts';
import { chooseTitle, siteSuffix, titleForms } from './page-title.ts';
import { isoDateOf } from './published-date.ts';

export type Metadata = {
  title: string | null;
  description: string | null;
  byline: string | null;
  published: string | null;
  siteName: string | null;
  language: string | null;
  data: ArticleData;
  /** The forms in which the page gives the title, to find it in the text. */
  titles: ReadonlySet<string>;
};

/** Contents by name: a meta element may name several (`og:title dc:title`), in any case, with `.` or `:`. */
const indexMetas = (page: ParsedPage): ReadonlyMap<string, string> => {
  const index = new Map<string, string>();
  for (const { property, name, itemprop, content, value: loose, 'http-equiv': header } of page.metas) {
    const value = collapse(content ?? loose ?? '');
    const names = [property, name, itemprop, header].filter((key) => key !== undefined).join(' ');
    if (value === '') continue;
    for (const key of names.toLowerCase().split(/\s+/)) {
      const unified = key.replaceAll(':', '.');
      if (!index.has(unified)) index.set(unified, value);
    }
  }
  return index;
};

/** Reads the first of several names that the page gives. */
type Lookup = (...names: string[]) => string | null;

const metaLookup = (page: ParsedPage): Lookup => {
  const index = indexMetas(page);
  return (...names) => {
    for (const name of names) {
      const value = index.get(name);
      if (value !== undefined) return value;
    }
    return null;
  };
};

const languageOf = (page: ParsedPage, meta: Lookup, data: ArticleData): string | null =>
  languageCode(page.language) ??
  languageCode(meta('og.locale')) ??
  languageCode(meta('content-language', 'language', 'dc.language', 'inlanguage')) ??
  languageCode(data.language);

const descriptionOf = (meta: Lookup, data: ArticleData): string | null => {
  const given = meta(
    'description',
    'og.description',
    'dc.description',
    'dcterms.description',
    'twitter.description',
  );
  return given ?? data.description;
};

const bylineNames = [
  'author',
  'article.author',
  'dc.creator',
  'dcterms.creator',
  'parsely-author',
  'sailthru.author',
];

const bylineOf = (page: ParsedPage, meta: Lookup, data: ArticleData): string | null => {
  if (data.authors.length > 0) return data.authors.join(', ');
  const given = meta(...bylineNames, 'byl');
  if (given !== null && !/^https?:|[@<>]|^\d+$/.test(given)) return given.replace(/^by\s+/i, '');
  return findByline(page.root) ?? data.organizations[0] ?? null;
};

const dateNames = [
  'article.published_time',
  'og.published_time',
  'datepublished',
  'parsely-pub-date',
  'sailthru.date',
  'publishdate',
  'publish-date',
  'pubdate',
  'pub_date',
  'dc.date.issued',
  'dc.date',
  'dcterms.issued',
  'dcterms.created',
  'citation_publication_date',
  'date',
];

const publishedOf = (page: ParsedPage, meta: Lookup, data: ArticleData): string | null => {
  const published = isoDateOf(data.published);
  if (published !== null) return published;
  for (const name of dateNames) {
    const given = isoDateOf(meta(name));
    if (given !== null) return given;
  }
  return findPublished(page.root);
};

/**
 * The metadata of a page's article from schema.org data, Open Graph, Dublin Core and other meta elements,
 * and the marks in its body.
 */
export const readMetadata = (page: ParsedPage): Metadata => {
  const meta = metaLookup(page);
  const data = readArticleData(page.jsonLd);
  const titleTag = collapse(page.title);
  const openGraphTitle = meta('og.title', 'dc.title', 'dcterms.title', 'twitter.title', 'title', 'headline');
  const openGraphSite = meta('og.site_name') ?? data.publisher ?? meta('application-name');
  const title = chooseTitle(page, { titleTag, openGraphTitle, headline: data.headline, site: openGraphSite });
  return {
    title,
    description: descriptionOf(meta, data),
    byline: bylineOf(page, meta, data),
    published: publishedOf(page, meta, data),
    siteName: openGraphSite ?? siteSuffix(titleTag, title),
    language: languageOf(page, meta, data),
    data,
    titles: titleForms([title, titleTag, openGraphTitle, data.headline], openGraphSite),
  };
};
