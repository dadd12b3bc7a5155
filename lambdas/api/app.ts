import { product } from '#contracts/product.ts';
import { createApiApp } from '#runtime/api-app.ts';
import type { ApiApp } from '#runtime/create-app.ts';
import type { ApiDeps } from '#runtime/deps.ts';
import { joinApis } from '#runtime/public-api/join-apis.ts';
import { createPublicApiApp } from '#runtime/public-api/public-api-app.ts';
import type { ApiConfig } from '#runtime/settings/environment.ts';
import { registerApiKeys } from './api-keys.ts';
import { registerBilling } from './billing.ts';
import { registerChoices } from './choices.ts';
import { registerConfig } from './config.ts';
import { registerContent } from './content.ts';
import { registerCredits } from './credits.ts';
import { registerExports } from './exports.ts';
import { registerImages } from './images.ts';
import { registerJobs } from './jobs.ts';
import { registerMe } from './me.ts';
import { registerPublicReads } from './public-reads.ts';
import { registerPublicRuns } from './public-runs.ts';
import { registerPublicVerify } from './public-verify.ts';
import { registerPublicWebhooks } from './public-webhooks.ts';
import { registerShares } from './shares.ts';
import { registerVerify } from './verify.ts';
import { registerWebhooks } from './webhooks.ts';

/** The API of the site in one app. */
const createSiteApi = (deps: ApiDeps, config: ApiConfig): ApiApp =>
  [
    registerJobs,
    registerImages,
    registerExports,
    registerMe,
    registerCredits,
    registerConfig,
    registerContent,
    registerVerify,
    registerChoices,
    registerShares,
    registerBilling,
    registerApiKeys,
    registerWebhooks,
  ].reduce((app, register) => register(app), createApiApp(deps, config));

const createPublicApi = (deps: ApiDeps, config: ApiConfig): ApiApp =>
  [registerPublicRuns, registerPublicReads, registerPublicVerify, registerPublicWebhooks].reduce(
    (app, register) => register(app),
    createPublicApiApp(deps, config),
  );

/** The whole API, for the local stack and the tests. In the cloud each resource is a separate function. */
export const createApi = (deps: ApiDeps, config: ApiConfig) =>
  joinApis(createSiteApi(deps, config), createPublicApi(deps, config));

/** The OpenAPI document of the site's own routes. The public API has its own. */
export const siteDocument = (deps: ApiDeps, config: ApiConfig) =>
  createSiteApi(deps, config).getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: product.name, version: '1' },
  });
