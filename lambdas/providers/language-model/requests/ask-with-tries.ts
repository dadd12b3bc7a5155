import type { ModelPrice } from '#contracts/models/model-caps.ts';
import type { Log } from '#ports';
import { type Prompt, systemText } from '#providers/language-model/prompts/prompt.ts';
import { type DataBlock, drawMark, renderBlocks } from './data-channel.ts';
import type { ModelReply, ModelRequest, SendRequest } from './request.ts';
import { type Account, estimateTokens, type Usage } from './token-budget.ts';

export type TaskDeps = {
  send: SendRequest;
  /** Name of the model in a run's work. */
  writer: string;
  price: ModelPrice;
  log: Pick<Log, 'warn' | 'error'>;
  /** As in `modelBounds`. */
  bounds: Record<'taskMs' | 'requestMs' | 'tries' | 'pauseMs' | 'leastMs', number>;
  /** Milliseconds of the machine's own clock. */
  now(): number;
  sleep(ms: number): Promise<void>;
};

/** What is asked, apart from the data. */
export type Question = { prompt: Prompt<unknown>; image?: Uint8Array; maxOutputTokens: number };

export type Asking = { deps: TaskDeps; account: Account; deadline: number };

const outOfTime: ModelReply = {
  kind: 'failed',
  reason: 'timeout',
  detail: 'no time is left for a request',
  mayRetry: false,
  retryAfterMs: null,
  mayHaveCost: false,
};
const overCap: ModelReply = { ...outOfTime, reason: 'over_cap', detail: 'the cap does not allow a request' };

/** Whole and half of a pause at random, so that many runs do not come back at once. */
const jittered = (ms: number): number => ms * (0.5 + Math.random() / 2);

/** The request, and what it takes at worst. */
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

/** Counts a reply; one that may have been paid for and gave no figures counts at its worst. */
const settle = (account: Account, reply: ModelReply, worst: Usage): void => {
  if (reply.kind !== 'failed') account.add(reply.usage ?? worst);
  else if (reply.mayHaveCost) account.add(worst);
};

/** Sends a request; one that met a busy or broken vendor is sent again as long as tries, time and budget last. */
export const askWithTries = async (
  { deps, account, deadline }: Asking,
  question: Question,
  blocks: readonly DataBlock[],
): Promise<ModelReply> => {
  const { bounds } = deps;
  const { request, worst } = prepare(question, blocks);
  for (let attempt = 1; ; attempt++) {
    const left = deadline - deps.now();
    if (left < bounds.leastMs) return outOfTime;
    if (!account.allows(worst)) return overCap;
    account.count();
    const reply = await deps.send({ ...request, timeoutMs: Math.min(left, bounds.requestMs) });
    settle(account, reply, worst);
    if (reply.kind !== 'failed' || !reply.mayRetry || attempt >= bounds.tries) return reply;
    const pause = reply.retryAfterMs ?? jittered(bounds.pauseMs * 2 ** (attempt - 1));
    if (deps.now() + pause + bounds.leastMs > deadline) return reply;
    await deps.sleep(pause);
  }
};
