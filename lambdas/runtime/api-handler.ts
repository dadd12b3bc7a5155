import { createApiApp } from './api-app.ts';
import { appHandler } from './app-handler.ts';
import type { ApiApp } from './create-app.ts';

/** A resource of the site's API as a Lambda function. */
export const apiHandler = (register: (app: ApiApp) => ApiApp) =>
  appHandler((deps, config) => register(createApiApp(deps, config)));
