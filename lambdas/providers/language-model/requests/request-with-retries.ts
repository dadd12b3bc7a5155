import type { ModelPrice } from '#contracts/models/model-caps.ts';
import type { Log } from '#ports';
import { type Prompt, systemText } from '#providers/language-model/prompts/prompt.ts';
import { type DataBlock, drawMark, renderBlocks } from './data-channel.ts';
import type { ModelReply, ModelRequest, SendRequest } from './request.ts';
import { estimateTokens, type TokenBudget, type Usage } from './token-budget.ts';

export type TaskDeps = {
  send: SendRequest;
  /** The model's name in the run's work record. */
  writer: string;
  price: ModelPrice;
  log: Pick<Log, 'warn' | 'error'>;
  /** As in `modelBounds`. */
  bounds: Record<'taskMs' | 'requestMs' | 'tries' | 'pauseMs' | 'minMs', number>;
  /** Milliseconds of the machine's monotonic clock. */
  now(): number;
  sleep(ms: number): Promise<void>;
};

/** The request without its data. */
export type Question = { prompt: Prompt<unknown>; image?: Uint8Array; maxOutputTokens: number };

export type RequestContext = { deps: TaskDeps; tokenBudget: TokenBudget; deadline: number };

const outOfTime: ModelReply = {
  kind: 'failed',
  reason: 'timeout',
  detail: 'no time is left for a request',
  mayRetry: false,
  retryAfterMs: null,
  mayHaveCost: false,
};
const overCap: ModelReply = { ...outOfTime, reason: 'over_cap', detail: 'the cap does not allow a request' };

/** A random delay between half of `ms` and all of it, so that many runs do not retry at once. */
const jittered = (ms: number): number => ms * (0.5 + Math.random() / 2);

/** The request and its worst-case usage. */
const prepare = (
  { prompt, image, maxOutputTokens }: Question,
  blocks: readonly DataBlock[],
): { request: Omit<ModelRequest, 'timeoutMs'>; worst: Usage } => {
  const mark = drawMark(blocks);
  const { task, schema } = prompt;
  const system = systemText(prompt.instructions, mark);
  const message = renderBlocks(blocks, mark);
  return {
    request: { task, system, message, image: image ?? null, schema, maxOutputTokens },
    worst: {
      inputTokens: estimateTokens([system, message], image ? 1 : 0),
      outputTokens: maxOutputTokens,
    },
  };
};

/** Counts a reply. A reply that may have been billed but has no usage counts as the worst case. */
const settle = (tokenBudget: TokenBudget, reply: ModelReply, worst: Usage): void => {
  if (reply.kind !== 'failed') tokenBudget.add(reply.usage ?? worst);
  else if (reply.mayHaveCost) tokenBudget.add(worst);
};

/** Sends a request. If the vendor is busy or fails, it retries as long as attempts, time and budget remain. */
export const requestWithRetries = async (
  { deps, tokenBudget, deadline }: RequestContext,
  question: Question,
  blocks: readonly DataBlock[],
): Promise<ModelReply> => {
  const { bounds } = deps;
  const { request, worst } = prepare(question, blocks);
  for (let attempt = 1; ; attempt++) {
    const left = deadline - deps.now();
    if (left < bounds.minMs) return outOfTime;
    if (!tokenBudget.allows(worst)) return overCap;
    tokenBudget.count();
    // The clock has fractions of a millisecond; a timer accepts only whole ones.
    const timeoutMs = Math.floor(Math.min(left, bounds.requestMs));
    const reply = await deps.send({ ...request, timeoutMs });
    settle(tokenBudget, reply, worst);
    if (reply.kind !== 'failed' || !reply.mayRetry || attempt >= bounds.tries) return reply;
    const pause = reply.retryAfterMs ?? jittered(bounds.pauseMs * 2 ** (attempt - 1));
    if (deps.now() + pause + bounds.minMs > deadline) return reply;
    await deps.sleep(pause);
  }
};
