import { collapse, type ParsedPage } from '#engine/extraction/html/tree.ts';
import { siteSuffix } from '#engine/site-names/site-in-title.ts';
import { describedAuthor } from './author-biography.ts';
import { type FrontLine, frontLines } from './front-lines.ts';
import { type ArticleData, readArticleData } from './json-ld.ts';
import { languageCode } from './language-code.ts';
import { findByline, findPublished, microdataAuthor } from './page-byline.ts';
import { chooseTitle, titleForms } from './page-title.ts';
import { isPerson } from './person-names.ts';
import { isoDateOf } from './published-date.ts';
import { announcedAuthor, datedAuthor, linkedAuthor, markedAuthor } from './shown-byline.ts';
import { shownDates } from './shown-dates.ts';
import { siteNameTest } from './site-names.ts';

export type Metadata = {
  title: string | null;
  description: string | null;
  byline: string | null;
  published: string | null;
  siteName: string | null;
  language: string | null;
  data: ArticleData;
  /** The forms in which the page gives the title, used to find it in the text. */
  titles: ReadonlySet<string>;
  /** Whether the page's data declare an article; `og:type` does not count, because many sites give it to every page. */
  isDeclaredArticle: boolean;
};

/**
 * The contents of meta elements by name. An element may have several names (`og:title dc:title`), in any case, with `.`
 * or `:`.
 */
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

/** Returns the value of the first name that the page has. */
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
  'author.name',
  'article.author',
  'dc.creator',
  'dcterms.creator',
  'parsely-author',
  'sailthru.author',
  'cxenseparse.author',
  'shareaholic.article_author_name',
];

/** The author that blogs give for link previews. */
const previewAuthor = (meta: Lookup): string | null =>
  /^(?:written )?by$|^author$/i.test(meta('twitter.label1') ?? '') ? meta('twitter.data1') : null;

/** The owner of a site that is named after a person. */
const ownerOf = (site: string | null): string | null => {
  const name = (site ?? '').replace(/['’]s (?:blog|site|website|homepage|page|notes|weblog)$/i, '');
  return isPerson(name) &&
    !/\b(?:community|blog|media|news|journal|magazine|team|group|forums?)\b/i.test(name)
    ? name
    : null;
};

const isName = (given: string | null): given is string =>
  given !== null && !/^https?:|[@<>{}]|^\d+$|^\w+(?:\.\w+){2,}$|^(?:null|undefined|none|n\/a)$/i.test(given);

/** The authors in the page's data and meta elements, most trusted first. */
const givenAuthors = (meta: Lookup, data: ArticleData): string[] => {
  const inMetas = [...bylineNames, 'byl'].map((name) => meta(name));
  const inData = data.authors.length > 0 ? data.authors.join(', ') : null;
  return [inData, ...inMetas, previewAuthor(meta)].filter(isName).map((name) => name.replace(/^by\s+/i, ''));
};

/**
 * Visible text takes precedence over data for machines. A site that signs with its own name does not name an author, so
 * any person that the page names takes precedence.
 */
const bylineOf = (
  page: ParsedPage,
  meta: Lookup,
  data: ArticleData,
  lines: readonly FrontLine[],
  site: string | null,
): string | null => {
  const isSite = siteNameTest(page, [site, data.publisher, ...data.organizations]);
  const given = givenAuthors(meta, data);
  const signed =
    announcedAuthor(lines, isSite) ??
    [...given, microdataAuthor(page.root) ?? ''].find((name) => name !== '' && !isSite(name)) ??
    markedAuthor(lines, isSite) ??
    datedAuthor(lines, isSite) ??
    describedAuthor(page.root, isSite);
  if (signed !== null) return signed;
  const house = announcedAuthor(lines, () => false) ?? given[0] ?? data.organizations[0] ?? null;
  const isWanted = (name: string): boolean => house === null || (isPerson(name) && !isSite(name));
  return findByline(page.root, isWanted) ?? linkedAuthor(page.root, isSite) ?? house ?? ownerOf(site);
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

const givenDate = (meta: Lookup, data: ArticleData): string | null => {
  const published = isoDateOf(data.published);
  if (published !== null) return published;
  for (const name of dateNames) {
    const given = isoDateOf(meta(name));
    if (given !== null) return given;
  }
  return null;
};

/**
 * Visible text takes precedence over data for machines: content systems report the day of the last migration or edit. A
 * date whose month is a number may be misread, so it does not take precedence.
 */
const publishedOf = (
  page: ParsedPage,
  meta: Lookup,
  data: ArticleData,
  lines: readonly FrontLine[],
): string | null => {
  const given = givenDate(meta, data);
  const shown = shownDates(lines);
  if (shown.published?.isPlain === true && given?.startsWith(shown.published.day) !== true)
    return shown.published.day;
  return given ?? shown.published?.day ?? findPublished(page.root) ?? shown.updated?.day ?? null;
};

/**
 * The metadata of a page's article, from schema.org data, Open Graph, Dublin Core and other meta elements, and marks in
 * its body.
 */
export const readMetadata = (page: ParsedPage): Metadata => {
  const meta = metaLookup(page);
  const data = readArticleData(page.jsonLd);
  const titleTag = collapse(page.title);
  const openGraphTitle = meta('og.title', 'dc.title', 'dcterms.title', 'twitter.title', 'title', 'headline');
  const openGraphSite = meta('og.site_name') ?? data.publisher ?? meta('application-name');
  const title = chooseTitle(page, { titleTag, openGraphTitle, headline: data.headline, site: openGraphSite });
  const siteName = openGraphSite ?? siteSuffix(titleTag, title);
  const titles = titleForms([title, titleTag, openGraphTitle, data.headline], openGraphSite);
  const lines = frontLines(page.root, titles);
  const published = publishedOf(page, meta, data, lines);
  return {
    title,
    description: descriptionOf(meta, data),
    byline: bylineOf(page, meta, data, lines, siteName),
    published,
    siteName,
    language: languageOf(page, meta, data),
    data,
    titles,
    isDeclaredArticle: data.isArticle || published !== null,
  };
};
