import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda';
import { type ApiApp, createApiApp } from './api-app.ts';
import { buildApiDeps } from './deps.ts';
import { readEnvironment } from './environment.ts';

const open = async (register: (app: ApiApp) => ApiApp) => {
  const config = await readEnvironment(process.env);
  return handle(register(createApiApp(buildApiDeps(config), config)));
};

/** A resource of the API as a Lambda function; what it needs is built at its first call. */
export const apiHandler = (register: (app: ApiApp) => ApiApp) => {
  let opened: ReturnType<typeof open> | undefined;
  return async (event: LambdaEvent, context: LambdaContext) => {
    opened ??= open(register);
    return (await opened)(event, context);
  };
};
