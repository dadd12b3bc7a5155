import type { Context } from 'hono';
import * as z from 'zod';
import { PaddleApiError } from '#lib/local/payments/paddle-api-error.ts';

/** A checkout or a change buys one item of one price. */
export const oneItem = z.array(z.object({ price_id: z.string(), quantity: z.literal(1) })).length(1);

/** Parses a request body. @throws PaddleApiError if it has another shape */
export const readBody = async <T>(c: Context, schema: z.ZodType<T>): Promise<T> => {
  const parsed = schema.safeParse(await c.req.json().catch(() => null));
  if (!parsed.success) throw new PaddleApiError('bad_request', z.prettifyError(parsed.error));
  return parsed.data;
};

export const one = (data: unknown) => ({ data, meta: { request_id: 'local' } });
export const page = (
  c: Context,
  data: readonly unknown[],
  more: { next?: string; hasMore?: boolean } = {},
) => ({
  data,
  meta: {
    request_id: 'local',
    pagination: {
      per_page: 50,
      next: more.next ?? c.req.url,
      has_more: more.hasMore ?? false,
      estimated_total: data.length,
    },
  },
});

/** A query parameter with several values. */
export const listOf = (c: Context, name: string): string[] | null => c.req.query(name)?.split(',') ?? null;
