/** A post as lists show it. */
export type PostSummary = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly content_summary: string;
  readonly featured_image: string | null;
};

export type Post = PostSummary & {
  /** HTML of the body. */
  readonly content: string;
  /** ISO date. */
  readonly published_at: string;
  readonly seo_title: string | null;
  readonly meta_description: string | null;
};

export type PostListFile = { readonly posts: readonly PostSummary[]; readonly generated_at: string };
export type PostFile = Post & { readonly generated_at: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A static list is valid when its `posts` is an array. */
export const isPostList = (value: unknown): value is PostListFile =>
  isRecord(value) && Array.isArray(value.posts);

/** A static post is valid only with id, slug and title. */
export const isPost = (value: unknown): value is PostFile =>
  isRecord(value) && [value.id, value.slug, value.title].every((field) => typeof field === 'string' && field);

/** Posts whose title or summary holds the trimmed search text in any case; an empty one finds all. */
export const searchPosts = (posts: readonly PostSummary[], search: string): readonly PostSummary[] => {
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
}: PostSummary): PostSummary => ({
  id,
  slug,
  title,
  content_summary,
  featured_image,
});
