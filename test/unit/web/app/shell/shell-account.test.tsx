// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeMe } from '#test/factories/api-account.ts';
import { clearUiState } from '#test/web-setup/clear-ui-state.ts';
import * as endSession from '#web/features/auth/session/end-session.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { pendingNotices } from '#web/lib/notify.ts';
import { emitAuthEvent } from '#web/lib/session/auth-events.ts';
import { session } from '#web/lib/session/session.ts';
import { renderShell } from './shell-setup.tsx';

vi.mock('#web/features/auth/session/end-session.ts', () => ({
  endSession: vi.fn(async () => ({ error: null })),
}));

const me = makeMe({ credits: 3.5, subscription_plan: 'pro' });
const answer = vi.fn(async () => Response.json(me));

/** The header of a signed-in user, with the avatar's menu open. */
const openMenu = async () => {
  renderShell('/about');
  const avatar = await screen.findByRole('button', { name: 'M Your account' });
  fireEvent.focus(avatar);
  fireEvent.click(avatar);
  const list = document.getElementById(avatar.getAttribute('aria-controls') ?? '');
  if (!list) throw new Error('the avatar has no menu');
  return { avatar, list, menu: within(list) };
};
const where = () => screen.getByTestId('where').textContent;

beforeEach(() => {
  window.scrollTo = vi.fn();
  vi.stubGlobal(
    'fetch',
    answer.mockReset().mockImplementation(async () => Response.json(me)),
  );
  session.set({ state: 'signed-in', user: { id: me.id, email: me.email } });
  queryClient.clear();
});
afterEach(() => {
  cleanup();
  clearUiState();
  session.set({ state: 'anonymous', user: null });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[A-039] Dashboard, History, New Analysis and the avatar replace the signed-out entries', async () => {
  renderShell('/about');
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/dashboard'],
    ['History', '/history'],
  ]);
  expect(screen.getByRole('link', { name: 'New Analysis' })).toBeTruthy();
  // The visible initial is part of the name, for people who use speech input (WCAG 2.5.3).
  expect(screen.getByRole('button', { name: 'M Your account' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign Up Free' })).toBeNull();
  expect(nav.queryByText('Pricing')).toBeNull();
});

test('[A-041] the menu shows email, plan and credits', async () => {
  const { menu } = await openMenu();
  expect(menu.getByText('mara@example.com')).toBeTruthy();
  await waitFor(() => expect(menu.getByText('Pro Plan')).toBeTruthy());
  expect(menu.getByText('3.5 credits')).toBeTruthy();
});

test('[A-042][A-304][B-234] without a profile it shows the free plan and no credits, and no toast', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer.mockImplementation(async () =>
    Response.json({ error: true, code: 'not_found', message: 'no' }, { status: 404 }),
  );
  const { menu } = await openMenu();
  expect(menu.getByText('Free Plan')).toBeTruthy();
  expect(menu.getByText('0 credits')).toBeTruthy();
  await waitFor(() => expect(warn).toHaveBeenCalledWith('could not load me', expect.anything()));
  expect(menu.getByText('Free Plan')).toBeTruthy();
  expect(pendingNotices.get()).toEqual([]);
});

test.each([
  ['Account', '/account'],
  ['Billing', '/billing'],
  ['Credits', '/credits'],
  ['API Access', '/api-access'],
])('[A-043] %s leads to %s and closes the menu', async (name, path) => {
  const { menu, avatar } = await openMenu();
  await userEvent.click(menu.getByRole('link', { name }));
  expect(where()).toBe(path);
  expect(avatar.getAttribute('aria-expanded')).toBe('false');
});

test('[A-044] Log Out ends the session', async () => {
  const { menu } = await openMenu();
  await userEvent.click(menu.getByRole('button', { name: 'Log Out' }));
  expect(endSession.endSession).toHaveBeenCalledOnce();
});

test('[A-045] the menu closes 150 ms after it loses focus, and at once on Escape or on a click outside', async () => {
  const { avatar } = await openMenu();
  vi.useFakeTimers();
  const isOpen = () => avatar.getAttribute('aria-expanded') === 'true';
  fireEvent.blur(avatar, { relatedTarget: document.body });
  act(() => vi.advanceTimersByTime(149));
  expect(isOpen()).toBe(true);
  act(() => vi.advanceTimersByTime(1));
  expect(isOpen()).toBe(false);
  fireEvent.click(avatar);
  fireEvent.keyDown(avatar, { key: 'Escape' });
  expect([isOpen(), document.activeElement]).toEqual([false, avatar]);
  fireEvent.click(avatar);
  fireEvent.pointerDown(document.body);
  expect(isOpen()).toBe(false);
});

test('the phone menu has the same entries', async () => {
  renderShell('/about');
  await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
  const sheet = within(screen.getByRole('navigation', { name: 'Menu' }));
  expect(sheet.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Dashboard',
    'History',
    'Account',
    'Billing',
    'Credits',
    'API Access',
  ]);
  await waitFor(() => expect(sheet.getByText('3.5 credits')).toBeTruthy());
  expect(sheet.getByRole('button', { name: 'Log Out' })).toBeTruthy();
});

test('a change to the user refetches the record', async () => {
  const { menu } = await openMenu();
  await waitFor(() => expect(menu.getByText('Pro Plan')).toBeTruthy());
  answer.mockImplementation(async () => Response.json({ ...me, credits: 1 }));
  act(() => emitAuthEvent({ name: 'USER_UPDATED' }));
  await waitFor(() => expect(menu.getByText('1 credit')).toBeTruthy());
});

test.each([
  ['Zoë Lind', 'Z Your account'],
  ['User', 'M Your account'],
])('the avatar of %s reads %s', async (full_name, label) => {
  answer.mockImplementation(async () => Response.json({ ...me, full_name }));
  renderShell('/about');
  expect(await screen.findByRole('button', { name: label })).toBeTruthy();
});
