// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useJobPolling } from '#web/features/job/run/use-job-polling.ts';

const jobId = '0b54a7a1-5c6c-4c52-9a54-6f7d3f1f5d10';
const statuses: string[] = [];
const fetch = vi.fn(async (_url: unknown, _init?: RequestInit) =>
  Response.json({ success: true, status: statuses.shift() ?? 'summarizing', job_type: 'keyword_optimizer' }),
);

const Part = ({ name }: { name: string }) => {
  const [status, setStatus] = useState('unknown');
  useJobPolling(status === 'completed' ? [] : [jobId], {
    onUpdate: (job) => setStatus(job.status),
    onDrop: () => {},
  });
  return (
    <p>
      {name}: {status}
    </p>
  );
};
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    // The code that parses a response is a separate chunk.
    await vi.dynamicImportSettled();
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetch.mockClear());
});
afterEach(() => {
  cleanup();
  statuses.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('two parts of a page that show one job share its polls, and both are notified when it ends', async () => {
  statuses.push('summarizing', 'completed');
  render(
    <>
      <Part name="form" />
      <Part name="list" />
    </>,
  );
  await pass(1000);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(screen.getByText('form: summarizing')).toBeTruthy();
  expect(screen.getByText('list: summarizing')).toBeTruthy();
  await pass(5000);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(screen.getByText('form: completed')).toBeTruthy();
  expect(screen.getByText('list: completed')).toBeTruthy();
  await pass(60_000);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a part that joins later shows the last response at once, and the last part to leave ends the polls', async () => {
  const { rerender, unmount } = render(<Part key="form" name="form" />);
  await pass(1000);
  rerender(
    <>
      <Part key="form" name="form" />
      <Part key="list" name="list" />
    </>,
  );
  await pass(0);
  expect(screen.getByText('list: summarizing')).toBeTruthy();
  await pass(5000);
  unmount();
  const calls = fetch.mock.calls.length;
  await pass(60_000);
  expect(fetch).toHaveBeenCalledTimes(calls);
});
