import type { Identity } from '#ports';
import type { VerifiedApiKey } from '#usecases/accounts/api-keys/authenticate-api-key.ts';
import type { Caller } from '#usecases/site/caller.ts';
import type { ApiDeps } from './deps.ts';
import type { ApiConfig } from './settings/environment.ts';

/** The context of every API route. */
export type ApiEnv = {
  Bindings: {
    /** Under Lambda: API Gateway's event. */
    event?: { requestContext?: { requestId?: string; http?: { sourceIp?: string } } };
    /** Under Node's server: the request with its socket. */
    incoming?: { socket?: { remoteAddress?: string } };
  };
  Variables: {
    deps: ApiDeps;
    config: ApiConfig;
    requestId: string;
    caller: Caller;
    /** The identity of the signed-in user; null for a visitor. */
    identity: Identity | null;
    /** The API key of the call; null for a call from the site. */
    apiKey: VerifiedApiKey | null;
  };
};
