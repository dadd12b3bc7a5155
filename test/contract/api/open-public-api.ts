import { createApi } from '#api/app.ts';
import type { ApiAvailability, ApiScope } from '#contracts/accounts/api-keys.ts';
import { type PublicRouteName, publicRoutes } from '#contracts/public-api/routes.ts';
import { grantOf, newProfile } from '#test/factories/job-orders.ts';
import { runMachine } from '#test/fakes/run-machine.ts';
import { createTestDeps, testConfig } from '#test/fakes/test-deps.ts';
import { generateApiKey } from '#usecases/accounts/api-keys/generate-api-key.ts';
import { sendCall } from './send-call.ts';

export const article =
  'A sourdough starter is flour and water with wild yeast. Feed the sourdough starter every day. Wild yeast makes the bread rise, and whole rye flour brings the most wild yeast to a sourdough starter. Bread flour makes the dough strong.';

export type PublicCall = {
  route: PublicRouteName;
  id?: string;
  query?: string;
  /** Sent as JSON unless it is already a string. */
  body?: unknown;
  /** Null for a call without a key. */
  key?: string | null;
  headers?: Record<string, string>;
};

export type PublicResponse = {
  route: PublicRouteName;
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the API returns.
  body: any;
};

type Options = {
  deps?: Parameters<typeof createTestDeps>[0];
  availability?: ApiAvailability;
  halfCredits?: number;
};

const readBody = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The API on stores in memory, called by a program, by default with a new administrator's key. */
export const openPublicApi = async ({
  deps: overrides,
  availability = 'soon',
  halfCredits = 40,
}: Options = {}) => {
  const deps = createTestDeps(overrides);
  const api = createApi(deps, { ...testConfig, publicApi: availability });
  const userId = 'u1';
  await deps.users.create({ ...newProfile(userId), role: 'admin' }, grantOf(halfCredits));
  const newKey = async (scopes?: ApiScope[]): Promise<string> => {
    const caller = { userId, visitor: 'v' };
    return (await generateApiKey(deps, { caller, userId, scopes, availability })).full_api_key;
  };
  const ownKey = await newKey();
  const call = async (request: PublicCall): Promise<PublicResponse> => {
    const { route, id, query, body, key = ownKey, headers: extra } = request;
    const { method, path } = publicRoutes[route];
    const response = await sendCall(api, { method, path, id, query, body, bearer: key, headers: extra });
    const text = await response.text();
    return { route, status: response.status, headers: response.headers, text, body: readBody(text) };
  };
  /** The id of a new run. */
  const start = async (body: unknown = { tool: 'keyword_optimizer', content: article }): Promise<string> => {
    const response = await call({ route: 'createRun', body });
    if (response.status !== 201) throw new Error(`The run was refused: ${response.text}`);
    return response.body.id;
  };
  const finish = async (id: string): Promise<void> => {
    const input = deps.jobRunner.started.find(({ jobId }) => jobId === id);
    if (input) await runMachine(deps, input);
  };
  return { api, deps, call, start, finish, newKey, ownKey, userId };
};
