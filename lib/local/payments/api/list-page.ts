import type { Context } from 'hono';
import { page } from './api-responses.ts';

/** Paddle's default and largest page size. */
export type PageBounds = { usual: number; longest: number };

const pageSize = (c: Context, { usual, longest }: PageBounds): number =>
  Math.min(longest, Math.max(1, Number(c.req.query('per_page') ?? usual) || usual));

/**
 * A page of a Paddle list: the entries after the one named by `after`, and the URL of the next page. `entries` are in
 * the requested order.
 */
export const sendPage = <Entry extends { id: string }>(
  c: Context,
  entries: readonly Entry[],
  toWire: (entry: Entry) => unknown,
  bounds: PageBounds,
): Response => {
  const after = entries.findIndex(({ id }) => id === c.req.query('after'));
  const following = entries.slice(after + 1);
  const shown = following.slice(0, pageSize(c, bounds));
  const next = new URL(c.req.url);
  const last = shown.at(-1);
  if (last) next.searchParams.set('after', last.id);
  const hasMore = following.length > shown.length;
  return c.json(page(c, shown.map(toWire), { next: next.href, hasMore }));
};

/** Returns entries, stored in order of creation, in the requested order. The default is newest first. */
export const inOrder = <Entry extends { updatedAt: string }>(
  c: Context,
  kept: readonly Entry[],
): readonly Entry[] => {
  const order = c.req.query('order_by') ?? '';
  const ascending = order.startsWith('updated_at')
    ? kept.toSorted((a, b) => (a.updatedAt < b.updatedAt ? -1 : 1))
    : kept;
  return order.endsWith('[ASC]') ? ascending : ascending.toReversed();
};
