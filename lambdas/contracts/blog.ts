import * as z from 'zod';

const slug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug has lower-case letters, digits and single dashes');

/** A post as lists show it. */
export const blogPostSummary = z.object({
  id: z.string(),
  slug,
  title: z.string(),
  content_summary: z.string(),
  /** The address of the picture; null for a post without one. */
  featured_image: z.string().nullable(),
});
export type BlogPostSummary = z.infer<typeof blogPostSummary>;

export const blogPost = blogPostSummary.extend({
  /** The body as HTML. */
  content: z.string(),
  /** An ISO date or date-time. */
  published_at: z.string(),
  seo_title: z.string().nullable(),
  meta_description: z.string().nullable(),
});
export type BlogPost = z.infer<typeof blogPost>;

/** Files built with the site, under `/static-blog`. */
export type StaticBlogList = { readonly posts: readonly BlogPostSummary[]; readonly generated_at: string };

export const fetchContentRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('list') }),
  z.strictObject({ action: z.literal('get'), slug }),
]);
export type FetchContentRequest = z.infer<typeof fetchContentRequest>;

/** The posts, newest first, for `list`; the requested post for `get`. */
export const fetchContentResponse = z.union([z.array(blogPostSummary), blogPost]);
export type FetchContentResponse = z.infer<typeof fetchContentResponse>;
