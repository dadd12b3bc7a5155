import { configSchemas } from '#contracts/api/config.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { apiResource } from '#runtime/api-route.ts';
import { shownMarketData } from '#runtime/settings/environment.ts';
import { shownPayments } from '#runtime/settings/payments.ts';
import { getConfig } from '#usecases/site/get-config.ts';

/** The settings of its stage that the browser needs. */
export const registerConfig = apiResource(configSchemas, {
  getConfig: ({ deps, caller, config }) => {
    const { id: userPoolId, clientId, endpoint, domain } = config.userPool;
    const stage = {
      stage: config.stage,
      cognito: { endpoint, userPoolId, clientId, googleEnabled: domain !== null, domain },
      marketData: shownMarketData(config),
      payments: shownPayments(config.payments),
      api: config.publicApi,
    };
    return getConfig(deps, { caller, stage });
  },
});

export const handler = apiHandler(registerConfig);
