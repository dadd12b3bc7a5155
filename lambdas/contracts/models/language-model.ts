import * as z from 'zod';

/** The implementations of the language model port. */
export const languageModelKinds = ['built-in', 'bedrock', 'openai-compatible'] as const;
export type LanguageModelKind = (typeof languageModelKinds)[number];

/** The tasks of a language model. Each task has its own prompt and runs once per job. */
export const modelTasks = ['keywords', 'relevance', 'snippets', 'rewrite', 'opinion', 'image'] as const;
export type ModelTask = (typeof modelTasks)[number];

/** The output of the task, as users read it. */
export const modelTaskNames: Readonly<Record<ModelTask, string>> = {
  keywords: 'Keywords',
  relevance: 'Relevance',
  snippets: 'Titles, descriptions',
  rewrite: 'Rewritten article',
  opinion: 'Doubtful sentences',
  image: 'Image texts',
};

/** Why the built-in engine replaced the model, in words that follow "the model". */
export const fallbackReasons = {
  refused: 'declined to answer',
  malformed: 'gave an answer that could not be read',
  language: 'answered in another language',
  count: 'gave the wrong number of answers',
  support: 'gave keywords that your text does not support',
  length: 'did not keep to the length limits',
  alike: 'gave texts that were too similar',
  vague: 'gave texts that do not say what they are about',
  weak: 'gave titles that an editor would not publish',
  facts: 'lost or invented facts',
  markup: 'included markup or addresses that do not belong',
  alt_text: 'broke the rules for alt text',
  unavailable: 'could not be reached',
  timeout: 'took too long',
  rejected: 'rejected the request',
  too_long: 'was not asked: the text is too long for it',
  over_cap: 'was not asked again: the run had reached its cap',
  daily_cap: 'was not asked: the daily limit for language models is reached',
  interrupted: 'was interrupted',
} as const;
export type FallbackReason = keyof typeof fallbackReasons;
const fallbackReasonNames = Object.keys(fallbackReasons) as [FallbackReason, ...FallbackReason[]];

/** A fault of a response. `detail` explains it to the model for its second attempt. */
export type ModelFault = { reason: FallbackReason; detail: string };

/** The record of a task of a run: its writer and its cost. */
export const modelWork = z.object({
  task: z.enum(modelTasks),
  /** The name of the model or engine whose response was used. */
  written_by: z.string(),
  /** Why the built-in engine did the task; null if the model did it. */
  fallback: z.nullable(z.enum(fallbackReasonNames)),
  /** True if the model's first response had a fault and its second was used. */
  repaired: z.boolean(),
  requests: z.int(),
  input_tokens: z.int(),
  output_tokens: z.int(),
  cost_usd: z.number(),
});
export type ModelWork = z.infer<typeof modelWork>;
