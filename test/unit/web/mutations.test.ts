import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { pendingNotices } from '#web/lib/notify.ts';

const told = () => pendingNotices.get().map(({ kind, title, text }) => ({ kind, title, text }));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  onlineManager.setOnline(true);
  pendingNotices.set([]);
  queryClient.clear();
});

const change = (mutationFn: () => Promise<string>) =>
  new MutationObserver(queryClient, {
    mutationFn,
    meta: {
      log: 'the change failed',
      success: { title: 'Saved' },
      error: (error) => ({ title: 'Not saved', text: error instanceof Error ? error.message : '' }),
    },
  }).mutate();

test('a successful mutation shows one toast', async () => {
  await change(async () => 'done');
  expect(told()).toEqual([{ kind: 'success', title: 'Saved', text: undefined }]);
});

test('a failed mutation shows its reason and is logged', async () => {
  const rejected = new Error('no such plan');
  await expect(
    change(async () => {
      throw rejected;
    }),
  ).rejects.toBe(rejected);
  expect(told()).toEqual([{ kind: 'error', title: 'Not saved', text: 'no such plan' }]);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith('the change failed', rejected);
});

test('without a connection a mutation fails at once and is not repeated later', async () => {
  onlineManager.setOnline(false);
  const send = vi.fn(async (): Promise<string> => {
    throw new Error('Failed to fetch');
  });
  await expect(change(send)).rejects.toThrow('Failed to fetch');
  onlineManager.setOnline(true);
  expect(send).toHaveBeenCalledOnce();
});

test('the variables of a mutation are removed with its form', async () => {
  const observer = new MutationObserver(queryClient, { mutationFn: async (_password: string) => 'done' });
  const leave = observer.subscribe(() => {});
  await observer.mutate('secret');
  leave();
  await eventually(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
});
