import { appHandler } from '#runtime/app-handler.ts';
import type { ApiApp } from '#runtime/create-app.ts';
import { createPublicApiApp } from './public-api-app.ts';

/** Routes of the public API as a Lambda function. */
export const publicApiHandler = (register: (app: ApiApp) => ApiApp) =>
  appHandler((deps, config) => register(createPublicApiApp(deps, config)));
