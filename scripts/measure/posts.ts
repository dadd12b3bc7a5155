import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import { benchData } from './data-folders.ts';

const post = z.object({
  id: z.string(),
  repo: z.string(),
  path: z.string(),
  kind: z.string(),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  words: z.int(),
  markdown: z.string(),
  after_2022: z.boolean(),
});
export type Post = z.infer<typeof post>;

const repoOf = (line: string): string => /"repo": ?"([^"]+)"/.exec(line)?.[1] ?? '';

/**
 * Posts of the public set, from the repositories that `wants` accepts; null without the set. The rows of other
 * repositories are not parsed, so that a script cannot learn from them by mistake.
 */
export const readPosts = (wants: (repo: string) => boolean, folder = benchData): Post[] | null => {
  const path = join(folder, 'posts/posts.jsonl.gz');
  if (!existsSync(path)) return null;
  const lines = gunzipSync(readFileSync(path)).toString().trim().split('\n');
  return lines.filter((line) => wants(repoOf(line))).map((line) => post.parse(JSON.parse(line)));
};
