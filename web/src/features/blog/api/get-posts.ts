import type { BlogPost, BlogPostSummary } from '#contracts/blog.ts';
import { parseList, parsePost } from '#web/features/blog/api/post.ts';
import { everyone, localCache } from '#web/lib/storage/local-cache.ts';
import { cleanHtml } from './clean-html.ts';
import { fetchList, fetchPost } from './fetch-content.ts';
import { readStaticList, readStaticPost } from './read-static.ts';

/** The posts of a source; null when it fails, so that the next source is tried. */
const attempt = async <T>(what: string, read: () => Promise<T | null>): Promise<T | null> => {
  try {
    return await read();
  } catch (error) {
    console.warn(`the blog's ${what} could not be read`, error);
    return null;
  }
};

const listKey = 'all';

/**
 * The posts: those built with the site, otherwise those of the content service, otherwise those in this browser's
 * cache, otherwise none.
 */
export const getPosts = async (): Promise<readonly BlogPostSummary[]> => {
  const posts =
    (await attempt('static list', readStaticList)) ?? (await attempt('content service', fetchList));
  if (posts && posts.length > 0) {
    localCache.blogPosts.write(everyone, listKey, posts);
    return posts;
  }
  // An empty response does not prove that posts read a minute ago are gone.
  return parseList(localCache.blogPosts.read(everyone, listKey)) ?? [];
};

/** A post from the same sources in the same order, with clean HTML; null when no source has it. */
export const getPost = async (slug: string): Promise<BlogPost | null> => {
  const post =
    (await attempt('static post', () => readStaticPost(slug))) ??
    (await attempt('content service', () => fetchPost(slug)));
  if (post) localCache.blogPost.write(everyone, slug, post);
  const found = post ?? parsePost(localCache.blogPost.read(everyone, slug));
  return found && { ...found, content: await cleanHtml(found.content) };
};
