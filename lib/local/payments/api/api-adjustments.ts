import type { Context, Hono } from 'hono';
import { adjustmentWire } from '#lib/local/payments/record-wire.ts';
import type { SimAdjustment } from '#lib/local/payments/world.ts';
import type { PaddleApiOptions } from './api-options.ts';
import { listOf } from './api-responses.ts';
import { sendPage } from './list-page.ts';

// https://developer.paddle.com/api-reference/adjustments/list-adjustments
const bounds = { usual: 10, longest: 50 };

/** Records are stored in order of creation. */
const readEntries = (c: Context, kept: readonly SimAdjustment[]) => {
  const [ids, statuses] = ['subscription_id', 'status'].map((name) => listOf(c, name));
  const ordered = c.req.query('order_by')?.endsWith('[ASC]') ? kept : kept.toReversed();
  return ordered
    .filter((each) => !ids || ids.includes(each.subscriptionId ?? ''))
    .filter((each) => !statuses || statuses.includes(each.status));
};

/** Lists refunds and chargebacks. */
export const registerAdjustments = (app: Hono, { records }: Pick<PaddleApiOptions, 'records'>): void => {
  app.get('/adjustments', (c) =>
    sendPage(c, readEntries(c, records.value.adjustments), adjustmentWire, bounds),
  );
};
