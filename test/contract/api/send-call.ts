import type { createApi } from '#api/app.ts';
import { headers as named } from '#contracts/platform/headers.ts';
import { apiBase } from '#contracts/platform/routes.ts';
import { testSecrets } from '#test/fakes/test-deps.ts';

type SentCall = {
  method: string;
  /** The route's path, with `{id}` if it has one. */
  path: string;
  id?: string;
  query?: string;
  body?: unknown;
  /** The token or key of the caller. */
  bearer: string | null;
  headers?: Readonly<Record<string, string>>;
};

/** Sends a call as the edge does: with its secret and the viewer's address. A text body is sent unchanged. */
export const sendCall = async (
  api: ReturnType<typeof createApi>,
  { method, path, id = '', query = '', body, bearer, headers = {} }: SentCall,
): Promise<Response> =>
  api.request(`${apiBase}${path.replace('{id}', id)}${query}`, {
    method,
    headers: {
      [named.originSecret]: testSecrets.edge,
      [named.viewerAddress]: '203.0.113.7:50000',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
