import { contentSchemas } from '#contracts/api/content.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { apiResource } from '#runtime/api-route.ts';
import { fetchContent } from '#usecases/site/fetch-content.ts';

/** Posts that are not built into the site. */
export const registerContent = apiResource(contentSchemas, {
  fetchContent: ({ deps, body }) => fetchContent(deps, body),
});

export const handler = apiHandler(registerContent);
