import { useState } from 'react';
import { billingMessages } from '#contracts/billing/billing-messages.ts';
import type { OfferName } from '#contracts/billing/plans.ts';
import { getEligiblePrice, requestCheckout } from '#web/features/billing/api/billing-calls.ts';
import { paymentsQuery } from '#web/features/billing/api/billing-queries.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { notify } from '#web/lib/notify.ts';
import { useNavigate } from '#web/lib/router/router.tsx';
import { loadPaymentClient, type PaymentClient } from './payment-client.ts';

export type CheckoutFrame = { readonly url: string; readonly successPath: string };

export type Checkout = {
  /** Starts the payment of an offer and shows failures itself. */
  readonly begin: (offer: OfferName, discountCode: string | null) => Promise<void>;
  /** A payment page to show in a frame over this one. */
  readonly frame: CheckoutFrame | null;
  readonly close: () => void;
  readonly complete: () => void;
};

/** Leads from a chosen offer to the open checkout. */
export const useCheckout = (): Checkout => {
  const navigate = useNavigate();
  const [frame, setFrame] = useState<CheckoutFrame | null>(null);

  const loadClient = async (): Promise<PaymentClient | null> => {
    try {
      return await loadPaymentClient(await queryClient.ensureQueryData(paymentsQuery), setFrame);
    } catch (error) {
      console.warn('the payment client did not load', error);
      notify.error(billingMessages.paymentsUnavailable.title, billingMessages.paymentsUnavailable.text);
      return null;
    }
  };

  const begin = async (offer: OfferName, discountCode: string | null): Promise<void> => {
    const client = await loadClient();
    if (!client) return;
    const { priceId } = await getEligiblePrice(offer);
    const checkout = await requestCheckout(offer, discountCode);
    if (checkout.items.some((item) => item.priceId !== priceId))
      throw new Error(`The checkout is not for the price ${priceId}: the offer has changed in the meantime.`);
    client.open(checkout);
  };

  const close = (): void => setFrame(null);
  const complete = (): void => {
    close();
    if (frame) navigate(frame.successPath);
  };
  return { begin, frame, close, complete };
};
