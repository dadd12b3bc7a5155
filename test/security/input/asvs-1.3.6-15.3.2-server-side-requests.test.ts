import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { describe, expect, it } from 'vitest';
import { jobErrors } from '#contracts/jobs/job-errors.ts';
import { createFetchPage } from '#fetcher/fetch-page.ts';
import { createRemotePageFetcher } from '#providers/page-fetcher/remote-page-fetcher.ts';
import { openProduct, optimizing } from '#test/security/open-product.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
const open = () =>
  openProduct({
    pageFetcher: createRemotePageFetcher({
      clock,
      cache: { get: async () => null, put: async () => {} },
      invoke: createFetchPage({ clock, log }),
    }),
  });

describe('a run that would read an address inside a network', () => {
  it.each([
    'http://127.0.0.1/',
    'http://localhost:3000/api/config',
    'http://169.254.169.254/latest/meta-data/iam/security-credentials/',
    'http://169.254.170.2/v2/credentials',
    'http://127.0.0.1:9001/2018-06-01/runtime/invocation/next',
    'http://10.0.0.1/',
    'http://[::ffff:169.254.169.254]/',
    'http://2130706433/',
    'https://user:password@93.184.216.34/',
    'http://93.184.216.34:6379/',
    'http://metadata.google.internal/',
  ])('%s fails before a socket opens, says what to do, and costs nothing', async (url) => {
    let sockets = 0;
    const count = (): void => void sockets++;
    subscribe('net.client.socket', count);
    const { deps, newUser, start, finish, status } = open();
    const user = await newUser();
    const jobId = await start(optimizing(url), user);
    await finish(jobId);
    unsubscribe('net.client.socket', count);
    expect(await status(jobId, user)).toMatchObject({
      status: 'failed',
      error_message: 'PageBlockedAddress',
      error_user_message: jobErrors.PageBlockedAddress.message,
      final_result: null,
    });
    expect(sockets).toBe(0);
    expect((await deps.credits.balance(user)).halfCredits).toBe(20);
  });
});
