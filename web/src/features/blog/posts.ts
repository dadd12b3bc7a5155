import type { BlogPost } from '#contracts/blog.ts';

type Source = { readonly attributes: Readonly<Record<string, string>>; readonly html: string };

const sources = import.meta.glob<Source>('/content/blog/*.md', { eager: true });

const required = (attributes: Source['attributes'], field: string, file: string): string => {
  const value = attributes[field];
  if (!value) throw new Error(`${file} needs the field "${field}" between its lines of dashes.`);
  return value;
};

/** The posts of web/content/blog, newest first. Only for the build: the browser reads the JSON made from them. */
export const allPosts: readonly BlogPost[] = Object.entries(sources)
  .map(([file, { attributes, html }]) => {
    const slug = file.slice(file.lastIndexOf('/') + 1, -'.md'.length);
    return {
      id: slug,
      slug,
      title: required(attributes, 'title', file),
      content_summary: required(attributes, 'summary', file),
      featured_image: `/images/blog/${slug}.svg`,
      content: html,
      published_at: required(attributes, 'published', file),
      seo_title: attributes.seo_title ?? null,
      meta_description: attributes.meta_description ?? null,
    };
  })
  .toSorted((a, b) => b.published_at.localeCompare(a.published_at));
