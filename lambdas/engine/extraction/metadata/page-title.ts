import { collapse, type ParsedPage, rawText, walkElements } from '#engine/extraction/html/tree.ts';

type Titles = {
  titleTag: string;
  openGraphTitle: string | null;
  headline: string | null;
  /** The site's name, if the page gives it. */
  site: string | null;
};

/** Separators between an article's title and the name of its site. */
const separator = /(\s+[|\-\u2013\u2014\u2022\u00b7\u00bb\u00ab~/:]+\s+|\s*[|\u00bb]\s*)/;

/** No title is longer; one match of millions of characters can exhaust the stack. */
const longestTitle = 10_000;

/** Letters and digits only, lowercase: titles are compared without their punctuation. */
export const titleKey = (text: string): string =>
  text
    .slice(0, longestTitle)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const firstHeadings = (page: ParsedPage): string[] => {
  const headings: string[] = [];
  walkElements(page.root, (node) => {
    if (node.tag === 'h1') headings.push(collapse(rawText(node)).replace(/\s*[¶#§]$/, ''));
    return node.tag !== 'h1';
  });
  return headings.filter((text) => text !== '' && text.length <= 300).slice(0, 5);
};

/** A site's name is at most this long and shorter than the title before or after it. */
const maxSiteWords = 5;

/**
 * A title without the name of its site: removes the part after the last separator if it is `site`, or short next to the
 * rest; else the part before the first one if it is `site`.
 */
export const stripSite = (title: string, site: string | null = null): string => {
  const parts = title.split(separator);
  if (parts.length < 3) return title;
  const key = titleKey(site ?? '');
  const last = titleKey(parts.at(-1) ?? '');
  const rest = parts.slice(0, -2).join('').trim();
  const isShort = last.split(' ').length <= maxSiteWords && last.length < titleKey(rest).length;
  if (last === key || (isShort && rest.includes(' '))) return rest;
  if (key !== '' && titleKey(parts[0] ?? '') === key) return parts.slice(2).join('').trim();
  return isShort && rest.length >= 10 ? rest : title;
};

/** The name of the site at the end of a title, as in `Title | Site`. */
export const siteSuffix = (titleTag: string, title: string | null): string | null => {
  if (title === null || !titleTag.startsWith(title)) return null;
  const rest = titleTag
    .slice(title.length)
    .replace(/^[\s|\-\u2013\u2014\u2022\u00b7:\u00bb\u00ab~/]+/, '')
    .trim();
  return rest !== '' && rest.length <= 60 ? rest : null;
};

/** An `h1` is the title only if it makes up this much of what the page's head says. */
const confirmedShare = 0.35;

/** The longest `h1` that the head confirms by containing it. */
const confirmedHeading = (headings: readonly string[], claims: readonly string[]): string | null => {
  const keys = claims.map(titleKey);
  const confirmed = headings.filter((text) => {
    const key = titleKey(text);
    return (
      key !== '' && keys.some((claim) => claim.includes(key) && key.length >= confirmedShare * claim.length)
    );
  });
  return confirmed.reduce<string | null>(
    (best, text) => (text.length > (best?.length ?? 0) ? text : best),
    null,
  );
};

/**
 * The article's title: the `h1` that the title element, Open Graph or schema.org confirm, else what those say
 * without the site's name, else the first `h1`.
 */
export const chooseTitle = (page: ParsedPage, titles: Titles): string | null => {
  const { titleTag, openGraphTitle, headline, site } = titles;
  const headings = firstHeadings(page);
  const claims = [openGraphTitle, headline, titleTag].filter(
    (claim): claim is string => claim !== null && claim !== '',
  );
  const confirmed = confirmedHeading(
    headings,
    claims.map((claim) => stripSite(claim, site)),
  );
  if (confirmed !== null) return confirmed;
  const [claim] = claims;
  return claim === undefined ? (headings[0] ?? null) : stripSite(claim, site);
};

/** Every form in which the page gives its article's title, as `titleKey`s; none shorter than ten characters. */
export const titleForms = (titles: readonly (string | null)[], site: string | null): ReadonlySet<string> => {
  const forms = new Set<string>();
  for (const title of titles) {
    if (title === null) continue;
    for (const form of [title, stripSite(title, site)]) {
      const key = titleKey(form);
      if (key.length >= 10) forms.add(key);
    }
  }
  return forms;
};
