import { vi } from 'vitest';

export type ApiResponse = { status?: number; body: unknown };
/** The API's answers, by the beginning of the path. They are returned in order, and the last one repeats. */
export type ApiResponses = Record<string, ApiResponse[]>;
export type Call = { method: string; path: string; body: unknown; headers: Headers };

export const apiError = (status: number, code: string, message: string): ApiResponse => ({
  status,
  body: { error: true, code, message },
});

/** Simulates the API and records the calls. A call to any other path fails like a lost connection. */
export const serveApi = (routes: ApiResponses): Call[] => {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const path = input.replace(/^\/api/, '');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    calls.push({ method: init.method ?? 'GET', path, body, headers: new Headers(init.headers) });
    const route = Object.keys(routes).find((prefix) => path.startsWith(prefix));
    const responses = route === undefined ? undefined : routes[route];
    const response = responses && responses.length > 1 ? responses.shift() : responses?.[0];
    if (!response) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(response.body), { status: response.status ?? 200 });
  });
  return calls;
};
