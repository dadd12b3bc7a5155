import type { PaymentPage, Payments, SubscriptionPage } from '#ports';
import { toState, toTransaction } from './entities.ts';
import type { PaddleCaller } from './paddle-caller.ts';

// Paddle's maximum page sizes: https://developer.paddle.com/api-reference/subscriptions/list-subscriptions and
// https://developer.paddle.com/api-reference/transactions/list-transactions.
const longestSubscriptionPage = 200;
const longestTransactionPage = 30;

/**
 * Lists subscriptions of every status, starting after the id `after`. Ids begin with their creation time, so newer
 * subscriptions come last. Paddle cannot list subscriptions by the time of their last change.
 */
export const listSubscriptions = (
  caller: PaddleCaller,
  after: string | null,
  perPage = longestSubscriptionPage,
): Promise<SubscriptionPage> =>
  caller.read('list subscriptions', async (paddle) => {
    const list = paddle.subscriptions.list({ orderBy: 'id[ASC]', perPage, ...(after !== null && { after }) });
    const subscriptions = (await list.next()).map(toState);
    return { subscriptions, hasMore: list.hasMore };
  });

/** Lists the newest completed transactions of a subscription. */
export const listPayments = (
  caller: PaddleCaller,
  subscriptionId: string,
): ReturnType<Payments['listPayments']> =>
  caller.read('list transactions', async (paddle) => {
    const page = paddle.transactions.list({
      subscriptionId: [subscriptionId],
      status: ['completed'],
      orderBy: 'created_at[DESC]',
      perPage: longestTransactionPage,
    });
    return (await page.next()).map(toTransaction);
  });

/** Lists completed transactions that changed at `since` or later, the oldest change first. */
export const listPaymentsSince = (
  caller: PaddleCaller,
  {
    since,
    after,
    perPage = longestTransactionPage,
  }: { since: string; after: string | null; perPage?: number | undefined },
): Promise<PaymentPage> =>
  caller.read('list transactions', async (paddle) => {
    const list = paddle.transactions.list({
      status: ['completed'],
      'updatedAt[GTE]': since,
      orderBy: 'updated_at[ASC]',
      perPage,
      ...(after !== null && { after }),
    });
    const payments = (await list.next()).map(toTransaction);
    return { payments, hasMore: list.hasMore };
  });
