import { describe, expect, it } from 'vitest';
import type { Subscription } from '#contracts/billing/payment.ts';
import type { PeriodRefund } from '#domain/billing/period-refund.ts';
import { noticeOf } from '#domain/billing/subscription-notice.ts';

const subscription = (changes: Partial<Subscription> = {}): Subscription => ({
  subscriptionId: 'sub_1',
  customerId: 'ctm_1',
  userId: 'u1',
  status: 'active',
  plan: 'pro',
  priceId: 'pri_pro',
  createdAt: '2026-01-01T00:00:00.000Z',
  nextBilledAt: '2026-02-01T00:00:00.000Z',
  canceledAt: null,
  period: { start: '2026-01-01T00:00:00.000Z', end: '2026-02-01T00:00:00.000Z' },
  scheduledChange: null,
  held: null,
  hadTrial: false,
  version: '5',
  ...changes,
});
const held = { plan: 'business', priceId: 'pri_business', until: '2026-02-01T00:00:00Z' } as const;
const cancel = { action: 'cancel', effectiveAt: '2026-02-01T00:00:00Z' } as const;
const refund = (changes: Partial<PeriodRefund> = {}): PeriodRefund => ({
  isFull: true,
  owedHalfCredits: 300,
  takenHalfCredits: 300,
  ...changes,
});

describe('the notice', () => {
  it.each<[Partial<Subscription>, string | null, string | null]>([
    [{}, null, null],
    [{ status: 'trialing' }, null, null],
    [{ status: 'canceled', scheduledChange: cancel }, null, null],
    [{ status: 'past_due', scheduledChange: cancel, held }, 'past_due', 'error'],
    [{ status: 'paused', held }, 'paused', 'warning'],
    [{ scheduledChange: cancel, held }, 'cancel', 'warning'],
    [{ status: 'trialing', scheduledChange: cancel }, 'cancel', 'warning'],
    [{ held }, 'downgrade', null],
  ])('of %j is %s, %s', (changes, type, severity) => {
    expect(noticeOf(subscription(changes), null)).toMatchObject({
      user_notice_type: type,
      user_notice_severity: severity,
    });
  });

  it('names the current plan, the next one, and the day of the change', () => {
    expect(noticeOf(subscription({ held }), null).user_notice).toBe(
      'Your plan changes to Pro on February 1, 2026. Until then you keep your Business plan.',
    );
  });

  it('about a refund says what became of payment, credits and subscription', () => {
    const text = (changes: Partial<PeriodRefund>, of: Partial<Subscription> = {}) =>
      noticeOf(subscription(of), refund(changes)).user_notice;
    const next =
      'Your Pro plan continues, and its next payment is due on February 1, 2026. To stop further payments, cancel your subscription.';
    expect(text({})).toBe(
      `Your payment for this month was refunded, and its credits were taken back. ${next}`,
    );
    expect(text({ takenHalfCredits: 250 })).toBe(
      `Your payment for this month was refunded, and unused credits were taken back. ${next}`,
    );
    expect(text({ takenHalfCredits: 0 })).toBe(`Your payment for this month was refunded. ${next}`);
    expect(text({ isFull: false, owedHalfCredits: 75, takenHalfCredits: 75 })).toBe(
      `Part of your payment for this month was refunded, and unused credits were taken back. ${next}`,
    );
    expect(text({}, { nextBilledAt: null })).toContain('Your Pro plan continues. To stop');
  });

  it.each<[Partial<Subscription>, string]>([
    [
      { scheduledChange: cancel },
      'Your subscription ends on February 1, 2026. Until then you keep your Pro plan.',
    ],
    [{ held }, 'Your plan changes to Pro on February 1, 2026. Until then you keep your Business plan.'],
  ])('of %j names a refund of this month as well', (changes, planned) => {
    expect(noticeOf(subscription(changes), refund()).user_notice).toBe(
      `Your payment for this month was refunded, and its credits were taken back. ${planned}`,
    );
  });

  it.each<[Partial<Subscription>, string | null]>([
    [{}, 'refund'],
    [{ status: 'past_due' }, 'past_due'],
    [{ scheduledChange: cancel }, 'cancel'],
    [{ held }, 'downgrade'],
    [{ status: 'canceled' }, null],
  ])('of %j is about %s even after a refund', (changes, type) => {
    expect(noticeOf(subscription(changes), refund()).user_notice_type).toBe(type);
  });
});
