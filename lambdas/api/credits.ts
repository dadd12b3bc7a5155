import { createRoute } from '@hono/zod-openapi';
import * as z from 'zod';
import { creditHistoryResponse } from '#contracts/credits/credits.ts';
import { limits } from '#contracts/limits.ts';
import type { ApiApp } from '#runtime/api-app.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { addressOf, jsonAnswer } from '#runtime/api-route.ts';
import { getCreditHistory } from '#usecases/credits/get-credit-history.ts';

const query = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(limits.historyPageSize),
});
const history = createRoute({
  ...addressOf('getCreditHistory'),
  request: { query },
  responses: jsonAnswer(creditHistoryResponse, "A page of the user's movements of credits, newest first"),
});

/** The user's movements of credits. */
export const registerCredits = (app: ApiApp): ApiApp => {
  app.openapi(history, async (context) => {
    const { deps, caller } = context.var;
    const answer = await getCreditHistory(deps, { caller, ...context.req.valid('query') });
    return context.json(creditHistoryResponse.parse(answer), 200);
  });
  return app;
};

export const handler = apiHandler(registerCredits);
