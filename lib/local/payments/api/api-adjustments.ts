import type { Context, Hono } from 'hono';
import { adjustmentWire } from '#lib/local/payments/record-wire.ts';
import type { SimAdjustment } from '#lib/local/payments/world.ts';
import { listOf } from './api-answers.ts';
import type { PaddleApiOptions } from './api-options.ts';
import { answerPage } from './list-page.ts';

// https://developer.paddle.com/api-reference/adjustments/list-adjustments
const bounds = { usual: 10, longest: 50 };

/** Entries of the books are kept in the order in which they were made. */
const readEntries = (c: Context, kept: readonly SimAdjustment[]) => {
  const [ids, statuses] = ['subscription_id', 'status'].map((name) => listOf(c, name));
  const ordered = c.req.query('order_by')?.endsWith('[ASC]') ? kept : kept.toReversed();
  return ordered
    .filter((each) => !ids || ids.includes(each.subscriptionId ?? ''))
    .filter((each) => !statuses || statuses.includes(each.status));
};

/** Listing the money that went back. */
export const registerAdjustments = (app: Hono, { ledger }: Pick<PaddleApiOptions, 'ledger'>): void => {
  app.get('/adjustments', (c) =>
    answerPage(c, readEntries(c, ledger.value.adjustments), adjustmentWire, bounds),
  );
};
