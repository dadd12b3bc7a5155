import type { BlogPost, BlogPostSummary, StaticBlogList } from '#contracts/blog.ts';
import { isRecord } from '#contracts/is-record.ts';

const textOr = <T>(value: unknown, fallback: T): string | T =>
  typeof value === 'string' && value !== '' ? value : fallback;

/** A post in a list; null for a value without id, slug and title. Other missing fields are left out. */
export const parseSummary = (value: unknown): BlogPostSummary | null => {
  if (!isRecord(value)) return null;
  const { id, slug, title } = value;
  if (![id, slug, title].every((field) => typeof field === 'string' && field !== '')) return null;
  return {
    id: String(id),
    slug: String(slug),
    title: String(title),
    content_summary: textOr(value.content_summary, ''),
    featured_image: textOr(value.featured_image, null),
  };
};

/** A whole post; valid with id, slug and title. */
export const parsePost = (value: unknown): BlogPost | null => {
  const summary = parseSummary(value);
  if (!summary || !isRecord(value)) return null;
  return {
    ...summary,
    content: textOr(value.content, ''),
    published_at: textOr(value.published_at, ''),
    seo_title: textOr(value.seo_title, null),
    meta_description: textOr(value.meta_description, null),
  };
};

/** The valid posts of a list; null for a value that is not a list. */
export const parseList = (value: unknown): readonly BlogPostSummary[] | null =>
  Array.isArray(value) ? value.flatMap((entry) => parseSummary(entry) ?? []) : null;

/** A static list is valid when its `posts` is an array. */
export const isPostList = (value: unknown): value is Pick<StaticBlogList, 'posts'> =>
  isRecord(value) && Array.isArray(value.posts);

/** Posts whose title or summary contains the trimmed search text, ignoring case. An empty search finds all. */
export const searchPosts = (
  posts: readonly BlogPostSummary[],
  search: string,
): readonly BlogPostSummary[] => {
  const wanted = search.trim().toLowerCase();
  if (!wanted) return posts;
  return posts.filter((post) => `${post.title}\n${post.content_summary}`.toLowerCase().includes(wanted));
};

export const summaryOf = ({
  id,
  slug,
  title,
  content_summary,
  featured_image,
}: BlogPostSummary): BlogPostSummary => ({ id, slug, title, content_summary, featured_image });
