// A page's title often ends or begins with the name of its site: "How to bake | Bread Weekly". Three callers know
// different things about the page, so each has its own rule.
import type { Article } from '#contracts/jobs/article.ts';
import { fold } from '#engine/keywords/text/fold.ts';

/** Marks between a title and the name of its site in the page's head, which uses more marks than a headline. */
const headSeparator = /(\s+[|\-\u2013\u2014\u2022\u00b7\u00bb\u00ab~/:]+\s+|\s*[|\u00bb]\s*)/;
/** The same marks at the start of the text after a title. */
const headMarks = /^[\s|\-\u2013\u2014\u2022\u00b7:\u00bb\u00ab~/]+/;
/** Marks between a headline, its section and its site. */
const headlineSeparator = /\s+(?:[|–—·»•]|::|-)\s+/;

/** The most words of a site's name. */
const maxSiteWords = 5;
/**
 * The most words of a part of a headline that counts as a site's name by its form, if nothing says what the site is
 * called.
 */
const maxGuessedWords = 3;
/** The most characters of a site's name. */
const maxSiteLength = 60;

/** No title is longer, and one match of millions of characters can exhaust the stack. */
const maxTitleLength = 10_000;

/** "Home - Rye Mill": the page has no title of its own, so its site's name is its title. */
const isHome = (part: string): boolean =>
  /^(?:home|home ?page|welcome|start|index|main page)$/iu.test(part.trim());
/** "About us - Rye Mill": without the name of its site, such a title names nothing. */
const isOfSite = (part: string): boolean =>
  /^(?:about|about us|contact|contact us|our story|our team|faqs?|pricing|services|our services)$/iu.test(
    part.trim(),
  );

/** Lowercase letters and digits only: titles are compared without their punctuation. */
export const titleKey = (text: string): string =>
  text
    .slice(0, maxTitleLength)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The title in a page's head without the name of its site. Removes the part after the last separator if it is `site`,
 * or if it is short compared to the rest; otherwise the part before the first separator if it is `site`.
 */
export const stripSiteFromHead = (title: string, site: string | null = null): string => {
  const parts = title.split(headSeparator);
  if (parts.length < 3) return title;
  const key = titleKey(site ?? '');
  const last = titleKey(parts.at(-1) ?? '');
  const rest = parts.slice(0, -2).join('').trim();
  if (isHome(rest)) return (parts.at(-1) ?? '').trim();
  if (isOfSite(rest)) return title;
  const isShort = last.split(' ').length <= maxSiteWords && last.length < titleKey(rest).length;
  if (last === key || (isShort && rest.includes(' '))) return rest;
  if (key !== '' && titleKey(parts[0] ?? '') === key) return parts.slice(2).join('').trim();
  return isShort && rest.length >= 10 ? rest : title;
};

/** The name of the site at the end of the title element, as in `Title | Site`. */
export const siteSuffix = (titleTag: string, title: string | null): string | null => {
  if (title === null || !titleTag.startsWith(title)) return null;
  const rest = titleTag.slice(title.length).replace(headMarks, '').trim();
  return rest !== '' && rest.length <= maxSiteLength ? rest : null;
};

/**
 * The article's title without a site's name at its end. The last part is the site's name if the page says so, or if the
 * text never mentions it.
 */
export const ownTitle = (article: Article): string | null => {
  const title = article.title?.trim() ?? '';
  const cut = /^(.*\S)\s+(?:[|–—•·]|::|-)\s+([^|–—•·]+)$/u.exec(title);
  const [, own = '', site = ''] = cut ?? [];
  if (own.split(/\s+/).length < 2 || site.split(/\s+/).length > maxSiteWords) return title || null;
  const isSite = fold(site) === fold(article.siteName ?? '') || !fold(article.text).includes(fold(site));
  return isSite ? own : title;
};

/** Lowercase letters and digits only, without spaces: "Bread Weekly" and "breadweekly" are the same name. */
const nameKey = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether the text contains none of the words of a part of its title. */
const isOtherSite = (part: string, text: string): boolean => {
  const words = new Set(titleKey(text).split(' '));
  return titleKey(part)
    .split(' ')
    .every((word) => !words.has(word));
};

/**
 * Reduces "Headline - Site" and "Headline | Section | Site" to the headline. The last part of a page's title can be
 * recognized as a site by its form alone; for a text without an address, only if the text contains none of its words.
 */
export const withoutSite = (article: Article, given = fullTitle(article)): string => {
  const { siteName, url, text } = article;
  const title = given.replace(/\s+/g, ' ').trim();
  const parts = title
    .split(headlineSeparator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const site = siteName === null ? null : nameKey(siteName);
  const [first, ...rest] = parts;
  if (first === undefined || rest.length === 0) return title;
  if (site !== null && nameKey(first) === site) return rest.join(' – ');
  const last = parts.at(-1) ?? '';
  if (parts.length === 2 && isHome(first)) return last;
  if (parts.length === 2 && isOfSite(first)) return title;
  const key = nameKey(last);
  const isSite = site !== null && (key === site || site.includes(key) || key.includes(site));
  const looksLikeSite =
    last.split(' ').length <= maxGuessedWords &&
    /^\p{Lu}/u.test(last) &&
    first.split(' ').length >= 3 &&
    (url !== null || isOtherSite(last, text));
  return isSite || looksLikeSite
    ? title
        .slice(0, title.lastIndexOf(last))
        .replace(/[\s|–—·»•:-]+$/, '')
        .trim()
    : title;
};

const hostOf = (url: string | null): string => {
  if (url === null || !URL.canParse(url)) return '';
  return nameKey(new URL(url).hostname.replace(/^www\./, ''));
};

/** Whether a part of a title is the name or the address of its site. */
const namesSite = (part: string, { siteName, url }: Article): boolean => {
  const text = nameKey(part);
  return [siteName === null ? '' : nameKey(siteName), hostOf(url)].some(
    (name) => name !== '' && (name === text || (text.length >= 5 && name.startsWith(text))),
  );
};

/** The title of an article without its site; if the title is only the site, the main heading of the page. */
export const fullTitle = (article: Article): string => {
  const title = article.title?.trim() ?? '';
  if (article.url === null) return title;
  const parts = title.split(headlineSeparator).filter((part) => part.trim() !== '');
  const own = parts.filter((part) => !namesSite(part, article));
  if (own.length === parts.length) return title;
  const [only = ''] = own;
  if (own.length === 1 && isHome(only)) return parts.find((part) => part !== only) ?? title;
  if (own.length === 1 && isOfSite(only)) return title;
  if (own.length > 0) return own.join(' – ');
  return article.headings.find(({ level, text }) => level === 1 && !namesSite(text, article))?.text ?? '';
};

/** Additions to company names in domains: "withmoxie.com", "getdropbox.com", "slackhq.com". */
const aroundName = /^(?:www|blog|with|get|try|use|go|join|the|my)|(?:app|hq|blog|io|inc|online|official)$/;
/** Shorter names occur in too many addresses. */
const minNameLength = 4;

/** The name in a page's address, with and without such additions: "moxie" for https://www.withmoxie.com. */
const hostKeys = (url: string | null): string[] => {
  const labels = url === null || !URL.canParse(url) ? [] : new URL(url).hostname.split('.').slice(0, -1);
  const keys = labels.map(nameKey);
  return keys
    .flatMap((key) => [key, key.replace(aroundName, '')])
    .filter(({ length }) => length >= minNameLength);
};

/** Whether a phrase is only the name of the page's site, and the page's title does not contain it. */
export const isOwnSite = (article: Article, phrase: string): boolean => {
  const key = nameKey(phrase);
  if (key.length < minNameLength || nameKey(ownTitle(article) ?? '').includes(key)) return false;
  return key === nameKey(article.siteName ?? '') || hostKeys(article.url).includes(key);
};
