import type { Article } from '#contracts/jobs/article.ts';
import { cutToFit, partsThatFit } from '#engine/writing/checks/fit-words.ts';
import { fitsSnippet } from '#engine/writing/checks/measure-pixels.ts';
import { shortenHeadline } from './shorten-headline.ts';

const separators = /\s+(?:[|–—·»•]|::|-)\s+/;

const normal = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** "Headline - Site" and "Headline | Section | Site" without what is not the headline. */
export const stripSite = (title: string, siteName: string | null): string => {
  const parts = title
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const site = siteName === null ? null : normal(siteName);
  const [first, ...rest] = parts;
  if (first === undefined || rest.length === 0) return title.trim();
  if (site !== null && normal(first) === site) return rest.join(' – ');
  const last = parts.at(-1) ?? '';
  const isSite =
    site !== null && (normal(last) === site || site.includes(normal(last)) || normal(last).includes(site));
  const looksLikeSite = last.split(' ').length <= 3 && /^\p{Lu}/u.test(last) && first.split(' ').length >= 3;
  return isSite || looksLikeSite
    ? title
        .slice(0, title.lastIndexOf(last))
        .replace(/[\s|–—·»•:-]+$/, '')
        .trim()
    : title.trim();
};

const sentencesOf = (title: string): string[] =>
  title.split(/(?<=[.!?])\s+/).filter((part) => part.length >= 20);

/** The article's own title in forms that fit a result page, the most faithful first; empty without a title. */
export const ownTitles = (article: Article): string[] => {
  if (article.title === null || article.title.trim() === '') return [];
  const title = stripSite(article.title.replace(/\s+/g, ' '), article.siteName).replace(/\s*…$|\.{3}$/, '');
  if (fitsSnippet(title, 'title')) return [title];
  const shorter = [
    ...shortenHeadline(title).slice(0, 2),
    ...sentencesOf(title).filter((part) => fitsSnippet(part, 'title')),
    ...partsThatFit(title, 'title').filter((part) => part.length >= 25),
    cutToFit(title, 'title'),
  ];
  return [...new Set(shorter)].filter((text) => text !== '').slice(0, 3);
};
