import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { modelBounds } from '#contracts/models/model-caps.ts';
import type { Secret } from '#ports';
import type { ModelReply, SendRequest } from '#providers/language-model/requests/request.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { sendWithSdk } from './send-with-sdk.ts';

export type OpenAiCompatibleSettings = {
  model: string;
  /** The base URL, without `/chat/completions`. */
  address: string;
  /** Null if the server needs no key. */
  secret: Secret<{ apiKey: string }> | null;
};

/** OpenAI's newer models reject `max_tokens`. Other servers know only that name. */
const renameLimit =
  (address: string) =>
  ({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> =>
    new URL(address).hostname === 'api.openai.com'
      ? { ...body, max_completion_tokens: max_tokens }
      : { ...body, max_tokens };

const noKey: ModelReply = {
  kind: 'failed',
  reason: 'unavailable',
  detail: 'the key could not be read',
  mayRetry: false,
  retryAfterMs: null,
  mayHaveCost: false,
};

/** If the secret store is down, the model is unreachable, but the run continues. */
const readKey = async (secret: Secret<{ apiKey: string }>): Promise<string | null> => {
  try {
    return (await secret.read()).apiKey;
  } catch {
    return null;
  }
};

const isUnauthorized = (detail: string): boolean => /^status 40[13]$/.test(detail);

/** A model on a server that supports OpenAI's chat completions. The key is read again for each request. */
export const openOpenAiCompatible = ({ model, address, secret }: OpenAiCompatibleSettings): SendRequest => {
  const sendWith = (apiKey: string | null): SendRequest => {
    const provider = createOpenAICompatible({
      name: 'openai-compatible',
      baseURL: address.replace(/\/+$/, ''),
      supportsStructuredOutputs: true,
      transformRequestBody: renameLimit(address),
      fetch: boundedFetch(modelBounds.responseBytes),
      ...(apiKey !== null && { apiKey }),
    });
    return (request) => sendWithSdk(provider(model), request);
  };
  return async (request) => {
    if (secret === null) return sendWith(null)(request);
    const apiKey = await readKey(secret);
    if (apiKey === null) return noKey;
    const reply = await sendWith(apiKey)(request);
    if (reply.kind !== 'failed' || !isUnauthorized(reply.detail)) return reply;
    secret.invalidate();
    const renewed = await readKey(secret);
    return renewed === null || renewed === apiKey ? reply : sendWith(renewed)(request);
  };
};
