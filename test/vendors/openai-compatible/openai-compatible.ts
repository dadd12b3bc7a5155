import * as z from 'zod';
import { type ModelVendor, startModelVendor, type Usage, type Wire, WireError } from '../model-vendor.ts';

export const vendorKey = 'key-of-the-vendor';
export const vendorModel = 'gpt-4o-mini';

const imageUrl = /^data:(image\/[a-z]+);base64,([A-Za-z0-9+/]+=*)$/;
const part = z.union([
  z.strictObject({ type: z.literal('text'), text: z.string() }),
  z.strictObject({
    type: z.literal('image_url'),
    image_url: z.strictObject({ url: z.string().regex(imageUrl) }),
  }),
]);
/** Structured output requires a strict schema: every object closed, every property required. */
const strictSchema: z.ZodType<unknown> = z.lazy(() =>
  z.looseObject({ type: z.string() }).check((context) => {
    const { type, properties, required, additionalProperties } = context.value;
    if (type !== 'object') return;
    const names = Object.keys((properties ?? {}) as object).sort();
    if (
      additionalProperties !== false ||
      JSON.stringify([...((required ?? []) as string[])].sort()) !== JSON.stringify(names)
    )
      context.issues.push({ code: 'custom', input: context.value, message: 'the schema is not strict' });
  }),
);
const requestBody = z.strictObject({
  model: z.literal(vendorModel),
  max_tokens: z.int().positive(),
  response_format: z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({ name: z.string(), strict: z.literal(true), schema: strictSchema }),
  }),
  messages: z.tuple([
    z.strictObject({ role: z.literal('system'), content: z.string() }),
    z.strictObject({ role: z.literal('user'), content: z.union([z.string(), z.array(part)]) }),
  ]),
});

const completion = (message: object, finishReason: string, { inputTokens, outputTokens }: Usage) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_795_000_000,
  model: vendorModel,
  choices: [
    { index: 0, message: { role: 'assistant', ...message }, logprobs: null, finish_reason: finishReason },
  ],
  usage: {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
  },
});

const wire: Wire = {
  read: ({ path, headers, body }) => {
    if (path !== '/v1/chat/completions')
      throw new WireError(404, 'not_found', `There is nothing at ${path}.`);
    if (headers.authorization !== `Bearer ${vendorKey}`)
      throw new WireError(401, 'invalid_api_key', 'There is nothing wrong but the key.');
    const parsed = requestBody.safeParse(body);
    if (!parsed.success) throw new WireError(400, 'invalid_request_error', z.prettifyError(parsed.error));
    const [system, user] = parsed.data.messages;
    const parts =
      typeof user.content === 'string' ? [{ type: 'text' as const, text: user.content }] : user.content;
    const image = parts.flatMap((one) =>
      one.type === 'image_url' ? [imageUrl.exec(one.image_url.url)] : [],
    )[0];
    return {
      task: parsed.data.response_format.json_schema.name,
      system: system.content,
      message: parts.map((one) => (one.type === 'text' ? one.text : '')).join(''),
      image: image ? { type: image[1] ?? '', bytes: Buffer.from(image[2] ?? '', 'base64').length } : null,
      maxOutputTokens: parsed.data.max_tokens,
    };
  },
  body: (text, usage) => completion({ content: text, refusal: null }, 'stop', usage),
  refusal: (usage) => completion({ content: null, refusal: 'I can’t help with that.' }, 'stop', usage),
  cutOff: (text, usage) => completion({ content: text, refusal: null }, 'length', usage),
  error: (_status, code = 'server_error', message) => ({
    headers: {},
    body: { error: { message, type: code, param: null, code } },
  }),
};

/** A server that speaks OpenAI's chat completions, with structured output. */
export const startOpenAiCompatible = (): Promise<ModelVendor> => startModelVendor(wire);
