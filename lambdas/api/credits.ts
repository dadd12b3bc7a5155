import { creditsSchemas } from '#contracts/api/credits.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { apiResource } from '#runtime/api-route.ts';
import { getCreditHistory } from '#usecases/credits/get-credit-history.ts';

/** The user's credit transactions. */
export const registerCredits = apiResource(creditsSchemas, {
  getCreditHistory: ({ deps, caller, query }) => getCreditHistory(deps, { caller, ...query }),
});

export const handler = apiHandler(registerCredits);
