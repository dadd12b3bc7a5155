import type * as z from 'zod';
import type { FallbackReason, ModelTask } from '#contracts/models/language-model.ts';
import type { Usage } from './token-budget.ts';

/** One request to a model. */
export type ModelRequest = {
  task: ModelTask;
  system: string;
  message: string;
  image: Uint8Array | null;
  schema: z.ZodType<unknown>;
  maxOutputTokens: number;
  timeoutMs: number;
};

/** The outcome of a request. `usage` is null if the vendor did not report it. */
export type ModelReply =
  | { kind: 'answer'; output: unknown; text: string; usage: Usage | null }
  /** The model's answer does not have the requested shape. */
  | { kind: 'unreadable'; reason: 'malformed' | 'refused'; text: string; usage: Usage | null }
  | {
      kind: 'failed';
      reason: Extract<FallbackReason, 'unavailable' | 'timeout' | 'rejected' | 'over_cap'>;
      /** For the operator's log: a status or an error name, nothing that was sent. */
      detail: string;
      mayRetry: boolean;
      /** The delay that the vendor asks for, in milliseconds. */
      retryAfterMs: number | null;
      /** True if the vendor may have computed the answer and billed it. */
      mayHaveCost: boolean;
    };

export type SendRequest = (request: ModelRequest) => Promise<ModelReply>;
