import * as z from 'zod';

/** A heading of the article; `offset` is the index of its first character in the article's `text`. */
export const articleHeading = z.object({
  level: z.int().check(z.gte(1), z.lte(6)),
  text: z.string(),
  offset: z.int(),
});

export const articleLink = z.object({ href: z.string(), text: z.string() });

export const articleImage = z.object({
  src: z.string(),
  alt: z.string(),
  caption: z.nullable(z.string()),
});

/**
 * The article that all later steps read, whether it was pasted or extracted from a page. `text` is the plain text,
 * with a blank line between blocks; all offsets refer to it. `markdown` is the same content with its structure.
 * `html` is sanitized.
 */
export const article = z.object({
  url: z.nullable(z.string()),
  title: z.nullable(z.string()),
  /** The page's own meta description, if any. */
  description: z.nullable(z.string()),
  byline: z.nullable(z.string()),
  /** The publication date, as an ISO 8601 date or date-time. */
  published: z.nullable(z.string()),
  siteName: z.nullable(z.string()),
  /** An ISO 639-1 code, or null if the text is too short or too mixed to tell. */
  language: z.nullable(z.string()),
  text: z.string(),
  markdown: z.string(),
  html: z.string(),
  wordCount: z.int(),
  headings: z.array(articleHeading),
  links: z.array(articleLink),
  images: z.array(articleImage),
});
export type Article = z.infer<typeof article>;

/** Why a page does not count as an article. The messages for the user are in `job-errors.ts`. */
export const notArticleReasons = ['empty', 'too-short', 'link-list', 'scripts-only'] as const;
export type NotArticleReason = (typeof notArticleReasons)[number];
