import * as z from 'zod';
import type { CheckoutOrder, Payments } from '#ports';
import type { PaddleCaller } from './paddle-caller.ts';

const createdTransaction = z.object({
  id: z.string(),
  checkout: z.object({ url: z.url().nullable() }).nullable(),
});
const portal = z.object({ urls: z.object({ general: z.object({ overview: z.url() }) }) });

/** An unpaid transaction costs nothing, so the call may be repeated. */
export const createCheckout = (
  caller: PaddleCaller,
  { priceId, customData, discountId, customerId }: CheckoutOrder,
  hasCheckoutPage: boolean,
): ReturnType<Payments['createCheckout']> =>
  caller.read('create transaction', async (paddle) => {
    const made = await paddle.transactions.create({
      items: [{ priceId, quantity: 1 }],
      customData,
      ...(discountId !== null && { discountId }),
      ...(customerId !== null && { customerId }),
    });
    const { id, checkout } = createdTransaction.parse(made);
    return { transactionId: id, checkoutUrl: hasCheckoutPage ? (checkout?.url ?? null) : null };
  });

/** The address of the page on which a customer changes the payment method. */
export const openPortal = (
  caller: PaddleCaller,
  customerId: string,
  subscriptionId: string,
): Promise<string | null> =>
  caller.read('create portal session', async (paddle) => {
    const session = await paddle.customerPortalSessions.create(customerId, [subscriptionId]);
    return portal.safeParse(session).data?.urls.general.overview ?? null;
  });
