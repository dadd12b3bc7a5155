import * as z from 'zod';

/** What a system gives for one input, in the order in which it is shown. */
export const shownOutput = z.object({
  lead: z.nullable(z.string()),
  keywords: z.array(z.string()),
  /** Those of the keywords that the result says people use to reach one particular site. */
  navigational: z.array(z.string()),
  titles: z.array(z.string()),
  descriptions: z.array(z.string()),
  summary: z.nullable(z.string()),
  /** The article before and after its rewrite; null where there is none. */
  rewrite: z.nullable(z.object({ before: z.string(), after: z.string() })),
});
export type ShownOutput = z.infer<typeof shownOutput>;

/** What one system gives for the inputs of a grading; an input that failed has its error instead. */
export const outputsFile = z.object({
  system: z.string(),
  /** The commit, with `+` behind it if files were changed since. */
  commit: z.string(),
  outputs: z.record(z.string(), shownOutput),
  failed: z.record(z.string(), z.string()),
  seconds: z.number(),
});
export type OutputsFile = z.infer<typeof outputsFile>;
