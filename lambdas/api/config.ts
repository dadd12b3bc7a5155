import { createRoute } from '@hono/zod-openapi';
import { configResponse } from '#contracts/accounts/me.ts';
import type { ApiApp } from '#runtime/api-app.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { addressOf, jsonAnswer } from '#runtime/api-route.ts';
import { shownMarketData } from '#runtime/settings/environment.ts';
import { shownPayments } from '#runtime/settings/payments.ts';
import { getConfig } from '#usecases/site/get-config.ts';

const get = createRoute({
  ...addressOf('getConfig'),
  responses: jsonAnswer(configResponse, 'What the browser needs to know of the stage'),
});

/** What the browser needs to know of the stage it runs on. */
export const registerConfig = (app: ApiApp): ApiApp => {
  app.openapi(get, async (context) => {
    const { deps, caller, config } = context.var;
    const { id: userPoolId, clientId, endpoint, domain } = config.userPool;
    const stage = {
      stage: config.stage,
      cognito: { endpoint, userPoolId, clientId, googleEnabled: domain !== null, domain },
      marketData: shownMarketData(config),
      payments: shownPayments(config.payments),
    };
    return context.json(configResponse.parse(await getConfig(deps, { caller, stage })), 200);
  });
  return app;
};

export const handler = apiHandler(registerConfig);
