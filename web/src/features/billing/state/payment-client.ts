import type { Paddle } from '@paddle/paddle-js';
import type { PaymentsConfig, StartCheckoutResponse } from '#contracts/billing/billing.ts';
import { loadScript } from '#web/lib/load-script.ts';

/** The client that takes a payment. */
export type PaymentClient = {
  /** Opens the checkout over the page. A payment leads to the checkout's `successPath`. */
  readonly open: (checkout: StartCheckoutResponse) => void;
};

/** Shows a payment page in a frame, instead of paddle-js. */
export type ShowFrame = (checkout: { url: string; successPath: string }) => void;

let paddle: Promise<Paddle> | null = null;

const paddleScript = 'https://cdn.paddle.com/paddle/v2/paddle.js';

// The script loads from Paddle's own address only when a user is about to pay. paddle-js would load it too, but it
// remembers a failure until the page is left. Here it finds the script already loaded.
const startPaddle = async ({ environment, clientToken }: PaymentsConfig): Promise<Paddle> => {
  if (!clientToken)
    throw new Error('This stage has no client token for Paddle. Set it in the configuration.');
  const [{ initializePaddle }] = await Promise.all([import('@paddle/paddle-js'), loadScript(paddleScript)]);
  const started = await initializePaddle({
    environment,
    token: clientToken,
    checkout: { settings: { displayMode: 'overlay', locale: 'en' } },
  });
  if (!started) throw new Error('paddle-js did not start.');
  return started;
};

const openPaddle = (client: Paddle, checkout: StartCheckoutResponse): void =>
  client.Checkout.open({
    transactionId: checkout.transactionId,
    ...(checkout.customerEmail !== null && { customer: { email: checkout.customerEmail } }),
    settings: {
      displayMode: 'overlay',
      locale: 'en',
      allowLogout: false,
      successUrl: new URL(checkout.successPath, window.location.origin).href,
    },
  });

const paddleClient = async (config: PaymentsConfig): Promise<PaymentClient> => {
  paddle ??= startPaddle(config);
  try {
    const client = await paddle;
    return { open: (checkout) => openPaddle(client, checkout) };
  } catch (error) {
    // Reset, so that the next choice retries.
    paddle = null;
    throw error;
  }
};

const frameClient = (show: ShowFrame): PaymentClient => ({
  open: ({ checkoutUrl, successPath }) => {
    if (checkoutUrl === null) throw new Error('The checkout has no address.');
    // The page has our own origin, whichever host name the visitor used.
    const { pathname, search } = new URL(checkoutUrl);
    show({ url: pathname + search, successPath });
  },
});

/**
 * Loads the payment client of this stage.
 * @throws Error when it cannot be loaded, or when there is none
 */
export const loadPaymentClient = async (config: PaymentsConfig, show: ShowFrame): Promise<PaymentClient> => {
  if (config.provider === 'paddle') return paddleClient(config);
  if (config.provider === 'simulated') return frameClient(show);
  throw new Error('No payment provider is set up on this stage.');
};
