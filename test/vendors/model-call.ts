import type { IncomingHttpHeaders } from 'node:http';
import type { ModelTask } from '#contracts/models/language-model.ts';

/** A request as the vendor's model reads it. */
export type ModelCall = {
  task: ModelTask;
  system: string;
  message: string;
  /** The data blocks of the message, by label. */
  blocks: Record<string, string>;
  image: { type: string; bytes: number } | null;
  maxOutputTokens: number;
  headers: IncomingHttpHeaders;
};
