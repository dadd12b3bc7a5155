import * as z from 'zod';
import { creditHistoryResponse } from '#contracts/credits/credits.ts';
import { historyPageSize } from '#contracts/credits/history-page.ts';
import type { FunctionSchemas } from '#contracts/platform/route-schemas.ts';

export const creditsSchemas = {
  getCreditHistory: {
    description: "A page of the user's credit transactions, newest first",
    query: z.strictObject({
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(historyPageSize),
    }),
    response: creditHistoryResponse,
  },
} satisfies FunctionSchemas<'credits'>;
