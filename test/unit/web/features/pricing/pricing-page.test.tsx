// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#test/web-setup/memory-router.tsx';
import { PricingPage } from '#web/features/pricing/pricing-page.tsx';
import { useLocation } from '#web/lib/router/router.tsx';
import { authDialog, useAuthDialog } from '#web/lib/session/auth-dialog-state.ts';
import { session } from '#web/lib/session/session.ts';

const Probe = () => (
  <p data-testid="probe">
    {useLocation().pathname} {useAuthDialog().mode ?? 'closed'}
  </p>
);

const open = () =>
  render(
    <MemoryRouter initialEntries={['/pricing']}>
      <PricingPage />
      <Probe />
    </MemoryRouter>,
  );
/** Opens the page and scrolls to the parts that load later. */
const openAll = async () => {
  open();
  fireEvent.scroll(window);
  // A busy machine takes seconds to load the chunk.
  await waitFor(() => expect(document.querySelector('table')).toBeTruthy(), { timeout: 30_000 });
};
const probe = () => screen.getByTestId('probe').textContent;
const storedPlan = () => JSON.parse(localStorage.getItem('sweetspot.intended-plan') ?? 'null');

beforeEach(() => {
  localStorage.clear();
  session.set({ state: 'anonymous', user: null });
});
afterEach(() => {
  act(() => authDialog.close());
  cleanup();
});

describe('the pricing page', () => {
  test('[B-107] says that the trial is free, lasts 7 days and gives full access', async () => {
    await openAll();
    expect(document.body.textContent).toContain('The free 7-day trial gives full access to all three tools.');
  });

  test('[B-100][B-242][B-243][B-245] shows Trial, Creator, Pro and Business with price, credits and rollover', () => {
    open();
    const card = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('li')?.textContent;
    expect(card('Trial')).toMatch(/\$0.*7 days.*5 credits/);
    expect(card('Creator')).toMatch(/\$19.*40 credits.*5%/);
    expect(card('Pro')).toMatch(/\$49.*150 credits.*10%/);
    expect(card('Business')).toMatch(/\$109.*300 credits.*15%/);
  });

  test('[B-102] has API Access only on Pro and Business', async () => {
    await openAll();
    const row = screen.getByRole('row', { name: /API Access \(upcoming\)/ });
    const cells = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells).toEqual(['not included', 'not included', 'included', 'included']);
  });

  test('shows nothing as upcoming if the API is open', async () => {
    vi.stubEnv('SITE_API', 'open');
    await openAll();
    expect(screen.getByRole('row', { name: /^API Access(?! \(upcoming)/ })).toBeTruthy();
    vi.unstubAllEnvs();
  });

  test('[B-104][B-106] opens the sign-up for a visitor who starts the trial, and remembers the plan', async () => {
    open();
    const [trial] = screen.getAllByRole('button', { name: 'Start Free Trial' });
    if (!trial) throw new Error('no trial button');
    await userEvent.click(trial);
    expect(probe()).toBe('/pricing sign-up');
    expect(storedPlan()).toBe('trial');
  });

  test('[B-105] sends a signed-in user to billing without a dialog', async () => {
    session.set({ state: 'signed-in', user: { id: 'u1', email: 'mara@example.com' } });
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Choose Pro' }));
    expect(probe()).toBe('/billing closed');
  });
});
