import type { Article } from '#contracts/jobs/article.ts';
import { fitsSnippet } from '#domain/snippets/measure-pixels.ts';

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

/** A colon, a dash, a comma before a clause of its own, or an addition with "without" or in brackets. */
const border =
  /[:;]\s+|\s[–—-]+\s|—|,\s(?=(?:because|while|although|though|when|after|until|so|as)\s)|\s(?=without\s|\()/giu;

const sentencesOf = (title: string): string[] =>
  title.split(/(?<=[.!?])\s+/).filter((part) => part.length >= 20);

/** A shorter part of a headline says too little. */
const shortestPart = 12;

/** The parts of a headline at a colon, a dash or a clause: the beginning first, then what is behind the colon or dash. */
const partsOf = (title: string): string[] => {
  const borders = [...title.matchAll(border)];
  const before = borders.map((match) => title.slice(0, match.index).trim()).reverse();
  const behind = borders
    .filter((match) => /[:;–—-]/.test(match[0]))
    .map((match) => title.slice(match.index + match[0].length).trim());
  return [...before, ...behind].filter((part) => part.length >= shortestPart);
};

/** Whether the title is only the first of several headings of sections, in a text that begins with one. */
const isSection = ({ title, headings }: Article): boolean => {
  const first = headings.find(({ text }) => text === title);
  return (
    first !== undefined &&
    first.level > 1 &&
    headings.some(({ level, text }) => level === first.level && text !== title)
  );
};

/** The article's own title in forms that fit a result page, the most faithful first; empty without a title. */
export const ownTitles = (article: Article): string[] => {
  if (article.title === null || article.title.trim() === '' || isSection(article)) return [];
  const title = stripSite(article.title.replace(/\s+/g, ' '), article.siteName).replace(/\s*…$|\.{3}$/, '');
  if (fitsSnippet(title, 'title')) return [title];
  const shorter = [...partsOf(title), ...sentencesOf(title)].filter((part) => fitsSnippet(part, 'title'));
  return [...new Set(shorter)].filter((text) => text !== '').slice(0, 3);
};
