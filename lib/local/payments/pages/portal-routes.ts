import type { Context, Hono } from 'hono';
import * as z from 'zod';
import { cardNames } from '#lib/local/payments/catalog.ts';
import { cancelSubscription, keepSubscription } from '#lib/local/payments/change.ts';
import { PaddleApiError } from '#lib/local/payments/paddle-api-error.ts';
import type { PaymentRecords } from '#lib/local/payments/payment-records.ts';
import { giveBack, replaceCard } from '#lib/local/payments/renew.ts';
import { openPage, type PagesOptions, pagePaths, requireOwnOrigin } from './open-page.ts';
import { noPortalPage, portalPage } from './portal-page.ts';

const portalForm = z.object({
  session: z.string(),
  do: z.enum(['cancel', 'keep', 'card', 'refund', 'chargeback', 'chargeback_reverse']),
  id: z.string(),
  card: z.enum(cardNames).optional(),
});
type PortalForm = z.infer<typeof portalForm>;

const doneTexts: Record<PortalForm['do'], string> = {
  cancel: 'The subscription ends with its period.',
  keep: 'The subscription continues.',
  card: 'The payment method was updated.',
  refund: 'The payment was refunded.',
  chargeback: 'The bank took the payment back.',
  chargeback_reverse: 'The bank gave the payment back to the seller.',
};

const act = (records: PaymentRecords, { do: what, id, card }: PortalForm): void => {
  if (what === 'cancel') cancelSubscription(records, id);
  else if (what === 'keep') keepSubscription(records, id);
  else if (what === 'card') replaceCard(records, id, card ?? 'works');
  else giveBack(records, id, what);
};

/** True if a subscription or payment belongs to the customer. A session gives access to no one else's. */
const isOf = ({ value }: PaymentRecords, id: string, customerId: string | undefined): boolean =>
  customerId !== undefined &&
  [...value.subscriptions, ...value.transactions].some(
    (each) => each.id === id && each.customerId === customerId,
  );

/** The page on which a customer manages subscriptions and payments. */
export const addPortalRoutes = (app: Hono, { basePath, records, customerOf, flush }: PagesOptions): void => {
  const showPortal = (c: Context, session: string, message?: Parameters<typeof portalPage>[0]['message']) => {
    openPage(c);
    const customerId = customerOf(session);
    if (customerId === undefined) return c.html(noPortalPage(), 404);
    const isTheirs = (each: { customerId: string | null }) => each.customerId === customerId;
    return c.html(
      portalPage({
        session,
        action: `${basePath}${pagePaths.portal}`,
        subscriptions: records.value.subscriptions.filter(isTheirs).toReversed(),
        transactions: records.value.transactions
          .filter((each) => isTheirs(each) && each.status !== 'ready')
          .toReversed(),
        adjustments: records.value.adjustments,
        ...(message && { message }),
      }),
      message?.kind === 'failed' ? 402 : 200,
    );
  };
  app.get(pagePaths.portal, (c) => showPortal(c, c.req.query('session') ?? ''));
  app.post(pagePaths.portal, async (c) => {
    requireOwnOrigin(c);
    const form = portalForm.parse(await c.req.parseBody());
    if (!isOf(records, form.id, customerOf(form.session))) return showPortal(c, '');
    try {
      act(records, form);
    } catch (error) {
      if (!(error instanceof PaddleApiError)) throw error;
      await flush();
      return showPortal(c, form.session, { kind: 'failed', text: error.message });
    }
    await flush();
    return showPortal(c, form.session, { kind: 'done', text: doneTexts[form.do] });
  });
};
