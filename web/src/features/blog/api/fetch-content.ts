import type { BlogPost, BlogPostSummary, FetchContentRequest } from '#contracts/blog.ts';
import { parseList, parsePost } from '#web/features/blog/api/post.ts';
import { requestApi } from '#web/lib/api/api-client.ts';

const callContentService = async (body: FetchContentRequest): Promise<unknown> =>
  (await requestApi('fetchContent', { body })).json();

/** The posts of the content service. @throws ApiFailure, or Error for a response that is not a list */
export const fetchList = async (): Promise<readonly BlogPostSummary[]> => {
  const posts = parseList(await callContentService({ action: 'list' }));
  if (!posts) throw new Error('fetch-strapi-content did not answer the action "list" with a list.');
  return posts;
};

/**
 * A post of the content service.
 * @throws ApiFailure (not_found for an unknown slug), or Error for a response that is not a post
 */
export const fetchPost = async (slug: string): Promise<BlogPost> => {
  const post = parsePost(await callContentService({ action: 'get', slug }));
  if (!post) throw new Error(`fetch-strapi-content answered "${slug}" without an id, slug or title.`);
  return post;
};
