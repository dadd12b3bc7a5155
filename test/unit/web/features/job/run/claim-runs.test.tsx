// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SavedChoices } from '#contracts/jobs/choices.ts';
import { apiError, serveApi } from '#test/web-setup/serve-api.ts';
import { notices, pass, resetPages } from '#test/web-setup/signed-in-setup.tsx';
import {
  keepVisitorChoices,
  readVisitorChoices,
  sentVersion,
} from '#web/features/job/result/choices/visitor-choices.ts';
import { ClaimRuns } from '#web/features/job/run/claim-runs.tsx';
import { visitorRuns } from '#web/lib/storage/visitor-runs.ts';

const jobId = '0b54a7a1-5c6c-4c52-9a54-6f7d3f1f5d10';
const token = 'a1'.repeat(32);
const claimed = { body: { job_id: jobId, slug: 'seo-optimizer-1' } };
const running = apiError(409, 'conflict', 'This run has not finished yet.');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(resetPages);

const keep = (changes: { ended?: boolean; token?: string | null } = {}): void =>
  visitorRuns.add({
    jobId,
    jobType: 'keyword_optimizer',
    startedAt: Date.now(),
    token,
    ended: true,
    hidden: false,
    ...changes,
  });

describe('after a sign-in, the runs of this browser’s visitor', () => {
  test('move into the account with their token, and the user is notified', async () => {
    const calls = serveApi({ '/jobs/': [claimed] });
    keep();
    render(<ClaimRuns />);
    await pass(1);
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', `/jobs/${jobId}/claim`, { visitor_token: token }],
    ]);
    expect(visitorRuns.list()).toEqual([]);
    expect(localStorage.getItem('sweetspot.visitor-runs')).toBeNull();
    expect(notices()).toEqual(['Result saved: Your earlier analysis is now in your account.']);
  });

  test('take along the choices that the visitor made in them', async () => {
    const saved: SavedChoices = {
      version: 1,
      choices: { lead: 'cold brew' },
      texts: { summary: '', titles: [], descriptions: [], article: null },
    };
    const calls = serveApi({ '/jobs/': [claimed, { body: saved }] });
    keepVisitorChoices(jobId, saved);
    keep();
    render(<ClaimRuns />);
    await pass(1);
    expect(calls.map(({ path, body }) => [path, body]).at(-1)).toEqual([
      `/jobs/${jobId}/choices`,
      { version: 0, choices: { lead: 'cold brew' } },
    ]);
    expect(readVisitorChoices(jobId)).toBeNull();
    // The result may still be open in this tab, and its next change builds on these.
    expect(sentVersion(jobId)).toBe(1);
    expect(visitorRuns.list()).toEqual([]);
  });

  test('move even when the account has newer choices, which stay', async () => {
    const saved: SavedChoices = {
      version: 1,
      choices: { lead: 'cold brew' },
      texts: { summary: '', titles: [], descriptions: [], article: null },
    };
    serveApi({ '/jobs/': [claimed, apiError(409, 'conflict', 'Newer choices.')] });
    keepVisitorChoices(jobId, saved);
    keep();
    render(<ClaimRuns />);
    await pass(1);
    expect(visitorRuns.list()).toEqual([]);
  });

  test('are claimed again while they run, and while the server does not answer', async () => {
    const calls = serveApi({ '/jobs/': [running, apiError(503, 'service_unavailable', 'No.'), claimed] });
    keep({ ended: false });
    render(<ClaimRuns />);
    await pass(1);
    expect(visitorRuns.list()).toHaveLength(1);
    await pass(5000);
    expect(visitorRuns.list()).toHaveLength(1);
    await pass(10_000);
    expect(calls).toHaveLength(3);
    expect(visitorRuns.list()).toEqual([]);
  });

  test('are forgotten when another account has them or they cannot be claimed', async () => {
    const calls = serveApi({ '/jobs/': [apiError(404, 'not_found', 'Job not found')] });
    keep();
    render(<ClaimRuns />);
    await pass(1);
    keep({ token: null });
    await pass(1);
    expect(calls).toHaveLength(1);
    expect(visitorRuns.list()).toEqual([]);
    expect(notices()).toEqual([]);
  });

  test('stay for the next visit when the visitor leaves the page before the answer', async () => {
    const calls = serveApi({ '/jobs/': [running] });
    keep();
    const { unmount } = render(<ClaimRuns />);
    await pass(1);
    unmount();
    await pass(60_000);
    expect(calls).toHaveLength(1);
    expect(visitorRuns.list()).toHaveLength(1);
  });
});
