import type { Article } from '#contracts/jobs/article.ts';
import { fold } from './fold.ts';

/** A site's name after a title has at most this many words. */
const siteWords = 5;

/** The article's title without the site's name at its end: "How to bake | Bread Weekly" is "How to bake". */
export const ownTitle = (article: Article): string | null => {
  const title = article.title?.trim() ?? '';
  const cut = /^(.*\S)\s+(?:[|–—•·]|::|-)\s+([^|–—•·]+)$/u.exec(title);
  const [, own = '', site = ''] = cut ?? [];
  if (own.split(/\s+/).length < 2 || site.split(/\s+/).length > siteWords) return title || null;
  const isSite = fold(site) === fold(article.siteName ?? '') || !fold(article.text).includes(fold(site));
  return isSite ? own : title;
};
