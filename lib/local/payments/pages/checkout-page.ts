import { html } from 'hono/html';
import { priceNamed } from '#lib/local/payments/billing-rules.ts';
import { type CardName, cards, discounts } from '#lib/local/payments/catalog.ts';
import type { SimTransaction } from '#lib/local/payments/world.ts';
import { dollars, paymentPage } from './page-layout.ts';

/** The cards to choose from. */
export const cardChoice = (chosen: CardName) =>
  html`<fieldset><legend>Card</legend>${Object.entries(cards).map(
    ([name, { number, label }]) => html`<label class="card">
<input type="radio" name="card" value="${name}" required ${name === chosen ? 'checked' : ''}>
<span><b>${number}</b><small>${label}</small></span></label>`,
  )}</fieldset>`;

type CheckoutPage = {
  transaction: SimTransaction;
  email: string;
  action: string;
  nonce: string;
  /** The card that was tried, and why it failed. */
  failed?: { card: CardName; message: string };
};

const total = ({ subtotalCents, discountCents }: SimTransaction): number => subtotalCents - discountCents;

const summary = (transaction: SimTransaction) => {
  const price = priceNamed(transaction.priceId);
  const discount = discounts.find(({ id }) => id === transaction.discountId);
  return html`<dl>
<dt>${price.name} plan, a month</dt><dd>${dollars(price.cents)}</dd>
${price.trialDays > 0 && html`<dt>Free trial</dt><dd>${price.trialDays} days</dd>`}
${discount && html`<dt>${discount.code}: ${discount.description}</dt><dd>-${dollars(transaction.discountCents)}</dd>`}
<dt><strong>Due today</strong></dt><dd><strong>${dollars(total(transaction))}</strong></dd>
</dl>`;
};

/** Tells the embedding page that the visitor has left. Outside a frame, it goes back. */
const closing = `
const leave = () => {
  if (window.parent === window) history.back();
  else window.parent.postMessage({ source: 'sweetspot-checkout', event: 'closed' }, location.origin);
};
document.querySelector('#leave').addEventListener('click', leave);
`;

/** The checkout's payment page. */
export const checkoutPage = ({ transaction, email, action, nonce, failed }: CheckoutPage) => {
  const isFree = total(transaction) === 0;
  return paymentPage({
    title: 'Checkout',
    script: { nonce, code: closing },
    body: html`
${email && html`<p>${email}</p>`}
${summary(transaction)}
${failed && html`<p role="alert">${failed.message} Choose another card.</p>`}
<form method="post" action="${action}">
<input type="hidden" name="transaction" value="${transaction.id}">
<input type="hidden" name="email" value="${email}">
${cardChoice(failed?.card ?? 'works')}
<div class="foot"><button type="button" class="plain" id="leave">Cancel</button>
<button>${isFree ? 'Start free trial' : `Pay ${dollars(total(transaction))}`}</button></div>
</form>`,
  });
};

/** The page after a payment, which returns to the product. */
export const paidPage = ({ successPath, nonce }: { successPath: string; nonce: string }) =>
  paymentPage({
    title: 'Payment complete',
    script: {
      nonce,
      code: `
if (window.parent === window) location.replace(${JSON.stringify(successPath)});
else window.parent.postMessage({ source: 'sweetspot-checkout', event: 'completed' }, location.origin);
`,
    },
    body: html`<p role="status">Thank you. Your subscription is ready.</p>
<p><a class="button" href="${successPath}" target="_top">Continue</a></p>`,
  });

/** The page of a checkout that is over or does not exist. */
export const noCheckoutPage = (message: string) =>
  paymentPage({ title: 'No such checkout', body: html`<p role="alert">${message}</p>` });
