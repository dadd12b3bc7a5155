import { type ArticleData, readArticleData } from './json-ld.ts';
import { languageCode } from './language-code.ts';
import { findByline, findPublished } from './page-byline.ts';
import { chooseTitle, siteSuffix, titleForms } from './page-title.ts';
import { isoDateOf } from './published-date.ts';
import { collapse, type ParsedPage } from './tree.ts';

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

/** The content of the first meta element of one of these names (by `name`, `property`, `itemprop` or `http-equiv`). */
export function metaContent(page: ParsedPage, ...names: string[]): string | null {
  for (const wanted of names) {
    for (const meta of page.metas) {
      const name = meta.property ?? meta.name ?? meta.itemprop ?? meta['http-equiv'];
      if (name?.trim().toLowerCase() !== wanted) continue;
      const content = collapse(meta.content ?? '');
      if (content !== '') return content;
    }
  }
  return null;
}

function languageOf(page: ParsedPage, data: ArticleData): string | null {
  return (
    languageCode(page.language) ??
    languageCode(metaContent(page, 'og:locale')) ??
    languageCode(metaContent(page, 'content-language', 'language', 'dc.language')) ??
    languageCode(data.language)
  );
}

/**
 * What the page says of its article, from schema.org data, Open Graph, Dublin Core and other meta elements,
 * and the marks in its body.
 */
export function readMetadata(page: ParsedPage): Metadata {
  const data = readArticleData(page.jsonLd);
  const titleTag = collapse(page.title);
  const openGraphTitle = metaContent(page, 'og:title', 'twitter:title');
  const title = chooseTitle(page, { titleTag, openGraphTitle, headline: data.headline });
  return {
    title,
    description:
      metaContent(page, 'description', 'og:description', 'twitter:description', 'dc.description') ??
      data.description,
    byline: bylineOf(page, data),
    published: publishedOf(page, data),
    siteName:
      metaContent(page, 'og:site_name') ??
      data.publisher ??
      metaContent(page, 'application-name') ??
      siteSuffix(titleTag, title),
    language: languageOf(page, data),
    data,
    titles: titleForms([title, titleTag, openGraphTitle, data.headline]),
  };
}

function bylineOf(page: ParsedPage, data: ArticleData): string | null {
  if (data.authors.length > 0) return data.authors.join(', ');
  const meta = metaContent(
    page,
    'author',
    'article:author',
    'dc.creator',
    'parsely-author',
    'sailthru.author',
    'byl',
  );
  if (meta !== null && !/^https?:|[@<>]|^\d+$/.test(meta)) return meta.replace(/^by\s+/i, '');
  return findByline(page.root);
}

function publishedOf(page: ParsedPage, data: ArticleData): string | null {
  return (
    isoDateOf(data.published) ??
    isoDateOf(
      metaContent(
        page,
        'article:published_time',
        'og:published_time',
        'datepublished',
        'parsely-pub-date',
        'sailthru.date',
        'publishdate',
        'publish-date',
        'pubdate',
        'dc.date.issued',
        'dc.date',
        'dcterms.created',
        'citation_publication_date',
        'date',
      ),
    ) ??
    findPublished(page.root)
  );
}
