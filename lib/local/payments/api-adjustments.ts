import type { Context, Hono } from 'hono';
import { listOf, page } from './api-answers.ts';
import type { PaddleApiOptions } from './api-options.ts';
import { adjustmentWire } from './record-wire.ts';
import type { SimAdjustment } from './world.ts';

// Paddle's own bounds, https://developer.paddle.com/api-reference/adjustments/list-adjustments.
const defaultPage = 10;
const longestPage = 50;

const pageSize = (c: Context): number =>
  Math.min(longestPage, Math.max(1, Number(c.req.query('per_page') ?? defaultPage) || defaultPage));

/** The page of the books that follows the entry named by `after`; they are kept in the order in which they were made. */
const readPage = (c: Context, kept: readonly SimAdjustment[]) => {
  const [ids, statuses] = ['subscription_id', 'status'].map((name) => listOf(c, name));
  const ordered = c.req.query('order_by')?.endsWith('[ASC]') ? kept : kept.toReversed();
  const after = ordered.findIndex(({ id }) => id === c.req.query('after'));
  const found = ordered
    .slice(after + 1)
    .filter((each) => !ids || ids.includes(each.subscriptionId ?? ''))
    .filter((each) => !statuses || statuses.includes(each.status));
  const size = pageSize(c);
  return { shown: found.slice(0, size), hasMore: found.length > size };
};

/** Listing the money that went back. */
export const registerAdjustments = (app: Hono, { ledger }: Pick<PaddleApiOptions, 'ledger'>): void => {
  app.get('/adjustments', (c) => {
    const { shown, hasMore } = readPage(c, ledger.value.adjustments);
    const next = new URL(c.req.url);
    const last = shown.at(-1);
    if (last) next.searchParams.set('after', last.id);
    return c.json(page(c, shown.map(adjustmentWire), { next: next.href, hasMore }));
  });
};
