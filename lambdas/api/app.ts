import { product } from '#contracts/product.ts';
import { type ApiApp, createApiApp } from '#runtime/api-app.ts';
import type { ApiDeps } from '#runtime/deps.ts';
import type { ApiConfig } from '#runtime/settings/environment.ts';
import { registerApiKeys } from './api-keys.ts';
import { registerBilling } from './billing.ts';
import { registerConfig } from './config.ts';
import { registerContent } from './content.ts';
import { registerCredits } from './credits.ts';
import { registerExports } from './exports.ts';
import { registerImages } from './images.ts';
import { registerJobs } from './jobs.ts';
import { registerMe } from './me.ts';
import { registerVerify } from './verify.ts';
import { registerWebhooks } from './webhooks.ts';

/** The whole API in one app, for the local stack and the tests; in the cloud each resource is a function of its own. */
export const createApi = (deps: ApiDeps, config: ApiConfig): ApiApp =>
  [
    registerJobs,
    registerImages,
    registerExports,
    registerMe,
    registerCredits,
    registerConfig,
    registerContent,
    registerVerify,
    registerBilling,
    registerApiKeys,
    registerWebhooks,
  ].reduce((app, register) => register(app), createApiApp(deps, config));

/** The OpenAPI document of the API. */
export const openApiDocument = (app: ApiApp) =>
  app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: `${product.name} API`, version: '1' } });
