import { isPost, isPostList, type Post, type PostSummary } from '../post.ts';

const readJson = async (path: string): Promise<unknown> => {
  const response = await fetch(path, { headers: { 'Cache-Control': 'no-cache' } });
  return response.ok ? response.json() : null;
};

/** The list made with the site. @throws Error when it is missing or not a list. */
export const getPosts = async (): Promise<readonly PostSummary[]> => {
  const list = await readJson('/static-blog/blog-list.json');
  if (!isPostList(list)) throw new Error('/static-blog/blog-list.json is missing or holds no list of posts.');
  return list.posts;
};

/** A post made with the site; null when there is none of this name. */
export const getPost = async (slug: string): Promise<Post | null> => {
  const post = await readJson(`/static-blog/${encodeURIComponent(slug)}.json`);
  return isPost(post) ? post : null;
};
