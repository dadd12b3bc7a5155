import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';

const file = join(import.meta.dirname, '../../../shared/bench-data/posts/posts.jsonl.gz');
const post = z.object({ id: z.string(), repo: z.string(), title: z.string(), markdown: z.string() });
export type Post = z.infer<typeof post>;

/** Posts of the public set that come from these repositories. */
export const readPosts = (repos: ReadonlySet<string>): Post[] =>
  gunzipSync(readFileSync(file))
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => post.parse(JSON.parse(line)))
    .filter(({ repo }) => repos.has(repo));
