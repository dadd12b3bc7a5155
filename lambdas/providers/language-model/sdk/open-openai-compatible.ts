import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { modelBounds } from '#contracts/models/model-caps.ts';
import type { Secret } from '#ports';
import type { ModelReply, SendRequest } from '#providers/language-model/requests/request.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { sendWithSdk } from './send-with-sdk.ts';

export type OpenAiCompatibleSettings = {
  model: string;
  /** Up to and without `/chat/completions`. */
  address: string;
  /** Null for a server that asks for no key. */
  secret: Secret<{ apiKey: string }> | null;
};

/** OpenAI's own newer models refuse `max_tokens`; others know no other name for it. */
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

/** A store of secrets that is away is a model that cannot be reached, and no end of a run. */
const readKey = async (secret: Secret<{ apiKey: string }>): Promise<string | null> => {
  try {
    return (await secret.read()).apiKey;
  } catch {
    return null;
  }
};

const isUnauthorized = (detail: string): boolean => /^status 40[13]$/.test(detail);

/** A model behind an address that speaks OpenAI's chat completions; the key is read anew for each request. */
export const openOpenAiCompatible = ({ model, address, secret }: OpenAiCompatibleSettings): SendRequest => {
  const sendWith = (apiKey: string | null): SendRequest => {
    const provider = createOpenAICompatible({
      name: 'openai-compatible',
      baseURL: address.replace(/\/+$/, ''),
      supportsStructuredOutputs: true,
      transformRequestBody: renameLimit(address),
      fetch: boundedFetch(modelBounds.answerBytes),
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
    secret.refuse();
    const renewed = await readKey(secret);
    return renewed === null || renewed === apiKey ? reply : sendWith(renewed)(request);
  };
};
