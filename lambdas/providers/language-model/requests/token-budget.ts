import type { ModelBudget, ModelPrice } from '#contracts/models/model-caps.ts';

export type Usage = { inputTokens: number; outputTokens: number };

/** A token has at least three bytes in nearly all text, so dividing by three overestimates. */
const bytesPerToken = 3;
/** The most tokens that current models count for an image of 2,048 pixels. */
const imageTokens = 6_000;
const million = 1_000_000;

/** Estimates a request's tokens before it is sent, erring on the high side. */
export const estimateTokens = (texts: readonly string[], images: number): number =>
  texts.reduce((sum, text) => sum + Math.ceil(Buffer.byteLength(text) / bytesPerToken), 0) +
  images * imageTokens;

export type TokenBudget = {
  /** True if a request with this worst-case usage fits the budget. */
  allows(worst: Usage): boolean;
  /** Adds a request's usage. A request that was sent and reported no usage adds its worst case. */
  add(usage: Usage): void;
  /** Counts a sent request. */
  count(): void;
  total(): { requests: number; input_tokens: number; output_tokens: number; cost_usd: number };
};

/** Tracks one task's requests, their tokens and their price against its budget. */
export const openTokenBudget = (price: ModelPrice, budget: ModelBudget): TokenBudget => {
  let requests = 0;
  let input = 0;
  let output = 0;
  const costOf = (inputTokens: number, outputTokens: number): number =>
    (inputTokens * price.input + outputTokens * price.output) / million;
  return {
    allows: ({ inputTokens, outputTokens }) =>
      input + output + inputTokens + outputTokens <= budget.tokens &&
      costOf(input + inputTokens, output + outputTokens) <= budget.usd,
    add: ({ inputTokens, outputTokens }) => {
      input += inputTokens;
      output += outputTokens;
    },
    count: () => {
      requests += 1;
    },
    total: () => ({
      requests,
      input_tokens: input,
      output_tokens: output,
      cost_usd: costOf(input, output),
    }),
  };
};
