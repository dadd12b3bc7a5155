import { createRoute } from '@hono/zod-openapi';
import { fetchContentRequest, fetchContentResponse } from '#contracts/blog.ts';
import type { ApiApp } from '#runtime/api-app.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { addressOf, jsonAnswer, jsonBody } from '#runtime/api-route.ts';
import { fetchContent } from '#usecases/site/fetch-content.ts';

const fetchRoute = createRoute({
  ...addressOf('fetchContent'),
  request: jsonBody(fetchContentRequest),
  responses: jsonAnswer(fetchContentResponse, 'The posts of the blog, or the one asked for'),
});

/** Posts that were not built into the site. */
export const registerContent = (app: ApiApp): ApiApp => {
  app.openapi(fetchRoute, async (context) => {
    const answer = await fetchContent(context.var.deps, context.req.valid('json'));
    return context.json(fetchContentResponse.parse(answer), 200);
  });
  return app;
};

export const handler = apiHandler(registerContent);
