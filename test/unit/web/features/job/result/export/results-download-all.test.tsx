// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { makeMe } from '#test/factories/api-account.ts';
import { watchDownloads } from '#test/web-setup/downloads.ts';
import { MemoryRouter } from '#test/web-setup/memory-router.tsx';
import { result } from '#test/web-setup/results-fixture.ts';
import { apiError, serveApi } from '#test/web-setup/serve-api.ts';
import { notices, resetPages, signInAs, signOut } from '#test/web-setup/signed-in-setup.tsx';
import { jobId } from '#test/web-setup/workbench-setup.tsx';
import { ResultsView } from '#web/features/job/result/results-view.tsx';
import { anonymousCaller, setTokenSource } from '#web/lib/api/api-client.ts';
import { queryClient } from '#web/lib/api/query-client.ts';

/** A user on this plan, which may be unknown to the contract. */
const me = (subscription_plan: string) => ({
  body: { ...makeMe(), subscription_plan },
});
const csv = 'keyword_text,reason\r\nrye bread,Why\r\n';

/** The API with one plan. The export returns CSV, or the given response. */
const serve = (plan: ReturnType<typeof me> | ReturnType<typeof apiError>, response?: Response) => {
  const calls = serveApi({ '/me': [plan] });
  const json = globalThis.fetch;
  const exports: Request[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    if (!input.endsWith('/export-all-keywords')) return json(input, init);
    exports.push(new Request(new URL(input, 'http://localhost'), init));
    if (response) return response;
    return new Response(csv, { headers: { 'content-type': 'text/csv' } });
  });
  return { calls, exports };
};
const show = (created = result.keyword_created_number) =>
  render(
    <MemoryRouter>
      <ResultsView
        result={{ ...result, keyword_created_number: created }}
        jobId={jobId}
        jobType="keyword_optimizer"
      />
    </MemoryRouter>,
  );
const button = () => screen.findByRole('button', { name: 'Download All' });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  queryClient.setDefaultOptions({ queries: { retry: false } });
  setTokenSource({ ...anonymousCaller, get: async () => 'token-1' });
});
afterEach(() => {
  resetPages();
  vi.restoreAllMocks();
  setTokenSource(anonymousCaller);
});

describe('Download All', () => {
  test('[A-192] is shown to signed-in users when keywords were created', async () => {
    serve(me('pro'));
    signOut();
    show();
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('button', { name: 'Download All' })).toBeNull();
    signInAs();
    expect(await button()).toBeTruthy();
  });

  test('[A-192] is hidden when none were', async () => {
    serve(me('pro'));
    signInAs();
    show(0);
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('button', { name: 'Download All' })).toBeNull();
  });

  test.each(['pro', 'business'])(
    '[A-193][A-197][A-264][A-283] saves every keyword for the plan %s, requested with the token',
    async (plan) => {
      const files = watchDownloads();
      const { exports } = serve(me(plan));
      signInAs();
      show();
      await userEvent.click(await button());
      await eventually(() => expect(files).toHaveLength(1));
      expect(files[0]?.name).toBe(`all-keywords-job-${jobId}.csv`);
      expect(await files[0]?.blob.text()).toBe(csv);
      expect(exports).toHaveLength(1);
      expect(exports[0]?.method).toBe('POST');
      expect(exports[0]?.headers.get('content-type')).toBe('application/json');
      expect(exports[0]?.headers.get('authorization')).toBe('Bearer token-1');
      expect(await exports[0]?.json()).toEqual({ job_id: jobId });
      expect(notices()).toEqual(['Downloaded!: All keywords exported to CSV']);
    },
  );

  test.each(['free', 'creator'])(
    '[A-194] asks the plan %s to upgrade, and requests nothing',
    async (plan) => {
      const { exports } = serve(me(plan));
      signInAs();
      show();
      const link = await screen.findByRole('link', { name: 'Upgrade Now' });
      expect(link.getAttribute('href')).toBe('/billing');
      expect(screen.queryByRole('button', { name: 'Download All' })).toBeNull();
      expect(screen.getByText(/part of the Pro and Business plans/)).toBeTruthy();
      expect(exports).toEqual([]);
    },
  );

  test('[A-194] offers neither before the plan is known', async () => {
    serve(me('free'));
    signInAs();
    show();
    expect(screen.getByText(/^This run found/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Download All' })).toBeNull();
    expect(await screen.findByRole('link', { name: 'Upgrade Now' })).toBeTruthy();
  });

  test.each([
    ['cannot be read', apiError(500, 'internal_error', 'Service temporarily unavailable.')],
    ['is one that nobody knows', me('platinum')],
  ])('[A-195][A-285] requests nothing where the plan %s', async (_, response) => {
    const { exports } = serve(response);
    signInAs();
    show();
    await userEvent.click(await button());
    await eventually(() =>
      expect(notices()).toEqual(['Export failed: Unable to verify subscription status']),
    );
    expect(exports).toEqual([]);
  });

  test.each([
    [
      'its message, of a structured error',
      Response.json(
        { error: true, code: 'conflict', message: 'This run has not completed.' },
        { status: 409 },
      ),
      'This run has not completed.',
    ],
    ['its field error', Response.json({ error: 'No such job' }, { status: 404 }), 'No such job'],
    ['its raw text', new Response('gateway down', { status: 502 }), 'gateway down'],
    ['our words, when it has none', new Response('', { status: 500 }), 'Failed to export keywords'],
  ])('[A-265][A-286] shows the server’s message when it fails: %s', async (_, response, text) => {
    serve(me('pro'), response);
    signInAs();
    show();
    await userEvent.click(await button());
    await eventually(() => expect(notices()).toEqual([`Export failed: ${text}`]));
    expect((await button()).hasAttribute('disabled')).toBe(false);
  });

  test('[A-286] shows our message when there is no connection', async () => {
    serve(me('pro'), Response.error());
    const served = globalThis.fetch;
    vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
      if (input.endsWith('/export-all-keywords')) throw new TypeError('Failed to fetch');
      return served(input, init);
    });
    signInAs();
    show();
    await userEvent.click(await button());
    await eventually(() => expect(notices()).toEqual(['Export failed: Failed to export keywords']));
  });
});
