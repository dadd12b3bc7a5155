import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { benchData } from '../../measure/data-folders.ts';
import { licensedRepositories } from '../../measure/licensed-repositories.ts';
import { type Post, readPosts } from '../../measure/posts.ts';

/** A paste may have 2,000 words by the engine's own count, which is slightly higher than the set's. */
const words = { least: 250, most: 1_700 };

const manifest = z.array(z.object({ source: z.string() }));

/** Repositories whose posts were graded before, so they are no longer unseen. */
const seenRepositories = (folder: string): Set<string> => {
  const path = join(folder, 'graded-40/manifest.json');
  if (!existsSync(path)) return new Set();
  return new Set(manifest.parse(JSON.parse(readFileSync(path, 'utf8'))).map(({ source }) => source));
};

/**
 * Posts of authors that nobody has trained or tuned on; null without the public set. Posts after 2022 are left out,
 * because a machine may have written them.
 */
export const readHeldOutPosts = (folder = benchData): Post[] | null => {
  const seen = new Set([...licensedRepositories(), ...seenRepositories(folder)]);
  const fits = (value: Post) => value.words >= words.least && value.words <= words.most && !value.after_2022;
  return readPosts((repo) => !seen.has(repo), folder)?.filter(fits) ?? null;
};
