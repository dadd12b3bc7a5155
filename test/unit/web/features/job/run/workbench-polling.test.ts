// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { polling } from '#contracts/jobs/polling.ts';
import type { PolledJob } from '#web/features/job/run/polling/polled-job.ts';
import { createPoller, type PollResult } from '#web/features/job/run/polling/poller.ts';

const job = (status: string, id = 'job-1'): PolledJob => ({
  id,
  type: 'keyword_optimizer',
  status,
  result: null,
  failure: null,
  slug: null,
});
const answer = (status: string, id?: string): PollResult => ({
  outcome: { kind: 'answer', status },
  job: job(status, id),
});
const error: PollResult = { outcome: { kind: 'error' }, job: null };

const start = (answers: PollResult[]) => {
  const fetchStatus = vi.fn(async () => answers.shift() ?? answer('summarizing'));
  const onUpdate = vi.fn();
  const onDrop = vi.fn();
  const poller = createPoller(fetchStatus, { onUpdate, onDrop });
  return { poller, fetchStatus, onUpdate, onDrop };
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the poller', () => {
  test('[A-153] polls first 1 s after the start', async () => {
    const { poller, fetchStatus } = start([]);
    poller.add('job-1');
    await pass(999);
    expect(fetchStatus).not.toHaveBeenCalled();
    await pass(1);
    expect(fetchStatus).toHaveBeenCalledOnce();
  });

  test('[A-154] polls then every 5 s, from start to start', async () => {
    const { poller, fetchStatus } = start([]);
    poller.add('job-1');
    await pass(1000 + 3 * 5000 - 1);
    expect(fetchStatus).toHaveBeenCalledTimes(3);
    await pass(1);
    expect(fetchStatus).toHaveBeenCalledTimes(4);
  });

  test('never polls one job twice at once, however slow the response', async () => {
    let inFlight = 0;
    let most = 0;
    const poller = createPoller(
      async () => {
        inFlight += 1;
        most = Math.max(most, inFlight);
        await new Promise((done) => setTimeout(done, 12_000));
        inFlight -= 1;
        return answer('summarizing');
      },
      { onUpdate: () => {}, onDrop: () => {} },
    );
    poller.add('job-1');
    poller.add('job-1');
    await pass(60_000);
    expect(most).toBe(1);
    poller.stop();
  });

  test.each(['completed', 'complete', 'failed'])('[A-155][A-157] ends polling at %s', async (status) => {
    const { poller, fetchStatus, onUpdate } = start([answer('pending'), answer(status)]);
    poller.add('job-1');
    await pass(120_000);
    expect(fetchStatus).toHaveBeenCalledTimes(2);
    expect(onUpdate.mock.lastCall?.[0].status).toBe(status);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each(['pending', 'keywords_ready', 'processing', 'a_status_of_tomorrow'])(
    '[A-157] continues at %s',
    async (status) => {
      const { poller, fetchStatus } = start([answer(status), answer(status)]);
      poller.add('job-1');
      await pass(polling.startDelay + polling.interval);
      expect(fetchStatus).toHaveBeenCalledTimes(2);
      poller.stop();
    },
  );

  test('[A-156] drops a finished job after 2 s', async () => {
    const { poller, onDrop } = start([answer('completed')]);
    poller.add('job-1');
    await pass(1000 + 2000 - 1);
    expect(onDrop).not.toHaveBeenCalled();
    await pass(1);
    expect(onDrop).toHaveBeenCalledExactlyOnceWith('job-1', 'finished');
  });

  test('[A-158] removes a job that is not found at once', async () => {
    const { poller, fetchStatus, onDrop } = start([{ outcome: { kind: 'not-found' }, job: null }]);
    poller.add('job-1');
    await pass(polling.startDelay);
    expect(onDrop).toHaveBeenCalledExactlyOnceWith('job-1', 'not-found');
    await pass(60_000);
    expect(fetchStatus).toHaveBeenCalledOnce();
  });

  test('[A-159] retries an error 3 times, then drops the job', async () => {
    const { poller, fetchStatus, onDrop } = start(Array.from({ length: 9 }, () => error));
    poller.add('job-1');
    await pass(polling.startDelay + 2 * polling.interval);
    expect(onDrop).not.toHaveBeenCalled();
    await pass(polling.interval);
    expect(onDrop).toHaveBeenCalledExactlyOnceWith('job-1', 'unreachable');
    await pass(60_000);
    expect(fetchStatus).toHaveBeenCalledTimes(1 + 3);
  });

  test('[A-159] counts each job’s errors separately', async () => {
    const dropped: string[] = [];
    const poller = createPoller(async (id) => (id === 'bad' ? error : answer('summarizing', id)), {
      onUpdate: () => {},
      onDrop: (id) => dropped.push(id),
    });
    poller.add('bad');
    poller.add('good');
    await pass(60_000);
    expect(dropped).toEqual(['bad']);
    poller.stop();
  });

  test('[A-160] skips an invalid response and continues', async () => {
    const invalid: PollResult = { outcome: { kind: 'invalid' }, job: null };
    const { poller, onUpdate, onDrop } = start([
      ...Array.from({ length: 6 }, () => invalid),
      answer('completed'),
    ]);
    poller.add('job-1');
    await pass(polling.startDelay + 6 * polling.interval);
    expect(onUpdate).toHaveBeenCalledOnce();
    expect(onDrop).not.toHaveBeenCalled();
    poller.stop();
  });

  test('ignores the response for a job that was removed meanwhile', async () => {
    const onUpdate = vi.fn();
    const poller = createPoller(
      async () => {
        await new Promise((done) => setTimeout(done, 500));
        return answer('completed');
      },
      { onUpdate, onDrop: () => {} },
    );
    poller.add('job-1');
    await pass(polling.startDelay + 100);
    poller.remove('job-1');
    await pass(10_000);
    expect(onUpdate).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
