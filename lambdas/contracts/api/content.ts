import { fetchContentRequest, fetchContentResponse } from '#contracts/blog.ts';
import type { FunctionSchemas } from '#contracts/platform/route-schemas.ts';

export const contentSchemas = {
  fetchContent: {
    description: 'The posts of the blog, or the one requested',
    body: fetchContentRequest,
    response: fetchContentResponse,
  },
} satisfies FunctionSchemas<'content'>;
