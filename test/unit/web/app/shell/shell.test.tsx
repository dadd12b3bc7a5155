// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tools } from '#contracts/product.ts';
import { clearUiState } from '#test/web-setup/clear-ui-state.ts';
import { MemoryRouter } from '#test/web-setup/memory-router.tsx';
import { RequireSession } from '#web/features/auth/components/require-session.tsx';
import { CookieConsent } from '#web/features/consent/components/cookie-consent.tsx';
import { NotFoundPage } from '#web/features/not-found/not-found-page.tsx';
import { authDialog, useAuthDialog } from '#web/lib/session/auth-dialog-state.ts';
import { type Session, session } from '#web/lib/session/session.ts';
import { readUiState } from '#web/lib/storage/ui-state.ts';
import { renderShell } from './shell-setup.tsx';

const anonymous: Session = { state: 'anonymous', user: null };
const signedIn: Session = { state: 'signed-in', user: { id: 'u1', email: 'mara@example.com' } };

const Mode = () => <p data-testid="mode">{useAuthDialog().mode ?? 'closed'}</p>;
const where = () => screen.getByTestId('where').textContent;

beforeEach(() => {
  window.scrollTo = vi.fn();
  session.set(anonymous);
});
afterEach(() => {
  cleanup();
  clearUiState();
  authDialog.close();
  vi.useRealTimers();
});

describe('the header without a session', () => {
  test('[A-036] shows Home, Features, Pricing, Blog, Sign In and Sign Up Free', () => {
    renderShell();
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(nav.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(nav.getByRole('button', { name: 'Features' })).toBeTruthy();
    expect(nav.getByRole('link', { name: 'Pricing' }).getAttribute('href')).toBe('/pricing');
    expect(nav.getByRole('link', { name: 'Blog' }).getAttribute('href')).toBe('/blog');
    expect(screen.getAllByRole('button', { name: 'Sign In' }).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Sign Up Free' })).toBeTruthy();
  });

  test('[A-037] lists the tools with their purpose, and all features, under Features', async () => {
    renderShell();
    await userEvent.click(screen.getByRole('button', { name: 'Features' }));
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    for (const [name, purpose, path] of [
      ['SEO Optimizer', 'Find sweet-spot keywords', '/seo-optimizer'],
      ['Keyword Evaluator', 'Evaluate existing keywords', '/keyword-evaluator'],
      ['Image Describer', 'Generate SEO-ready metadata', '/image-describer'],
    ] as const) {
      const link = nav.getByRole('link', { name: new RegExp(`^${name}`) });
      expect(link.textContent).toBe(name + purpose);
      expect(link.getAttribute('href')).toBe(path);
    }
    expect(nav.getByRole('link', { name: 'All Features' }).getAttribute('href')).toBe('/features');
  });

  test('[A-038] opens the auth dialog in the mode that the button names', async () => {
    render(<Mode />);
    renderShell();
    const [signIn] = screen.getAllByRole('button', { name: 'Sign In' });
    if (!signIn) throw new Error('no Sign In button');
    await userEvent.click(signIn);
    expect(screen.getByTestId('mode').textContent).toBe('sign-in');
    await userEvent.click(screen.getByRole('button', { name: 'Sign Up Free' }));
    expect(screen.getByTestId('mode').textContent).toBe('sign-up');
  });

  test('[A-045] closes the dropdown 150 ms after it loses focus, not at once', () => {
    vi.useFakeTimers();
    renderShell();
    const button = screen.getByRole('button', { name: 'Features' });
    fireEvent.focus(button);
    fireEvent.click(button);
    fireEvent.blur(button, { relatedTarget: document.body });
    act(() => vi.advanceTimersByTime(149));
    expect(button.getAttribute('aria-expanded')).toBe('true');
    act(() => vi.advanceTimersByTime(1));
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  test('keeps the dropdown open while the focus moves through it, and closes it on Escape', async () => {
    renderShell();
    const button = screen.getByRole('button', { name: 'Features' });
    await userEvent.click(button);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toContain(tools.keyword_optimizer.name);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });

  test('opens and closes the phone menu, and closes it on another page', async () => {
    renderShell();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
    await userEvent.click(menu.getByRole('link', { name: 'Pricing' }));
    expect(where()).toBe('/pricing');
    expect(screen.getByRole('button', { name: 'Open menu' }).getAttribute('aria-expanded')).toBe('false');
  });
});

test('[A-040] New Analysis of a signed-in user opens the dashboard with reset=true', async () => {
  session.set(signedIn);
  renderShell('/about');
  await userEvent.click(await screen.findByRole('link', { name: 'New Analysis' }));
  expect(where()).toBe('/dashboard?reset=true');
});

test('[A-046] the footer has the groups Tools, Resources and Legal', () => {
  renderShell();
  for (const name of ['Tools', 'Resources', 'Legal'])
    expect(screen.getByRole('navigation', { name })).toBeTruthy();
});

test('[A-047] Cookie Preferences of the footer opens the dialog', async () => {
  renderShell();
  render(
    <MemoryRouter>
      <CookieConsent />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cookie Preferences' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cookie preferences' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[A-023] a change of path scrolls to the top and moves the focus to the page', async () => {
  renderShell();
  expect(window.scrollTo).not.toHaveBeenCalled();
  await userEvent.click(
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Pricing' }),
  );
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('[A-237] the last route is kept as path plus query', () => {
  renderShell('/blog?x=1');
  expect(readUiState().lastRoute).toBe('/blog?x=1');
});

describe('a page that needs a session', () => {
  const open = () =>
    render(
      <MemoryRouter initialEntries={['/dashboard']}>
        <RequireSession>
          <p>secret</p>
        </RequireSession>
      </MemoryRouter>,
    );

  test('[A-025] waits while the session is loading', () => {
    session.set({ state: 'loading', user: null });
    open();
    expect(screen.queryByText('secret')).toBeNull();
    act(() => session.set(signedIn));
    expect(screen.getByText('secret')).toBeTruthy();
  });

  test('stays hidden from an anonymous visitor', () => {
    open();
    expect(screen.queryByText('secret')).toBeNull();
  });
});

test('[B-205][B-006] the 404 page says so, leads home, and the visit is logged', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(
    <MemoryRouter initialEntries={['/nowhere']}>
      <NotFoundPage />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading').textContent).toBe('404Oops! Page not found');
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('404'), '/nowhere');
});
