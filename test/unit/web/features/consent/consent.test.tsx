// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#test/web-setup/memory-router.tsx';
import { CookieConsent } from '#web/features/consent/components/cookie-consent.tsx';
import { trackPageView } from '#web/features/consent/consent-signals.ts';
import {
  bannerPlaceId,
  openCookiePreferences,
  readConsent,
  startConsent,
} from '#web/features/consent/consent-state.ts';

const key = 'sweetspot.cookie-consent';
const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 21);
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null');
const given = { essential: true, analytics: true, functional: false, marketing: false, timestamp: now };

const start = () => {
  startConsent(now);
  render(
    <MemoryRouter>
      <CookieConsent />
    </MemoryRouter>,
  );
};
const banner = () => screen.queryByRole('region', { name: 'Cookies' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const commands = () => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));

beforeEach(() => {
  localStorage.clear();
  window.dataLayer = [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the banner', () => {
  test.each([
    ['none', null],
    ['no JSON', '{'],
    ['another shape', '{"analytics":"yes"}'],
  ])('[A-068] shows when the stored consent is %s', (_name, value) => {
    if (value !== null) localStorage.setItem(key, value);
    start();
    expect(banner()).toBeTruthy();
  });

  test('is placed before the page that it covers, for keyboard users', () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.id = bannerPlaceId;
    start();
    expect(place.contains(banner())).toBe(true);
    place.remove();
  });

  test('[A-069] shows when the consent is older than 365 days, and removes it', () => {
    localStorage.setItem(key, JSON.stringify({ ...given, timestamp: now - 365 * day - 1 }));
    start();
    expect(banner()).toBeTruthy();
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('[A-070] stays hidden with a consent of 365 days', () => {
    localStorage.setItem(key, JSON.stringify({ ...given, timestamp: now - 365 * day }));
    start();
    expect(banner()).toBeNull();
  });

  test('[A-071] has its three buttons', () => {
    start();
    const names = within(banner() as HTMLElement)
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(names).toEqual(['Customize', 'Reject Non-Essential', 'Accept All']);
  });

  test('[A-074][A-078][A-245] Accept All stores yes for three categories with the time, and hides it', async () => {
    start();
    await press('Accept All');
    expect(stored()).toEqual({
      essential: true,
      analytics: true,
      functional: true,
      marketing: true,
      timestamp: expect.any(Number),
    });
    expect(banner()).toBeNull();
  });

  test('[A-075] Reject Non-Essential stores no for three categories', async () => {
    start();
    await press('Reject Non-Essential');
    expect(stored()).toMatchObject({
      essential: true,
      analytics: false,
      functional: false,
      marketing: false,
    });
    expect(banner()).toBeNull();
  });
});

describe('the preferences', () => {
  test('[A-072][A-073] open with Customize, with four categories of which essential is fixed', async () => {
    start();
    await press('Customize');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cookie preferences' }));
    for (const name of ['Reject Non-Essential', 'Accept All', 'Save Preferences'])
      expect(dialog.getByRole('button', { name })).toBeTruthy();
    const switches = dialog.getAllByRole<HTMLInputElement>('switch');
    expect(switches.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ]);
  });

  test('return the focus to Customize when they are closed without a choice', async () => {
    start();
    await press('Customize');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Customize' })),
    );
    expect(stored()).toBeNull();
  });

  test('[A-076][A-077] Save Preferences stores each choice, essential always true', async () => {
    start();
    await press('Customize');
    await userEvent.click(await screen.findByRole('switch', { name: 'Functional' }));
    await press('Save Preferences');
    expect(stored()).toMatchObject({ essential: true, analytics: false, functional: true, marketing: false });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(banner()).toBeNull();
  });

  test('show the earlier choice when they are reopened', async () => {
    localStorage.setItem(key, JSON.stringify(given));
    start();
    act(() => openCookiePreferences());
    const analytics = await screen.findByRole<HTMLInputElement>('switch', { name: 'Analytics' });
    expect(analytics.checked).toBe(true);
  });
});

describe('the consent signals', () => {
  test('[A-080] are denied by default, with 500 ms to wait for an update', () => {
    start();
    const [first] = commands();
    expect(first?.slice(0, 2)).toEqual(['consent', 'default']);
    expect(first?.[2]).toMatchObject({
      ad_storage: 'denied',
      analytics_storage: 'denied',
      wait_for_update: 500,
    });
  });

  test('are updated by a choice', async () => {
    start();
    await press('Accept All');
    expect(commands().at(-1)).toEqual([
      'consent',
      'update',
      expect.objectContaining({ ad_storage: 'granted', analytics_storage: 'granted' }),
    ]);
  });

  test('[A-079] count a page view only with consent', () => {
    start();
    trackPageView('/pricing', null);
    trackPageView('/pricing', { ...given, essential: true, analytics: false });
    expect(commands().some(([name]) => name === 'event')).toBe(false);
    trackPageView('/pricing', { ...given, essential: true });
    expect(commands().at(-1)).toEqual(['event', 'page_view', { page_path: '/pricing' }]);
  });

  test('[B-202] count nothing while the browser sends Do Not Track', () => {
    vi.stubGlobal('navigator', { ...navigator, doNotTrack: '1' });
    localStorage.setItem(key, JSON.stringify(given));
    startConsent(now);
    trackPageView('/pricing', readConsent());
    expect(commands().some(([name]) => name === 'event')).toBe(false);
    expect(commands().at(-1)?.[2]).toMatchObject({ analytics_storage: 'denied' });
  });
});
