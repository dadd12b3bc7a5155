import type { FinalResult } from '#contracts/jobs/result.ts';
import { keywordSpelling } from '#domain/input/parse-keyword-list.ts';
import { type ArticleNode, findAll, plainText } from './article-node.ts';

/** An exported article's metadata; empty or null where the run does not know it. */
export type ArticleMeta = {
  title: string;
  description: string;
  heading: string;
  /** Address of the source page. */
  url: string | null;
  byline: string | null;
  /** ISO date. */
  published: string | null;
  language: string | null;
  keywords: string[];
  images: { url: string; alt: string }[];
};

const isoDateOf = (published: string | null): string | null =>
  published !== null && /^\d{4}-\d\d-\d\d/.test(published) && !Number.isNaN(Date.parse(published))
    ? published
    : null;

/** The metadata of a run's article: its best title and description, and the metadata of its page. */
export const articleMetaOf = (result: FinalResult, body: readonly ArticleNode[]): ArticleMeta => {
  const { source } = result;
  const [heading] = findAll(body, 'h1');
  const headingText = heading ? plainText(heading) : '';
  const title = result.seo_titles[0]?.text ?? '';
  return {
    title: title || source.title || headingText,
    description: result.meta_descriptions[0]?.text ?? '',
    heading: headingText || source.title || title,
    url: source.url,
    byline: source.byline || null,
    published: isoDateOf(source.published),
    language: source.language,
    keywords: result.selected_keywords.filter((entry) => entry.is_selected).map(keywordSpelling),
    images: findAll(body, 'img').flatMap(({ src, alt = '' }) =>
      src === undefined ? [] : [{ url: src, alt }],
    ),
  };
};
