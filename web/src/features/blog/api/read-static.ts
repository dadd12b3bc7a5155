import type { BlogPost, BlogPostSummary } from '#contracts/blog.ts';
import { isPostList, parseList, parsePost } from '#web/features/blog/api/post.ts';

const readJson = async (path: string): Promise<unknown> => {
  const response = await fetch(path, { headers: { 'Cache-Control': 'no-cache' } });
  return response.ok ? response.json() : null;
};

/** The list built with the site; null when its file is missing or contains no list. */
export const readStaticList = async (): Promise<readonly BlogPostSummary[] | null> => {
  const file = await readJson('/static-blog/blog-list.json');
  return isPostList(file) ? parseList(file.posts) : null;
};

/** A post built with the site; null when its file is missing or lacks id, slug or title. */
export const readStaticPost = async (slug: string): Promise<BlogPost | null> =>
  parsePost(await readJson(`/static-blog/${encodeURIComponent(slug)}.json`));
