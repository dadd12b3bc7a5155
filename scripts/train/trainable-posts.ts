import { benchData } from '../measure/data-folders.ts';
import { licensedRepositories } from '../measure/licensed-repositories.ts';
import { type Post, readPosts } from '../measure/posts.ts';

/** The posts of the public set whose license lets the engine learn from them. */
export const learnablePosts = (): Post[] => {
  const licensed = licensedRepositories();
  const posts = readPosts((repo) => licensed.has(repo));
  if (posts === null) throw new Error(`${benchData} has no posts.`);
  return posts;
};
