// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { reloadVisitorRuns, type VisitorRun, visitorRuns } from '#web/lib/storage/visitor-runs.ts';

const key = 'sweetspot.visitor-runs';
const now = Date.parse('2026-11-23T12:00:00.000Z');
const runOf = (jobId: string, changes: Partial<VisitorRun> = {}): VisitorRun => ({
  jobId,
  jobType: 'keyword_optimizer',
  startedAt: Date.now(),
  token: 'a1'.repeat(32),
  ended: false,
  hidden: false,
  ...changes,
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  reloadVisitorRuns();
});

test('a visitor’s runs are kept newest first, changed and removed, even across a reload', () => {
  for (const id of ['a', 'b']) visitorRuns.add(runOf(id));
  visitorRuns.update('a', { ended: true });
  reloadVisitorRuns();
  expect(visitorRuns.list().map(({ jobId, ended }) => [jobId, ended])).toEqual([
    ['b', false],
    ['a', true],
  ]);
  for (const id of ['a', 'b']) visitorRuns.remove(id);
  expect(localStorage.getItem(key)).toBeNull();
});

test('runs of two tabs do not overwrite each other', () => {
  visitorRuns.add(runOf('mine'));
  const other = JSON.stringify([runOf('theirs'), ...visitorRuns.list()]);
  localStorage.setItem(key, other);
  visitorRuns.update('mine', { ended: true });
  expect(visitorRuns.list().map(({ jobId }) => jobId)).toEqual(['theirs', 'mine']);
});

test('another tab’s change arrives with its storage event', () => {
  visitorRuns.add(runOf('a'));
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(visitorRuns.list()).toEqual([]);
});

test('runs from more than 30 days ago are gone, as on the server', () => {
  vi.useFakeTimers({ now });
  visitorRuns.add(runOf('old'));
  vi.setSystemTime(now + 31 * 24 * 3600 * 1000);
  reloadVisitorRuns();
  expect(visitorRuns.list()).toEqual([]);
});

test.each(['', '{}', '"x"', '[1,null,{"jobId":1}]', '[{"jobId":"a","jobType":"nonsense","startedAt":1}]'])(
  'unreadable storage counts as no runs: %s',
  (stored) => {
    localStorage.setItem(key, stored);
    reloadVisitorRuns();
    expect(visitorRuns.list()).toEqual([]);
  },
);

test('runs are kept until the page is left if the browser refuses to store them', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  visitorRuns.add(runOf('a'));
  expect(visitorRuns.list().map(({ jobId }) => jobId)).toEqual(['a']);
});
