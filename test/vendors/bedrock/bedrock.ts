import * as z from 'zod';
import { type ModelVendor, startModelVendor, type Usage, type Wire, WireError } from '../model-vendor.ts';
import { findSignatureFault } from './check-signature.ts';

export const bedrockModel = 'amazon.nova-lite-v1:0';
/** A model of another family, as an inference profile. */
export const claudeModel = 'eu.anthropic.claude-haiku-4-5-20251001-v1:0';
export const bedrockRegion = 'eu-central-1';

const content = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({
    image: z.strictObject({
      format: z.enum(['png', 'jpeg', 'gif', 'webp']),
      source: z.strictObject({ bytes: z.base64() }),
    }),
  }),
]);
const requestBody = z.strictObject({
  system: z.tuple([z.strictObject({ text: z.string() })]),
  messages: z.tuple([z.strictObject({ role: z.literal('user'), content: z.array(content) })]),
  inferenceConfig: z.strictObject({ maxTokens: z.int().positive() }),
  // Fields that the SDK adds for Anthropic's models.
  additionalModelRequestFields: z.optional(z.strictObject({})),
  additionalModelResponseFieldPaths: z.optional(z.array(z.string())),
  // The format of the answer: a tool of that name that nobody runs.
  toolConfig: z.strictObject({
    tools: z.tuple([
      z.strictObject({
        toolSpec: z.looseObject({
          name: z.literal('json'),
          inputSchema: z.strictObject({ json: z.looseObject({ type: z.literal('object') }) }),
        }),
      }),
    ]),
    toolChoice: z.strictObject({ any: z.strictObject({}) }),
  }),
});

/** The credentials in the function's environment. */
export const bedrockCredentials = {
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'secret-of-the-function',
  AWS_SESSION_TOKEN: 'token-of-the-session',
} as const;

const signer = {
  accessKeyId: bedrockCredentials.AWS_ACCESS_KEY_ID,
  secretAccessKey: bedrockCredentials.AWS_SECRET_ACCESS_KEY,
  region: bedrockRegion,
  service: 'bedrock',
};

const converse = (parts: object[], stopReason: string, { inputTokens, outputTokens }: Usage) => ({
  metrics: { latencyMs: 12 },
  output: { message: { role: 'assistant', content: parts } },
  stopReason,
  usage: { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens },
});

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const read: Wire['read'] = ({ path, headers, body, raw }) => {
  if (![bedrockModel, claudeModel].some((model) => path === `/model/${encodeURIComponent(model)}/converse`))
    throw new WireError(404, 'ResourceNotFoundException', `There is no model at ${path}.`);
  const fault = findSignatureFault({ path, headers, raw }, signer);
  if (fault) throw new WireError(403, 'InvalidSignatureException', fault);
  if (headers['x-amz-security-token'] !== bedrockCredentials.AWS_SESSION_TOKEN)
    throw new WireError(403, 'UnrecognizedClientException', 'The security token is not valid.');
  const parsed = requestBody.safeParse(body);
  if (!parsed.success) throw new WireError(400, 'ValidationException', z.prettifyError(parsed.error));
  const { system, messages, inferenceConfig, toolConfig } = parsed.data;
  const parts = messages[0].content;
  const image = parts.flatMap((part) => ('image' in part ? [part.image] : []))[0];
  return {
    task: taskOf(toolConfig.tools[0].toolSpec.inputSchema.json),
    system: system[0].text,
    message: parts.map((part) => ('text' in part ? part.text : '')).join(''),
    image: image
      ? { type: `image/${image.format}`, bytes: Buffer.from(image.source.bytes, 'base64').length }
      : null,
    maxOutputTokens: inferenceConfig.maxTokens,
  };
};

const tasksByField: Readonly<Record<string, string>> = {
  keywords: 'keywords',
  ratings: 'relevance',
  titles: 'snippets',
  markdown: 'rewrite',
  opinions: 'opinion',
  alt_text: 'image',
};

/** Converse has no name for a schema, so its fields tell which task is requested. */
const taskOf = ({ properties }: Record<string, unknown>): string =>
  Object.keys((properties ?? {}) as object)
    .map((field) => tasksByField[field])
    .find((task) => task !== undefined) ?? 'unknown';

const wire: Wire = {
  read,
  // Text that is not JSON comes as plain text instead of in the requested format.
  body: (text, usage) => {
    const input = parseJson(text);
    return input === null
      ? converse([{ text }], 'end_turn', usage)
      : converse([{ toolUse: { toolUseId: 'tooluse_1', name: 'json', input } }], 'tool_use', usage);
  },
  refusal: (usage) => converse([{ text: 'The generated text has been blocked.' }], 'content_filtered', usage),
  cutOff: (text, usage) => converse([{ text }], 'max_tokens', usage),
  error: (status, code, message) => ({
    headers: {
      'x-amzn-errortype': code ?? (status === 429 ? 'ThrottlingException' : 'InternalServerException'),
    },
    body: { message },
  }),
};

/** A server that speaks Bedrock's Converse. */
export const startBedrock = (): Promise<ModelVendor> => startModelVendor(wire);
