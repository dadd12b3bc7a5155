import type { BlogPost, BlogPostSummary } from '#contracts/blog.ts';

/** Storage for posts that are not built into the site. */
export interface Content {
  /** Newest first. */
  list(): Promise<BlogPostSummary[]>;
  find(slug: string): Promise<BlogPost | null>;
}
