import * as z from 'zod';

/** A system's output for one input, in the order in which it is shown. */
export const shownOutput = z.object({
  lead: z.nullable(z.string()),
  keywords: z.array(z.string()),
  /** The keywords that the result marks as searches for one particular site. */
  navigational: z.array(z.string()),
  titles: z.array(z.string()),
  descriptions: z.array(z.string()),
  summary: z.nullable(z.string()),
  /** The article before and after its rewrite; null if there is none. */
  rewrite: z.nullable(z.object({ before: z.string(), after: z.string() })),
});
export type ShownOutput = z.infer<typeof shownOutput>;

/** A system's outputs for the inputs of a grading; an input that failed has its error instead. */
export const outputsFile = z.object({
  system: z.string(),
  /** The commit, followed by `+` if files have changed since. */
  commit: z.string(),
  outputs: z.record(z.string(), shownOutput),
  failed: z.record(z.string(), z.string()),
  seconds: z.number(),
});
export type OutputsFile = z.infer<typeof outputsFile>;
