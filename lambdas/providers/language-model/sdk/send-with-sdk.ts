import { generateText, type LanguageModel, NoObjectGeneratedError, NoOutputGeneratedError, Output } from 'ai';
import type * as z from 'zod';
import { parseJson } from '#domain/text/parse-json.ts';
import { isRefusal } from '#providers/language-model/requests/refusal.ts';
import type { ModelReply, ModelRequest } from '#providers/language-model/requests/request.ts';
import type { Usage } from '#providers/language-model/requests/token-budget.ts';
import { readFailure } from './read-failure.ts';

// Turns off the SDK's console warnings about unsupported settings. Nothing here depends on those settings.
globalThis.AI_SDK_LOG_WARNINGS = false;

const readUsage = (
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined,
): Usage | null =>
  usage?.inputTokens === undefined || usage.outputTokens === undefined
    ? null
    : { inputTokens: usage.inputTokens, outputTokens: usage.outputTokens };

/** Some servers wrap the JSON in a Markdown fence even when told not to. */
const unfenced = (text: string): string =>
  /^\s*```(?:json)?\s*\n([\s\S]*?)\n?```\s*$/.exec(text)?.[1] ?? text;

const readText = (
  text: string,
  wasRefused: boolean,
  schema: z.ZodType<unknown>,
  usage: Usage | null,
): ModelReply => {
  if (wasRefused || isRefusal(text)) return { kind: 'unreadable', reason: 'refused', text, usage };
  const parsed = schema.safeParse(parseJson(unfenced(text)));
  if (!parsed.success) return { kind: 'unreadable', reason: 'malformed', text, usage };
  return { kind: 'answer', output: parsed.data, text, usage };
};

/** OpenAI's API puts a refusal in a separate field and leaves the content empty. */
const refusedInBody = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && /"refusal"\s*:\s*"[^"]/.test(JSON.stringify(body));

const generate = (
  { task, system, message, image, schema, maxOutputTokens }: ModelRequest,
  model: LanguageModel,
  abortSignal: AbortSignal,
) =>
  generateText({
    model,
    system,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: message },
          ...(image ? [{ type: 'image' as const, image, mediaType: 'image/webp' }] : []),
        ],
      },
    ],
    output: Output.object({ schema, name: task }),
    maxOutputTokens,
    // Our own retries know the deadline and the budget.
    maxRetries: 0,
    abortSignal,
  });

/**
 * Sends one request through the AI SDK. It declares no executable tool. For some models, Bedrock uses a tool as the
 * schema of the answer; nothing runs it.
 */
export const sendWithSdk = async (model: LanguageModel, request: ModelRequest): Promise<ModelReply> => {
  const signal = AbortSignal.timeout(request.timeoutMs);
  try {
    const { text, finishReason, usage, response } = await generate(request, model, signal);
    const wasRefused = finishReason === 'content-filter' || refusedInBody(response.body);
    return readText(text, wasRefused, request.schema, readUsage(usage));
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) {
      const { text = '', usage, finishReason, response } = error;
      const body = response && 'body' in response ? response.body : null;
      const wasRefused = finishReason === 'content-filter' || refusedInBody(body);
      return readText(text, wasRefused, request.schema, readUsage(usage));
    }
    if (NoOutputGeneratedError.isInstance(error))
      return { kind: 'unreadable', reason: 'malformed', text: '', usage: null };
    return readFailure(error, signal.aborted);
  }
};
