import { fireEvent, waitFor } from '@testing-library/react';
import type { MeResponse } from '#contracts/accounts/me.ts';
import type { SubscriptionRecord } from '#contracts/billing/subscription.ts';
import { paths } from '#contracts/platform/routes.ts';
import { makeMe } from '#test/factories/api-account.ts';
import { makeConfig } from '#test/factories/billing.ts';
import { BillingPage } from '#web/features/billing/billing-page.tsx';
import { type ApiResponses, type Call, serveApi } from './serve-api.ts';
import { renderPage } from './signed-in-setup.tsx';

/** A user on a paid plan, who gets no monthly free credits. */
export const makeSubscriber = (changes: Partial<MeResponse> = {}): MeResponse =>
  makeMe({
    subscription_plan: 'creator',
    trial_used: true,
    credits: 40,
    next_free_credit_date: null,
    ...changes,
  });

type Opening = { me?: MeResponse; record?: SubscriptionRecord | null; at?: string; responses?: ApiResponses };

/** Opens the billing page of a user with this record, and records its API calls. */
export const openBilling = ({
  me = makeSubscriber(),
  record = null,
  at,
  responses = {},
}: Opening = {}): Call[] => {
  const calls = serveApi({
    ...responses,
    '/config': responses['/config'] ?? [{ body: makeConfig() }],
    '/me': responses['/me'] ?? [{ body: me }],
    '/subscription': responses['/subscription'] ?? [{ body: { subscription: record } }],
  });
  renderPage(paths.billing, BillingPage, at);
  return calls;
};

/**
 * The button with this name. If there are several, the last one: a dialog's button comes after the page's. Names are
 * compared exactly, because a query by role takes half a second on a page of this size.
 */
export const button = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].findLast(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
};

/** Presses a button as soon as it exists and is enabled. */
export const press = async (name: string): Promise<void> => {
  const found = await waitFor(() => {
    const one = button(name);
    if (one.disabled) throw new Error(`the button ${name} is off`);
    return one;
  });
  fireEvent.click(found);
};

/** Bodies of the calls of a route, in order. */
export const sent = (calls: readonly Call[], path: string): unknown[] =>
  calls.filter((call) => call.path === path).map(({ body }) => body);

export const dialogText = (): string => document.querySelector('[role=dialog]')?.textContent ?? '';
