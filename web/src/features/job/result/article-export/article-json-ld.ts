import type { ArticleMeta } from './article-meta.ts';

/** Google shows up to about 110 characters of a headline. */
const headlineCharacters = 110;

/** The article in schema.org terms, with the known fields only. */
const articleData = (meta: ArticleMeta): object => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: [...(meta.title || meta.heading)].slice(0, headlineCharacters).join(''),
  ...(meta.description !== '' && { description: meta.description }),
  ...(meta.byline !== null && { author: { '@type': 'Person', name: meta.byline } }),
  ...(meta.published !== null && { datePublished: meta.published }),
  ...(meta.language !== null && { inLanguage: meta.language }),
  ...(meta.url !== null && { mainEntityOfPage: { '@type': 'WebPage', '@id': meta.url } }),
  ...(meta.keywords.length > 0 && { keywords: meta.keywords.join(', ') }),
  ...(meta.images.length > 0 && {
    image: meta.images.map(({ url, alt }) => ({
      '@type': 'ImageObject',
      url,
      ...(alt !== '' && { description: alt }),
    })),
  }),
});

/** Characters inside strings that could end the script, open a comment in it, or act as a WordPress shortcode. */
const escapeMark = (mark: string): string => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON-LD as a script element. Characters that HTML or WordPress would interpret are JSON escapes. */
export const articleScript = (meta: ArticleMeta): string => {
  const json = JSON.stringify(articleData(meta), null, 2).replace(/"(?:[^"\\]|\\.)*"/g, (text) =>
    text.replace(/[<>&[\u2028\u2029]/g, escapeMark),
  );
  return `<script type="application/ld+json">\n${json}\n</script>`;
};
