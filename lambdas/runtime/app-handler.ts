import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda';
import type { ApiApp } from './create-app.ts';
import { type ApiDeps, buildApiDeps } from './deps.ts';
import { once } from './lazy/once.ts';
import { type ApiConfig, readApiEnvironment } from './settings/environment.ts';

/** An app as a Lambda function. Its dependencies are built on the first call. */
export const appHandler = (create: (deps: ApiDeps, config: ApiConfig) => ApiApp) => {
  const opened = once(async () => {
    const config = readApiEnvironment(process.env);
    return handle(create(buildApiDeps(config), config));
  });
  return async (event: LambdaEvent, context: LambdaContext) => (await opened())(event, context);
};
