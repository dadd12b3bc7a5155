// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MeResponse } from '#contracts/me.ts';
import { ApiAccessPage } from '#web/features/api-access/api-access-page.tsx';
import { BillingPage } from '#web/features/billing/billing-page.tsx';
import { queryClient } from '#web/lib/query-client.ts';

const me: MeResponse = {
  id: 'u1',
  email: 'mara@example.com',
  full_name: 'Mara',
  role: 'user',
  credits: 4.5,
  subscription_plan: 'free',
  first_login: false,
  created_at: '2026-08-25T10:00:00.000Z',
  trial_used: false,
  next_free_credit_date: '2026-09-25',
};
const answer = (own: Partial<MeResponse>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ ...me, ...own })),
  );
const open = (page: 'billing' | 'api-access') =>
  render(<MemoryRouter>{page === 'billing' ? <BillingPage /> : <ApiAccessPage />}</MemoryRouter>);

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('billing', () => {
  test('[B-008][B-018] has its heading and exactly three plans, each with a button', async () => {
    answer({});
    open('billing');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Billing & Subscription');
    const cards = within(screen.getByRole('region', { name: 'Plans' })).getAllByRole('listitem');
    const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(names).toEqual(['Creator', 'Pro', 'Business']);
    expect(screen.getAllByRole('button')).toHaveLength(3);
    expect(cards.length).toBeGreaterThanOrEqual(3);
  });

  test('says in a sentence which plan it is and what is left of it', async () => {
    answer({});
    open('billing');
    await waitFor(() => expect(document.body.textContent).toContain('You are on the Free plan: 5 credits'));
    expect(document.body.textContent).toContain(
      'You have 4.5 credits left, and new ones on September 25, 2026.',
    );
  });

  test('says plainly that nothing can be bought here, and offers nothing that could be clicked', () => {
    answer({});
    open('billing');
    for (const button of screen.getAllByRole<HTMLButtonElement>('button')) {
      expect(button.disabled).toBe(true);
      const note = document.getElementById(button.getAttribute('aria-describedby') ?? '');
      expect(note?.textContent).toContain('Payments are not set up on this stage');
    }
  });

  test('marks the plan that one has', async () => {
    answer({ subscription_plan: 'pro' });
    open('billing');
    const own = await screen.findByRole('button', { name: 'Your plan' });
    expect(within(own.closest('li') ?? document.body).getByRole('heading').textContent).toContain('Pro');
  });
});

describe('API access', () => {
  test.each(['free', 'creator', 'pro', 'business'] as const)(
    '[B-088][B-089] is coming soon for a user of the plan %s, without keys to see, make or revoke',
    async (subscription_plan) => {
      answer({ subscription_plan });
      open('api-access');
      expect(screen.getByRole('heading').textContent).toBe('API Access Coming Soon');
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      expect(screen.queryByRole('button')).toBeNull();
      expect(screen.queryByText(/keys/)).toBeNull();
    },
  );

  test('[B-260] tells an admin when keys open; a record that cannot be read makes no admin', async () => {
    answer({ role: 'admin' });
    open('api-access');
    expect(await screen.findByText(/Keys open together with billing/)).toBeTruthy();
    cleanup();
    queryClient.clear();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Response.json({}, { status: 404 })),
    );
    open('api-access');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText(/Keys open/)).toBeNull();
  });
});
