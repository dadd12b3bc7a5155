import { expect } from 'vitest';
import { createApi } from '#api/app.ts';
import { type ApiErrorCode, apiErrorBody, apiErrors } from '#contracts/errors/errors.ts';
import { headers } from '#contracts/platform/headers.ts';
import { type ApiRouteName, apiRoutes } from '#contracts/platform/routes.ts';
import { createTestDeps, testConfig, tokenOf } from '#test/fakes/test-deps.ts';
import { sendCall } from './send-call.ts';

export type Call = {
  route: ApiRouteName;
  id?: string;
  query?: string;
  /** Sent as JSON unless it is already a string. */
  body?: unknown;
  user?: string;
  headers?: Record<string, string>;
};

export type ApiResponse = { status: number; headers: Headers; body: unknown; text: string };

const readBody = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The API on stores in memory, with a way to call it as a given user, or as a visitor at an address. */
export const openApi = (overrides: Parameters<typeof createTestDeps>[0] = {}) => {
  const deps = createTestDeps(overrides);
  const api = createApi(deps, testConfig);
  const call = async ({ route, id, query, body, user, headers: extra }: Call): Promise<ApiResponse> => {
    const { method, path } = apiRoutes[route];
    const bearer = user === undefined ? null : tokenOf(user);
    const response = await sendCall(api, { method, path, id, query, body, bearer, headers: extra });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: readBody(text), text };
  };
  return { deps, api, call };
};

/** Expects the response to be this failure, in the one format that failures have, and to reveal nothing else. */
export const expectFailure = (response: ApiResponse, code: ApiErrorCode, message?: string | RegExp): void => {
  const body = apiErrorBody.strict().parse(response.body);
  expect([response.status, body.code, body.message]).toEqual([
    apiErrors[code].status,
    code,
    message === undefined
      ? expect.any(String)
      : message instanceof RegExp
        ? expect.stringMatching(message)
        : message,
  ]);
  expect(response.headers.get(headers.requestId)).toMatch(/^[0-9a-f-]{36}$/);
};
