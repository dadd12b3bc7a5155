import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** A post from a blog whose license lets the project keep it, without its front matter. */
export const keptPost = z.object({
  id: z.string(),
  repo: z.string(),
  path: z.string(),
  license: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  markdown: z.string(),
});
export type KeptPost = z.infer<typeof keptPost>;

export const readPostsOf = (file: string): KeptPost[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => keptPost.parse(JSON.parse(line)));
