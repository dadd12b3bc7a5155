import * as z from 'zod';

/** A text for grading, in the form in which a creator would enter it, with its author's title, description and tags. */
export const gradeInput = z.object({
  id: z.string(),
  source: z.string(),
  /** The origin of the text, so that it can be found again without a copy. */
  repo: z.nullable(z.string()),
  path: z.nullable(z.string()),
  kind: z.string(),
  withTitle: z.boolean(),
  /** A pasted text, or the file and address of a page. */
  content: z.union([z.object({ text: z.string() }), z.object({ file: z.string(), url: z.string() })]),
  /** What a grader reads. */
  reading: z.string(),
  author: z.object({
    title: z.nullable(z.string()),
    description: z.nullable(z.string()),
    tags: z.array(z.string()),
  }),
});
export type GradeInput = z.infer<typeof gradeInput>;

export const inputsFile = z.object({ seed: z.string(), inputs: z.array(gradeInput) });
export type InputsFile = z.infer<typeof inputsFile>;
