// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import sample from '#web/features/job/result/sample-result.json' with { type: 'json' };
import { fetchJobStatus } from '#web/features/job/run/api/get-job-status.ts';

const signal = new AbortController().signal;
const serve = (status: number, body: string): void => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
};
const statusBody = (more: object): string =>
  JSON.stringify({ success: true, job_id: 'x', status: 'completed', job_type: 'keyword_optimizer', ...more });

afterEach(() => vi.unstubAllGlobals());

describe('one poll', () => {
  test('[A-158] reads a 404, as HTTP status or as code in the body, as not found', async () => {
    serve(404, JSON.stringify({ error: true, code: 'not_found', message: 'Job not found' }));
    expect((await fetchJobStatus('x', signal)).outcome).toEqual({ kind: 'not-found' });
    serve(200, JSON.stringify({ code: 404 }));
    expect((await fetchJobStatus('x', signal)).outcome).toEqual({ kind: 'not-found' });
  });

  test('[A-159] reads a failed call as an error', async () => {
    serve(500, JSON.stringify({ error: true, code: 'internal_error', message: 'No.' }));
    expect((await fetchJobStatus('x', signal)).outcome).toEqual({ kind: 'error' });
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect((await fetchJobStatus('x', signal)).outcome).toEqual({ kind: 'error' });
  });

  test.each(['<html>a wall page</html>', '', '[]', 'null', '{"success":false}', '{"success":true}'])(
    '[A-160] reads %s as invalid',
    async (body) => {
      serve(200, body);
      expect((await fetchJobStatus('x', signal)).outcome).toEqual({ kind: 'invalid' });
    },
  );

  test('[A-172] reads a result nested in final_result like a flat one', async () => {
    serve(200, statusBody({ final_result: sample }));
    const flat = await fetchJobStatus('x', signal);
    serve(200, statusBody({ final_result: { final_result: sample } }));
    const nested = await fetchJobStatus('x', signal);
    expect(flat.job?.result?.selected_keywords.length).toBeGreaterThan(0);
    expect(nested.job?.result).toEqual(flat.job?.result);
  });

  test('[A-298] prefers the message for the user to the technical one', async () => {
    const words = {
      status: 'failed',
      error_message: 'ECONNRESET',
      error_user_message: 'We could not reach it.',
    };
    serve(200, statusBody(words));
    expect((await fetchJobStatus('x', signal)).job?.failure).toBe('We could not reach it.');
    serve(200, statusBody({ ...words, error_user_message: null }));
    expect((await fetchJobStatus('x', signal)).job?.failure).toBe('ECONNRESET');
    serve(200, statusBody({ status: 'failed' }));
    expect((await fetchJobStatus('x', signal)).job?.failure).toBeNull();
  });
});
