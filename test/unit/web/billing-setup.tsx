import { fireEvent, screen } from '@testing-library/react';
import type { MeResponse } from '#contracts/me.ts';
import { paths } from '#contracts/routes.ts';
import type { SubscriptionRecord } from '#contracts/subscription.ts';
import { makeMe } from '#test/factories/api-account.ts';
import { makeConfig } from '#test/factories/billing.ts';
import { BillingPage } from '#web/features/billing/billing-page.tsx';
import { renderPage } from './signed-in-setup.tsx';
import { type Call, serveApi } from './workbench-setup.tsx';

type Answers = Parameters<typeof serveApi>[0];

/** A user on a paid plan, whose month of free credits does not begin. */
export const makeSubscriber = (changes: Partial<MeResponse> = {}): MeResponse =>
  makeMe({
    subscription_plan: 'creator',
    trial_used: true,
    credits: 40,
    next_free_credit_date: null,
    ...changes,
  });

type Opening = { me?: MeResponse; record?: SubscriptionRecord | null; at?: string; answers?: Answers };

/** The billing page of a user with this record; records the calls. */
export const openBilling = ({
  me = makeSubscriber(),
  record = null,
  at,
  answers = {},
}: Opening = {}): Call[] => {
  const calls = serveApi({
    ...answers,
    '/config': answers['/config'] ?? [{ body: makeConfig() }],
    '/me': answers['/me'] ?? [{ body: me }],
    '/subscription': answers['/subscription'] ?? [{ body: { subscription: record } }],
  });
  renderPage(paths.billing, BillingPage, at);
  return calls;
};

export const button = (name: string | RegExp): HTMLButtonElement =>
  screen.getByRole<HTMLButtonElement>('button', { name });

export const press = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }));
};

/** Bodies of the calls of a route, in order. */
export const sent = (calls: readonly Call[], path: string): unknown[] =>
  calls.filter((call) => call.path === path).map(({ body }) => body);

export const dialogText = (): string => screen.getByRole('dialog').textContent ?? '';
