import { html } from 'hono/html';
import { paths } from '#contracts/platform/routes.ts';
import { priceNamed } from '#lib/local/payments/billing-rules.ts';
import { cards } from '#lib/local/payments/catalog.ts';
import type { SimAdjustment, SimSubscription, SimTransaction } from '#lib/local/payments/world.ts';
import { cardChoice } from './checkout-page.ts';
import { dollars, longDate, paymentPage } from './page-layout.ts';

type PortalPage = {
  session: string;
  action: string;
  subscriptions: readonly SimSubscription[];
  transactions: readonly SimTransaction[];
  /** Refunds, chargebacks and their reversals, in their order. */
  adjustments: readonly SimAdjustment[];
  message?: { kind: 'done' | 'failed'; text: string };
};

const button = (page: PortalPage, what: string, id: string, label: string) =>
  html`<form method="post" action="${page.action}">
<input type="hidden" name="session" value="${page.session}"><input type="hidden" name="do" value="${what}">
<input type="hidden" name="id" value="${id}"><button class="plain">${label}</button></form>`;

const stateOf = ({ status, period, scheduledChange, canceledAt }: SimSubscription): string => {
  if (status === 'canceled') return `Ended on ${longDate(canceledAt ?? '')}`;
  if (scheduledChange) return `Ends on ${longDate(scheduledChange.effectiveAt)}`;
  if (status === 'past_due') return 'The last payment did not go through';
  const next = period ? ` on ${longDate(period.end)}` : '';
  return status === 'trialing' ? `Trial, first payment${next}` : `Renews${next}`;
};

const subscriptionPart = (page: PortalPage, subscription: SimSubscription) => {
  const price = priceNamed(subscription.priceId);
  const isOver = subscription.status === 'canceled';
  return html`<section>
<h2>${price.name} plan</h2>
<dl><dt>Price</dt><dd>${dollars(price.cents)} a month</dd><dt>State</dt><dd>${stateOf(subscription)}</dd>
<dt>Card</dt><dd>${cards[subscription.card].number}</dd></dl>
${
  !isOver &&
  html`<div class="foot">${
    subscription.scheduledChange
      ? button(page, 'keep', subscription.id, 'Keep subscription')
      : button(page, 'cancel', subscription.id, 'Cancel subscription')
  }</div>
<form method="post" action="${page.action}">
<input type="hidden" name="session" value="${page.session}"><input type="hidden" name="do" value="card">
<input type="hidden" name="id" value="${subscription.id}">
${cardChoice(subscription.card)}<div class="foot"><button>Update payment method</button></div></form>`
}
</section>`;
};

const backTexts: Partial<Record<SimAdjustment['action'], string>> = {
  refund: 'refunded',
  chargeback: 'charged back',
};

/** The buttons that a payment accepts: one that was given back can only come back from a chargeback. */
const paymentButtons = (page: PortalPage, id: string, last: SimAdjustment['action'] | undefined) => {
  if (last === 'refund') return '';
  if (last === 'chargeback') return button(page, 'chargeback_reverse', id, 'Reverse chargeback');
  return html`${button(page, 'refund', id, 'Refund')}${button(page, 'chargeback', id, 'Chargeback')}`;
};

const paymentPart = (page: PortalPage, transaction: SimTransaction) => {
  const cents = transaction.subtotalCents - transaction.discountCents;
  const last = page.adjustments.findLast((one) => one.transactionId === transaction.id)?.action;
  const back = last && backTexts[last];
  return html`<li><span>${priceNamed(transaction.priceId).name}, ${longDate(transaction.createdAt)}<br>
<small>${back ?? transaction.status.replace('_', ' ')}</small></span><span>${dollars(cents)}</span>
${transaction.status === 'completed' && cents > 0 && paymentButtons(page, transaction.id, last)}</li>`;
};

/** The page on which a customer manages a subscription, with a tester's controls for its payments. */
export const portalPage = (page: PortalPage) =>
  paymentPage({
    title: 'Customer portal',
    body: html`
${page.message && html`<p role="${page.message.kind === 'done' ? 'status' : 'alert'}">${page.message.text}</p>`}
${page.subscriptions.map((subscription) => subscriptionPart(page, subscription))}
<h2>Payments</h2>
<ul>${page.transactions.map((transaction) => paymentPart(page, transaction))}</ul>
<p><small>A refund or a chargeback is for testers: customers have no such buttons.</small></p>
<p><a href="${paths.billing}">Back to billing</a></p>`,
  });

export const noPortalPage = () =>
  paymentPage({
    title: 'Customer portal',
    body: html`<p role="alert">This address is no longer valid. Open the portal from the billing page again.</p>`,
  });
