import { vi } from 'vitest';

export type ApiAnswer = { status?: number; body: unknown };
/** What the API answers, by the beginning of a path: in order, the last one for ever. */
export type ApiAnswers = Record<string, ApiAnswer[]>;
export type Call = { method: string; path: string; body: unknown; headers: Headers };

export const apiError = (status: number, code: string, message: string): ApiAnswer => ({
  status,
  body: { error: true, code, message },
});

/** Plays the API; records the calls. One of another path is a network that is down. */
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
