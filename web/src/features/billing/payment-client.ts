import type { Paddle } from '@paddle/paddle-js';
import type { PaymentsConfig, StartCheckoutResponse } from '#contracts/billing/billing.ts';
import { loadScript } from '#web/lib/load-script.ts';

/** What takes a payment. */
export type PaymentClient = {
  /** Opens the checkout over the page; a payment leads to the checkout's `successPath`. */
  readonly open: (checkout: StartCheckoutResponse) => void;
};

/** Shows a page that takes the payment itself, in place of paddle-js. */
export type ShowFrame = (checkout: { url: string; successPath: string }) => void;

let paddle: Promise<Paddle> | null = null;

const paddleScript = 'https://cdn.paddle.com/paddle/v2/paddle.js';

// The script is loaded from Paddle's own address when somebody is about to pay, and not before. paddle-js would load it
// too, but remembers a failure until the page is left: here it finds the script in place.
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
    // The next choice tries again.
    paddle = null;
    throw error;
  }
};

const frameClient = (show: ShowFrame): PaymentClient => ({
  open: ({ checkoutUrl, successPath }) => {
    if (checkoutUrl === null) throw new Error('The checkout has no address.');
    // The page is one of our own origin, by whichever of its names the visitor came.
    const { pathname, search } = new URL(checkoutUrl);
    show({ url: pathname + search, successPath });
  },
});

/**
 * Loads what takes payments on this stage.
 * @throws Error when it cannot be loaded, or there is none
 */
export const loadPaymentClient = async (config: PaymentsConfig, show: ShowFrame): Promise<PaymentClient> => {
  if (config.provider === 'paddle') return paddleClient(config);
  if (config.provider === 'simulated') return frameClient(show);
  throw new Error('No payment provider is set up on this stage.');
};
