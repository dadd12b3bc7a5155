import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { training } from '../measure/data-folders.ts';
import { type KeptPost, keptPost } from './kept-post.ts';
import { learnablePosts } from './trainable-posts.ts';

/** The posts that the project keeps because their licenses allow it. */
export const keptPostsFile = join(training, 'posts.jsonl.gz');

export const readKeptPosts = (file = keptPostsFile): KeptPost[] =>
  existsSync(file)
    ? gunzipSync(readFileSync(file))
        .toString()
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => keptPost.parse(JSON.parse(line)))
    : [];

/** A post that graders read: from the public set, or one that the project keeps. */
export interface GradedPost {
  repo: string;
  title: string;
  markdown: string;
  isKept: boolean;
}

/** The posts that may be learned from, by the first 12 digits of their ids. */
export const readGradedPosts = (): Map<string, GradedPost> => {
  const posts = new Map<string, GradedPost>();
  for (const post of learnablePosts()) posts.set(post.id.slice(0, 12), { ...post, isKept: false });
  for (const post of readKeptPosts()) posts.set(post.id, { ...post, isKept: true });
  return posts;
};
