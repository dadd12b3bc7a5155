import type { FetchContentRequest, FetchContentResponse } from '#contracts/blog.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import type { Deps } from '#ports';

/** The posts of the blog, or one of them, from the content store. @throws ApiError not_found for an unknown slug */
export const fetchContent = async (
  { content }: Pick<Deps, 'content'>,
  request: FetchContentRequest,
): Promise<FetchContentResponse> => {
  if (request.action === 'list') return content.list();
  const post = await content.find(request.slug);
  if (!post) throw new ApiError('not_found', 'Article not found');
  return post;
};
