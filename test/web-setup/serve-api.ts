import { vi } from 'vitest';

export type ApiAnswer = { status?: number; body: unknown };
/** The API's answers, by the beginning of the path. They are returned in order, and the last one repeats. */
export type ApiAnswers = Record<string, ApiAnswer[]>;
export type Call = { method: string; path: string; body: unknown; headers: Headers };

export const apiError = (status: number, code: string, message: string): ApiAnswer => ({
  status,
  body: { error: true, code, message },
});

/** Simulates the API and records the calls. A call to any other path fails like a lost connection. */
export const serveApi = (routes: ApiAnswers): Call[] => {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const path = input.replace(/^\/api/, '');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    calls.push({ method: init.method ?? 'GET', path, body, headers: new Headers(init.headers) });
    const route = Object.keys(routes).find((prefix) => path.startsWith(prefix));
    const answers = route === undefined ? undefined : routes[route];
    const answer = answers && answers.length > 1 ? answers.shift() : answers?.[0];
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
  });
  return calls;
};
