import { createContext, Script } from 'node:vm';
import * as z from 'zod';
import { EdgeTemplateError } from './edge-error.ts';

const values = z.record(
  z.string(),
  z.strictObject({
    value: z.string(),
    multiValue: z.optional(z.array(z.strictObject({ value: z.string() }))),
    attributes: z.optional(z.string()),
  }),
);
const functionRequest = z.strictObject({
  method: z.string(),
  uri: z.string().startsWith('/'),
  querystring: values,
  headers: values,
  cookies: values,
});
const functionResponse = z.strictObject({
  statusCode: z.int().check(z.gte(100), z.lte(599)),
  statusDescription: z.optional(z.string()),
  headers: values.default({}),
  cookies: values.default({}),
  body: z.optional(
    z.union([z.string(), z.strictObject({ encoding: z.enum(['text', 'base64']), data: z.string() })]),
  ),
});
export type FunctionRequest = z.infer<typeof functionRequest>;
export type FunctionResponse = z.infer<typeof functionResponse>;

export type FunctionEvent = {
  readonly eventType: 'viewer-request' | 'viewer-response';
  readonly viewer: { readonly ip: string };
  readonly requestId: string;
  readonly request: FunctionRequest;
  readonly response?: FunctionResponse;
};
export type FunctionOutcome =
  | { readonly kind: 'request'; readonly request: FunctionRequest }
  | { readonly kind: 'response'; readonly response: FunctionResponse }
  /** The function threw or ran too long (503), or returned something that CloudFront does not accept (502). */
  | { readonly kind: 'failed'; readonly status: 502 | 503; readonly message: string };
export type EdgeFunction = (event: FunctionEvent) => FunctionOutcome;

/** "Restrictions on all edge functions": a function does not see these headers, and adding one gives a 502. */
export const hiddenHeaders =
  /^(connection|expect|keep-alive|proxy-(authenticate|authorization|connection)|trailer|upgrade|x-accel-(buffering|charset|limit-rate|redirect)|x-amz-cf-.*|x-amzn-.*|x-cache|x-edge-.*|x-forwarded-proto|x-real-ip)$/;
const readOnly = {
  'viewer-request': ['content-length', 'host', 'transfer-encoding', 'via'],
  'viewer-response': ['warning', 'via'],
};
/**
 * Wall-clock time. It is generous, because a busy machine can stretch a call to hundreds of milliseconds; the limit
 * only stops endless loops.
 */
const timeoutMs = 5_000;
/** Globals of every V8 context that the runtime of CloudFront Functions does not have. */
const absent = ['WebAssembly', 'SharedArrayBuffer', 'Atomics', 'Intl', 'FinalizationRegistry', 'WeakRef'];

const compile = (id: string, code: string): ((event: string) => string) => {
  const context = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  try {
    new Script(absent.map((name) => `delete globalThis.${name};`).join('')).runInContext(context);
    new Script(code, { filename: `${id}.js` }).runInContext(context, { timeout: timeoutMs });
    new Script(
      'if (typeof handler !== "function") throw new Error("there is no function named handler")',
    ).runInContext(context);
  } catch (error) {
    throw new EdgeTemplateError(`${id}: ${String(error)}`);
  }
  const run = new Script('JSON.stringify(handler(JSON.parse(event)))');
  return (event) => {
    context.event = event;
    return String(run.runInContext(context, { timeout: timeoutMs }));
  };
};

const failed = (status: 502 | 503, message: string): FunctionOutcome => ({ kind: 'failed', status, message });

/** The first header that the function may not write, or whose value would end its line. */
const wrongHeader = (event: FunctionEvent, returned: z.infer<typeof values>): string | undefined => {
  const before = (event.response ?? event.request).headers;
  return Object.keys(returned).find((name) => {
    const line = returned[name]?.value ?? '';
    if (name !== name.toLowerCase() || /[\r\n\0]/.test(line)) return true;
    if (hiddenHeaders.test(name)) return true;
    return readOnly[event.eventType].includes(name) && before[name]?.value !== line;
  });
};

const validate = (event: FunctionEvent, output: unknown): FunctionOutcome => {
  const isResponse = event.eventType === 'viewer-response' || Object.hasOwn(Object(output), 'statusCode');
  const parsed = isResponse ? functionResponse.safeParse(output) : functionRequest.safeParse(output);
  if (!parsed.success) return failed(502, z.prettifyError(parsed.error));
  const wrong = wrongHeader(event, parsed.data.headers);
  if (wrong !== undefined) return failed(502, `The function may not write the header ${wrong}.`);
  if ('statusCode' in parsed.data) return { kind: 'response', response: parsed.data };
  if (parsed.data.method !== event.request.method) return failed(502, 'The method is read-only.');
  return { kind: 'request', request: parsed.data };
};

/**
 * Runs the code of a CloudFront Function: plain ECMAScript in a separate context, without modules, Node's globals,
 * `eval` or timers. Checks its return value as CloudFront does.
 * @throws EdgeTemplateError if the code does not compile
 */
export const openEdgeFunction = (id: string, code: string): EdgeFunction => {
  const run = compile(id, code);
  return (event) => {
    const { eventType, requestId, viewer, request, response } = event;
    const context = {
      eventType,
      requestId,
      distributionId: 'EDFDVBD6EXAMPLE',
      distributionDomainName: 'edge.local',
    };
    try {
      const text = run(JSON.stringify({ version: '1.0', context, viewer, request, response }));
      return validate(event, JSON.parse(text));
    } catch (error) {
      return failed(503, String(error));
    }
  };
};
