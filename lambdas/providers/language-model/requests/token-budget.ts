import type { ModelBudget, ModelPrice } from '#contracts/models/model-caps.ts';

export type Usage = { inputTokens: number; outputTokens: number };

/** A token has three bytes or more in nearly all text: dividing by three counts too many rather than too few. */
const bytesPerToken = 3;
/** The most that models in use count for an image of 2,048 pixels. */
const imageTokens = 6_000;
const million = 1_000_000;

/** Tokens of a request before it is sent, on the high side. */
export const estimateTokens = (texts: readonly string[], images: number): number =>
  texts.reduce((sum, text) => sum + Math.ceil(Buffer.byteLength(text) / bytesPerToken), 0) +
  images * imageTokens;

export type Account = {
  /** Whether a request that takes so much at worst stays within the budget. */
  allows(worst: Usage): boolean;
  /** Counts what a request took; one that went out and gave no figures counts at its worst. */
  add(usage: Usage): void;
  /** A request was sent. */
  count(): void;
  total(): { requests: number; input_tokens: number; output_tokens: number; cost_usd: number };
};

/** Counts the requests of one task, their tokens and their price, against its budget. */
export const openAccount = (price: ModelPrice, budget: ModelBudget): Account => {
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
