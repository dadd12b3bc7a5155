import { collapse, type ParsedPage, rawText, walkElements } from '#engine/extraction/html/tree.ts';
import { stripSiteFromHead, titleKey } from '#engine/site-names/site-in-title.ts';

type Titles = {
  titleTag: string;
  openGraphTitle: string | null;
  headline: string | null;
  /** The site's name, if the page gives it. */
  site: string | null;
};

const firstHeadings = (page: ParsedPage): string[] => {
  const headings: string[] = [];
  walkElements(page.root, (node) => {
    if (node.tag === 'h1') headings.push(collapse(rawText(node)).replace(/\s*[¶#§]$/, ''));
    return node.tag !== 'h1';
  });
  return headings.filter((text) => text !== '' && text.length <= 300).slice(0, 5);
};

/** An `h1` is the title only if it makes up this share of a title in the page's head. */
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
 * The article's title: the `h1` that the title element, Open Graph or schema.org confirms; otherwise their title
 * without the site's name; otherwise the first `h1`.
 */
export const chooseTitle = (page: ParsedPage, titles: Titles): string | null => {
  const { titleTag, openGraphTitle, headline, site } = titles;
  const headings = firstHeadings(page);
  const claims = [openGraphTitle, headline, titleTag].filter(
    (claim): claim is string => claim !== null && claim !== '',
  );
  const confirmed = confirmedHeading(
    headings,
    claims.map((claim) => stripSiteFromHead(claim, site)),
  );
  if (confirmed !== null) return confirmed;
  const [claim] = claims;
  return claim === undefined ? (headings[0] ?? null) : stripSiteFromHead(claim, site);
};

/** Every form in which the page gives its article's title, as `titleKey`s of at least ten characters. */
export const titleForms = (titles: readonly (string | null)[], site: string | null): ReadonlySet<string> => {
  const forms = new Set<string>();
  for (const title of titles) {
    if (title === null) continue;
    for (const form of [title, stripSiteFromHead(title, site)]) {
      const key = titleKey(form);
      if (key.length >= 10) forms.add(key);
    }
  }
  return forms;
};
