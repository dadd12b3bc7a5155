import type { BlogPost, BlogPostSummary } from '#contracts/blog.ts';

/** Where posts are kept that were not built into the site. */
export interface Content {
  /** The newest first. */
  list(): Promise<BlogPostSummary[]>;
  find(slug: string): Promise<BlogPost | null>;
}
