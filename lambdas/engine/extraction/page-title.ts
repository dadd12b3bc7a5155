import { collapse, type ParsedPage, rawText, walkElements } from './tree.ts';

type Titles = { titleTag: string; openGraphTitle: string | null; headline: string | null };

/** What stands between an article's title and the name of its site. */
const separators = /\s+[|\-\u2013\u2014\u2022\u00b7:\u00bb\u00ab~/]+\s+|\s*[|\u00bb]\s*/;

/** Letters and digits only, lowercase: titles are compared without their punctuation. */
export function titleKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function firstHeadings(page: ParsedPage): string[] {
  const headings: string[] = [];
  walkElements(page.root, (node) => {
    if (node.tag === 'h1') headings.push(collapse(rawText(node)));
    return node.tag !== 'h1';
  });
  return headings.filter((text) => text !== '' && text.length <= 300).slice(0, 5);
}

/** The longest part of a title that separators divide; a short last or first part is the site's name. */
export function stripSite(title: string): string {
  const parts = title.split(separators).map((part) => part.trim());
  if (parts.length < 2) return title;
  const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), '');
  const first = parts[0] ?? '';
  const cut = title.search(separators);
  const isNameLast = parts.length === 2 && first.length >= (parts[1] ?? '').length;
  if (isNameLast) return title.slice(0, cut).trim();
  return longest.split(' ').length >= 3 ? longest : title;
}

/** The name of the site at the end of a title, as in `Title | Site`. */
export function siteSuffix(titleTag: string, title: string | null): string | null {
  if (title === null || !titleTag.startsWith(title)) return null;
  const rest = titleTag
    .slice(title.length)
    .replace(/^[\s|\-\u2013\u2014\u2022\u00b7:\u00bb~/]+/, '')
    .trim();
  return rest !== '' && rest.length <= 60 ? rest : null;
}

/**
 * The article's title: the `h1` that the title element, Open Graph or schema.org confirm, else those without
 * the site's name, else the only `h1`.
 */
export function chooseTitle(page: ParsedPage, { titleTag, openGraphTitle, headline }: Titles): string | null {
  const headings = firstHeadings(page);
  const claims = [openGraphTitle, headline, titleTag].filter(
    (claim) => claim !== null && claim !== '',
  ) as string[];
  const keys = claims.map(titleKey);
  const confirmed = headings.find((text) => {
    const key = titleKey(text);
    return key.length >= 10 && keys.some((claim) => claim.includes(key));
  });
  if (confirmed !== undefined) return confirmed;
  const claim = claims[0];
  if (claim !== undefined) return stripSite(claim);
  return headings[0] ?? null;
}

/** Every form in which the page gives its article's title, as `titleKey`s; none shorter than ten characters. */
export function titleForms(titles: readonly (string | null)[]): ReadonlySet<string> {
  const forms = new Set<string>();
  for (const title of titles) {
    if (title === null) continue;
    for (const form of [title, stripSite(title)]) {
      const key = titleKey(form);
      if (key.length >= 10) forms.add(key);
    }
  }
  return forms;
}
