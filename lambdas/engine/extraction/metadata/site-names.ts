import { baseAddress } from '#engine/extraction/html/resolve-address.ts';
import type { ParsedPage } from '#engine/extraction/html/tree.ts';

/** Words that a site adds to its own name when it signs a page: `Acme Team`, `The Acme Blog`. */
const houseWords =
  /^the\s|\s(?:team|staff|editors?|editorial(?: (?:team|staff|board))?|blog|news|desk|writers?|contributors?|admin|inc|llc|ltd)\.?$/giu;

const key = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\s*[|–—].*$|\.(?:com|org|net|io|co|ai|dev)$/u, '')
    .replace(houseWords, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The name in a host: `acme` for `blog.acme.co.uk`. */
const hostName = (address: string | null): string | null => {
  const labels = /^https?:\/\/([\w.-]{1,253})/i.exec(address ?? '')?.[1]?.split('.') ?? [];
  const named = labels.slice(0, -1).filter((label) => !/^(?:www|co|com|org|ac|gov|blog|news)$/i.test(label));
  return named.at(-1) ?? null;
};

/** Whether a name is the site's own, so that it does not say who wrote the page. */
export const siteNameTest = (
  page: ParsedPage,
  names: readonly (string | null)[],
): ((name: string) => boolean) => {
  const own = new Set([...names, hostName(baseAddress(page, null))].map((name) => key(name ?? '')));
  own.delete('');
  return (name) => own.has(key(name)) || own.has(name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''));
};
