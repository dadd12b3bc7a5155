import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { JobType } from '#contracts/product.ts';
import { session } from '#web/features/auth/session.ts';
import sample from '#web/features/results/sample-result.json' with { type: 'json' };
import { Workbench } from '#web/features/workbench/workbench.tsx';
import { pendingNotices } from '#web/lib/notify.ts';
import { clearUiState } from '#web/lib/ui-state.ts';

export const jobId = '0b54a7a1-5c6c-4c52-9a54-6f7d3f1f5d10';

type Answer = { status?: number; body: unknown };
export type Call = { method: string; path: string; body: unknown; headers: Headers };

const statusOf = (status: string, more: object = {}): Answer => ({
  body: { success: true, job_id: jobId, status, job_type: 'keyword_optimizer', final_result: null, ...more },
});
export const running = (status: string): Answer => statusOf(status);
export const completed: Answer = statusOf('completed', { final_result: sample });
export const failed = (more: object): Answer => statusOf('failed', more);
export const created: Answer = { body: { job_id: jobId } };
export const apiError = (status: number, code: string, message: string): Answer => ({
  status,
  body: { error: true, code, message },
});

/** Answers by path, in order, the last one for ever; records the calls. */
export const serveApi = (routes: Record<string, Answer[]>): Call[] => {
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

export const signIn = (id: string): void => {
  act(() => session.set({ state: 'signed-in', user: { id, email: `${id}@example.com` } }));
};
export const signOut = (): void => {
  act(() => session.set({ state: 'anonymous', user: null }));
};

const Place = () => <output data-testid="place">{useLocation().pathname}</output>;

const app = (tool?: JobType) => (
  <MemoryRouter>
    <Place />
    <Routes>
      <Route path="/" element={<Workbench {...(tool && { tool })} />} />
      <Route path="*" element={null} />
    </Routes>
  </MemoryRouter>
);

export const renderWorkbench = (tool?: JobType) => render(app(tool));

/** The prerendered page, what the visitor does before the script comes, then the script. */
export const hydrateWorkbench = (before: (page: HTMLElement) => void) => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(app());
  before(container);
  return render(app(), { container, hydrate: true });
};

/** Toasts as `title: text`. */
export const notices = (): string[] =>
  pendingNotices.get().map(({ title, text }) => (text === undefined ? title : `${title}: ${text}`));

export const resetWorkbench = (): void => {
  cleanup();
  session.set({ state: 'loading', user: null });
  pendingNotices.set([]);
  clearUiState();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
};
