import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda';
import { type ApiApp, createApiApp } from './api-app.ts';
import { buildApiDeps } from './deps.ts';
import { once } from './lazy/once.ts';
import { readApiEnvironment } from './settings/environment.ts';

const open = async (register: (app: ApiApp) => ApiApp) => {
  const config = readApiEnvironment(process.env);
  return handle(register(createApiApp(buildApiDeps(config), config)));
};

/** A resource of the API as a Lambda function; what it needs is built at its first call. */
export const apiHandler = (register: (app: ApiApp) => ApiApp) => {
  const opened = once(() => open(register));
  return async (event: LambdaEvent, context: LambdaContext) => (await opened())(event, context);
};
