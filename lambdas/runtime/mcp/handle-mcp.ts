import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { ApiError } from '#contracts/errors/errors.ts';
import { detailOf } from '#contracts/public-api/problem.ts';
import type { Log } from '#ports';
import type { ApiEnv } from '#runtime/api-env.ts';
import { isTransientError } from '#runtime/transient-error.ts';
import { createAccountAgent } from '#usecases/agents/account-agent.ts';
import { createMcpServer } from './mcp-server.ts';
import { withPlainErrors } from './plain-errors.ts';

/** The version that agents see for the tools of an account: that of the API. */
const version = '1';

/**
 * The message for a caller. If the fault is ours, it is logged, and the caller is told to try again. Only a lasting
 * fault asks for the operator.
 */
const messageOf =
  (log: Log) =>
  (error: unknown): string | null => {
    if (error instanceof ApiError) return detailOf(error.code, error.message);
    if (isTransientError(error)) log.warn('a tool for agents found a service unavailable', { error });
    else log.error('a tool for agents failed', { error });
    return null;
  };

/**
 * Adapts the request for the transport. CloudFront forwards neither Accept nor the protocol version. Responses are
 * JSON, because no tool streams anything, and without a version the transport assumes one that it supports.
 */
const toTransport = async ({ req }: Context<ApiEnv>): Promise<Request> =>
  new Request(req.url, {
    method: 'POST',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    },
    body: await req.text(),
  });

/**
 * Responds to one request of the Model Context Protocol over streamable HTTP, without a session. Each request carries
 * its key and gets its own server.
 * @throws ApiError invalid_api_key
 */
export const handleMcp = async (context: Context<ApiEnv>): Promise<Response> => {
  const { deps, caller, apiKey } = context.var;
  if (apiKey === null) throw new ApiError('invalid_api_key');
  const server = createMcpServer({
    version,
    backend: createAccountAgent(deps, { caller, apiKey }),
    messageOf: messageOf(deps.log),
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(withPlainErrors(transport));
  try {
    const { status, headers, body } = await transport.handleRequest(await toTransport(context));
    // Sent through the context, which adds the rate limit headers.
    return context.newResponse(body, status as StatusCode, Object.fromEntries(headers));
  } finally {
    await server.close();
  }
};
