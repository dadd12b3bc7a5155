import { describe, expect } from 'vitest';
import { paths } from '#contracts/platform/routes.ts';
import { emptyPage } from './account-steps.ts';
import { violations } from './axe.ts';
import {
  button,
  callAs,
  cards,
  changePlan,
  checkout,
  dialog,
  expectLedgerAgrees,
  hasFocus,
  moveDays,
  openBilling,
  openPortal,
  paymentError,
  payWith,
  setClock,
  soon,
  subscribe,
} from './billing-steps.ts';
import { journey, takePicture } from './harness.ts';
import { opening, sidewaysScroll } from './optimizer-steps.ts';

describe('a subscription', () => {
  journey(
    '[B-021][B-022][B-040][B-042] starts with a trial, which can change its plan and be activated early',
    async ({ openPage, stack }) => {
      const page = await openPage(emptyPage);
      await openBilling(page, stack, 'trial@example.com');
      await button(page, 'Start Free Trial').click();
      await checkout(page).getByText('Due today').waitFor();
      await payWith(page, cards.works);
      await page.getByText('Payment successful.').waitFor();
      await page.getByText('Subscription Updated!').waitFor(soon);
      expect(page.url()).toBe(`${stack.url}${paths.billing}`);
      await page.getByText('Trialing', { exact: true }).waitFor();
      const call = await callAs(page, stack);
      const common = { generate_assets: true, context_input: opening };
      const runs = [
        { ...common, job_type: 'keyword_optimizer' },
        { ...common, job_type: 'keyword_evaluator', keywords_list_input: 'cold brew ratio' },
        { ...common, job_type: 'image_analyzer', image_count: 1 },
      ];
      for (const run of runs) expect((await call('create-job', run)).status, run.job_type).toBe(200);

      await button(page, 'Change to Pro').click();
      // The preview's own line: the dialog's description says the same before the preview has loaded.
      await dialog(page).getByText(', your trial continues').waitFor();
      const rolledBack = page.waitForResponse('**/api/rollback-plan-change');
      await dialog(page).getByRole('button', { name: 'Not now' }).click();
      expect(await (await rolledBack).json()).toMatchObject({ rolled_back: false });
      await page.reload();
      await button(page, 'Activate Creator').waitFor();

      await changePlan(page, 'Change to Pro');
      await button(page, 'Activate Pro').waitFor(soon);
      // What the preview promises comes true: the date, and the credits that stay and go.
      await button(page, 'Activate Pro').click();
      const line = (label: string) => dialog(page).getByText(label, { exact: true }).locator('..');
      await line('You will have').getByText('150 credits').waitFor();
      await line('Unused credits that expire').waitFor();
      const promised =
        /on (\w+ \d+, \d{4})/.exec((await line('Next payment').textContent()) ?? '')?.[1] ?? 'no date';
      expect(await violations(page)).toEqual([]);
      await takePicture(page, 'activation-preview');
      await dialog(page).getByRole('button', { name: 'Activate Pro', exact: true }).click();
      await page.getByText('Active', { exact: true }).waitFor(soon);
      await page.getByText(`Your next payment is on ${promised}.`).waitFor(soon);
      await page.getByText('You have 150 credits left').waitFor(soon);
      await page.getByText('You are on the Pro plan: 150 credits a month for $49.').waitFor();
      expect(await expectLedgerAgrees(page)).toContain('Pro plan: monthly credits: +150');
    },
  );

  journey(
    '[B-024][B-028][B-029] is upgraded at once, and downgraded at the next period or not at all',
    async ({ openPage, stack }) => {
      const page = await openPage(emptyPage);
      await openBilling(page, stack, 'change@example.com');
      await subscribe(page, 'Choose Pro');
      await page.getByText('You are on the Pro plan').waitFor();

      await changePlan(page, 'Upgrade to Business');
      await page.getByText('You are on the Business plan').waitFor(soon);
      expect((await expectLedgerAgrees(page))[0]).toContain('Upgrade to Business');

      await changePlan(page, 'Downgrade to Creator');
      await page.getByTestId('billing-notice').getByText('Your plan changes to Creator on').waitFor(soon);
      await page.getByText('You are on the Business plan').waitFor();
      expect(await button(page, 'Downgrade to Creator').isDisabled()).toBe(true);
      await button(page, 'Keep Business').click();
      await page.getByText('Plan change canceled', { exact: true }).waitFor();
      await page.getByText('Your next payment is on').waitFor(soon);
      expect(await page.getByTestId('billing-notice').count()).toBe(0);
    },
  );

  journey(
    '[B-036] reports that a payment failed, and continues with another card',
    async ({ openPage, stack }) => {
      const page = await openPage(emptyPage, { expectedErrors: [paymentError] });
      await openBilling(page, stack, 'cards@example.com');
      await button(page, 'Choose Pro').click();
      await payWith(page, cards.declined);
      await checkout(page).getByRole('alert').getByText('Choose another card').waitFor();
      await payWith(page, cards.failsLater);
      await page.getByText('Subscription Updated!').waitFor(soon);

      await changePlan(page, 'Upgrade to Business');
      await dialog(page).getByRole('heading', { name: 'Payment Failed' }).waitFor();
      const portal = await openPortal(
        page,
        dialog(page).getByRole('button', { name: 'Update Payment Method' }),
      );
      await portal.getByText(cards.works).last().click();
      await portal.getByRole('button', { name: 'Update payment method' }).click();
      await portal.getByText('The payment method was updated.').waitFor();
      await portal.close();
      await dialog(page).getByRole('button', { name: 'Close' }).last().click();
      await page.getByText('You are on the Pro plan').waitFor();
      await changePlan(page, 'Upgrade to Business');
      await page.getByText('You are on the Business plan').waitFor(soon);
      await expectLedgerAgrees(page);
    },
  );

  journey(
    '[B-050][B-051][B-056][B-058] is bought with a promo code, canceled at the end of its period, and reactivated',
    async ({ openPage, stack }) => {
      const page = await openPage(emptyPage, { expectedErrors: [paymentError] });
      await openBilling(page, stack, 'promo@example.com');
      await page.getByLabel('Code', { exact: true }).fill('expired');
      await button(page, 'Apply Code').click();
      await button(page, 'Choose Pro').click();
      await page.getByText('This promo code is not valid for this plan.').waitFor();
      expect(await page.getByLabel('Code', { exact: true }).inputValue()).toBe('EXPIRED');
      await page.getByLabel('Code', { exact: true }).fill('welcome20');
      await button(page, 'Apply Code').click();
      await page.reload();
      await page.getByText('WELCOME20 will apply to').waitFor();
      await button(page, 'Choose Pro').click();
      await checkout(page).getByText('$39.20').first().waitFor();
      await payWith(page, cards.works);
      await page.getByText('Subscription Updated!').waitFor(soon);
      await page.getByText('You are on the Pro plan').waitFor();

      await button(page, 'Cancel Subscription').click();
      await dialog(page).getByRole('button', { name: 'Keep subscription' }).click();
      await button(page, 'Cancel Subscription').click();
      await dialog(page).getByRole('button', { name: 'Cancel subscription' }).click();
      await page.getByTestId('billing-notice').getByText('Your subscription ends on').waitFor(soon);
      await page.getByText('You are on the Pro plan').waitFor();
      expect(await button(page, 'Cancel Subscription').count()).toBe(0);

      const portal = await openPortal(page, button(page, 'Reactivate Subscription'));
      await portal.getByRole('button', { name: 'Keep subscription' }).click();
      await portal.getByText('The subscription continues.').waitFor();
      await page.reload();
      await button(page, 'Cancel Subscription').waitFor();
      expect(await page.getByTestId('billing-notice').count()).toBe(0);
      expect(await expectLedgerAgrees(page)).toContain('Pro plan: monthly credits: +150');
    },
  );
});

describe('a refund', () => {
  journey(
    'takes the credits back, keeps the plan, and is still named after a cancellation',
    async ({ openPage, stack }) => {
      const page = await openPage(emptyPage);
      await openBilling(page, stack, 'refund@example.com');
      await subscribe(page, 'Choose Pro');
      await page.getByText('You have 155 credits left').waitFor();
      const portal = await openPortal(page, button(page, 'Manage Billing'));
      await portal.getByRole('button', { name: 'Refund', exact: true }).click();
      await portal.getByText('The payment was refunded.').waitFor();
      expect(await portal.getByRole('button', { name: 'Refund', exact: true }).count()).toBe(0);
      await portal.close();

      await page.reload();
      const refunded = 'Your payment for this month was refunded, and its credits were taken back.';
      const notice = page.getByTestId('billing-notice');
      await notice.getByText(`${refunded} Your Pro plan continues`).waitFor();
      await page.getByText('You have 5 credits left').waitFor();
      expect(await violations(page)).toEqual([]);
      await takePicture(page, 'refunded');
      expect(await expectLedgerAgrees(page)).toContain('Credits taken back for a refunded payment: -150');

      await button(page, 'Cancel Subscription').click();
      await dialog(page).getByRole('button', { name: 'Cancel subscription' }).click();
      await notice.getByText(`${refunded} Your subscription ends on`).waitFor(soon);
      await page.getByText('You are on the Pro plan').waitFor();
    },
  );
});

describe('layout', () => {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const)
    journey(
      `passes axe, and cuts nothing off at ${width} px, ${colorScheme}`,
      async ({ openPage, stack }) => {
        const page = await openPage(emptyPage, { width, colorScheme });
        await openBilling(page, stack, `look-${width}@example.com`);
        const look = async (name: string): Promise<void> => {
          expect(await violations(page), name).toEqual([]);
          expect(await sidewaysScroll(page), name).toBe(0);
          await takePicture(page, `billing-${name}-${width}-${colorScheme}`);
        };
        await look('free');
        await button(page, 'Choose Pro').click();
        await checkout(page).getByText('Due today').waitFor();
        await look('checkout');
        await payWith(page, cards.works);
        await page.getByText('Subscription Updated!').waitFor(soon);
        await look('pro');
        await button(page, 'Upgrade to Business').focus();
        await page.keyboard.press('Enter');
        await dialog(page).getByText('Due now').waitFor();
        await look('preview');
        expect(await hasFocus(dialog(page).locator(':focus'))).toBe(true);
        await page.keyboard.press('Escape');
        await dialog(page).waitFor({ state: 'detached' });
        // The focus returns a moment after the dialog is gone.
        await expect.poll(() => hasFocus(button(page, 'Upgrade to Business'))).toBe(true);
        await button(page, 'Cancel Subscription').click();
        await look('cancel');
        await page.keyboard.press('Escape');
        await page.goto(paths.credits);
        await page.getByText('Your credits reset on').waitFor();
        await look('credits');
        await page.goto(paths.apiAccess);
        await page.getByRole('heading', { name: 'API Access Coming Soon' }).waitFor();
        await look('api-access');
      },
    );
});

describe('a subscription over time', () => {
  journey(
    '[B-039] turns from a trial into Creator, with its credits, and renews',
    async ({ openPage, stack }) => {
      const page = await openPage(emptyPage);
      await openBilling(page, stack, 'time@example.com');
      await subscribe(page, 'Start Free Trial');
      try {
        await moveDays(stack, 8);
        await page.reload();
        await page.getByText('Active', { exact: true }).waitFor(soon);
        await page.getByText('You are on the Creator plan: 40 credits a month for $19.').waitFor();
        const grant = 'Creator plan: monthly credits: +40';
        expect(await expectLedgerAgrees(page)).toContain(grant);
        await moveDays(stack, 32);
        expect((await expectLedgerAgrees(page)).filter((moved) => moved === grant)).toHaveLength(2);
      } finally {
        await setClock(stack, null);
      }
    },
  );

  journey('stays past due after a failed payment until another card pays', async ({ openPage, stack }) => {
    const page = await openPage(emptyPage);
    await openBilling(page, stack, 'past-due@example.com');
    await subscribe(page, 'Start Free Trial', cards.failsLater);
    try {
      await moveDays(stack, 8);
      await page.reload();
      await page.getByText('Past due', { exact: true }).waitFor(soon);
      const notice = page.getByTestId('billing-notice');
      await notice.getByText('Your last payment did not go through.').waitFor();
      expect(await violations(page)).toEqual([]);
      const portal = await openPortal(page, notice.getByRole('button', { name: 'Update payment method' }));
      await portal.getByText(cards.works).last().click();
      await portal.getByRole('button', { name: 'Update payment method' }).click();
      await portal.getByText('The payment method was updated.').waitFor();
      await portal.close();
      // The event that the browser sends to a page when its window is focused again.
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await page.getByText('Active', { exact: true }).waitFor(soon);
      expect(await notice.count()).toBe(0);
      expect(await expectLedgerAgrees(page)).toContain('Creator plan: monthly credits: +40');
    } finally {
      await setClock(stack, null);
    }
  });
});
