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

/** What came of a request. `usage` is null where the vendor gave no figures. */
export type ModelReply =
  | { kind: 'answer'; output: unknown; text: string; usage: Usage | null }
  /** It answered, but not in the shape that was asked for. */
  | { kind: 'unreadable'; reason: 'malformed' | 'refused'; text: string; usage: Usage | null }
  | {
      kind: 'failed';
      reason: Extract<FallbackReason, 'unavailable' | 'timeout' | 'rejected' | 'over_cap'>;
      /** For the operator's log: a status or the name of an error, nothing of what was sent. */
      detail: string;
      mayRetry: boolean;
      /** As the vendor asked, in milliseconds. */
      retryAfterMs: number | null;
      /** It may have been computed and paid for. */
      mayHaveCost: boolean;
    };

export type SendRequest = (request: ModelRequest) => Promise<ModelReply>;
