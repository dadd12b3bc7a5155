// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { followAccountLinks } from '#web/features/auth/account-link.ts';
import { confirmAccount } from '#web/features/auth/api/cognito.ts';
import { pendingNotices } from '#web/lib/notify.ts';

vi.mock('#web/features/auth/api/cognito.ts', () => ({ confirmAccount: vi.fn(async () => undefined) }));

const link = '/#email=mara%40example.com&to=%2Fbilling&code=123456';
const openSignIn = vi.fn();

beforeEach(() => {
  vi.mocked(confirmAccount).mockClear();
  openSignIn.mockClear();
  pendingNotices.set([]);
});

test('[A-030] a confirmed account leads to the sign-in, with its email and its destination', async () => {
  history.replaceState(null, '', link);
  followAccountLinks(openSignIn);
  expect(window.location.href).not.toContain('123456');
  await eventually(() => expect(openSignIn).toHaveBeenCalledOnce());
  expect(confirmAccount).toHaveBeenCalledWith('mara@example.com', '123456');
  expect(openSignIn).toHaveBeenCalledWith({ email: 'mara@example.com', landing: '/billing' });
});

test('a link that opens in a tab with the home page leads to the sign-in too', async () => {
  window.location.hash = link.slice(1);
  await eventually(() => expect(openSignIn).toHaveBeenCalledOnce());
  expect(window.location.hash).toBe('');
});

test('an expired link shows an error', async () => {
  vi.mocked(confirmAccount).mockRejectedValueOnce(
    Object.assign(new Error('Invalid code provided.'), { name: 'ExpiredCodeException' }),
  );
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  window.location.hash = link.slice(1);
  await eventually(() =>
    expect(pendingNotices.get()).toMatchObject([
      { title: 'Authentication Error', text: expect.stringMatching(/^This link no longer works/) },
    ]),
  );
  expect(openSignIn).not.toHaveBeenCalled();
});
