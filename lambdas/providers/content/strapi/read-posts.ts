import { marked } from 'marked';
import * as z from 'zod';
import { type BlogPost, type BlogPostSummary, blogPost, blogPostSummary } from '#contracts/blog.ts';

/** Strapi returns relative URLs for media on its own disk. */
const media = z.nullish(z.object({ url: z.string() }));
const summaryFields = {
  documentId: z.string(),
  slug: z.string(),
  title: z.string(),
  content_summary: z.nullish(z.string()),
  featured_image: media,
};
const summary = z.object(summaryFields);
const post = z.object({
  ...summaryFields,
  content: z.nullish(z.string()),
  publishedAt: z.string(),
  seo_title: z.nullish(z.string()),
  meta_description: z.nullish(z.string()),
});

/** The fields that a request asks for. `populate` asks for the picture. */
export const fieldNames = {
  summary: ['slug', 'title', 'content_summary'],
  post: ['slug', 'title', 'content_summary', 'content', 'publishedAt', 'seo_title', 'meta_description'],
} as const;

/** The envelope of every Strapi 5 response. Its entries are flat. */
const envelope = z.object({ data: z.array(z.unknown()) });

/** The entries of a response; null if it has another shape. */
export const readEntries = (body: unknown): unknown[] | null => envelope.safeParse(body).data?.data ?? null;

const addressOf = (picture: z.infer<typeof media>, origin: string): string | null =>
  picture ? (URL.parse(picture.url, origin)?.href ?? null) : null;

const toSummary = (entry: z.infer<typeof summary>, origin: string): BlogPostSummary => ({
  id: entry.documentId,
  slug: entry.slug,
  title: entry.title,
  content_summary: entry.content_summary ?? '',
  featured_image: addressOf(entry.featured_image, origin),
});

/** A post in a list; null for an entry without a title or with a slug that our URLs cannot contain. */
export const readSummary = (entry: unknown, origin: string): BlogPostSummary | null => {
  const parsed = summary.safeParse(entry);
  if (!parsed.success) return null;
  return blogPostSummary.safeParse(toSummary(parsed.data, origin)).data ?? null;
};

/**
 * A whole post. Its text is Markdown or HTML, depending on the content type's editor. Markdown may contain HTML, so the
 * browser sanitizes every post.
 */
export const readPost = (entry: unknown, origin: string): BlogPost | null => {
  const parsed = post.safeParse(entry);
  if (!parsed.success) return null;
  const { data } = parsed;
  const whole: BlogPost = {
    ...toSummary(data, origin),
    content: marked.parse(data.content ?? '', { async: false }),
    published_at: data.publishedAt,
    seo_title: data.seo_title ?? null,
    meta_description: data.meta_description ?? null,
  };
  return blogPost.safeParse(whole).data ?? null;
};
