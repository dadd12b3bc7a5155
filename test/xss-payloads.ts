import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import own from './fixtures/xss-payloads.json' with { type: 'json' };

const corpus = join(import.meta.dirname, '../../shared/corpora/xss/XSS Injection/Intruders');

const readCorpus = (): string[] => {
  const lists = readdirSync(corpus).filter((name) => name.endsWith('.txt'));
  const lines = lists.flatMap((name) => readFileSync(join(corpus, name), 'utf8').split(/\r?\n/));
  // Two of the lists are the same except for the number in each alert.
  return [...new Map(lines.map((line) => [line.replaceAll(/\d+/g, '0'), line] as const)).values()].filter(
    (line) => line.trim() !== '',
  );
};

/** Texts that would run as markup somewhere, by list; null if the optional one is missing. */
export const payloadLists: readonly { name: string; payloads: readonly string[] | null }[] = [
  { name: 'our own list', payloads: own },
  { name: 'the lists in ../shared/corpora/xss', payloads: existsSync(corpus) ? readCorpus() : null },
];

const runnable = new Set(
  'script iframe frame object embed applet base meta link style form noscript math'.split(' '),
);
const addresses = new Set(
  'href src action formaction xlink:href srcdoc data poster background ping'.split(' '),
);
const isInert = (address: string): boolean =>
  /^(?:https?:|mailto:|blob:|\/(?!\/)|#|$)/i.test(address) || !/^[a-z][a-z0-9+.-]*:/i.test(address);

/** Browsers drop spaces and control characters from an address's scheme. */
const withoutBlanks = (value: string): string => [...value].filter((character) => character > ' ').join('');

/** The parts of a document fragment that could run a script or load one, except those that `isOurs` attributes to the product. */
export const dangersIn = (root: ParentNode, isOurs: (element: Element) => boolean = () => false): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => {
    if (isOurs(element)) return [];
    const tag = element.tagName.toLowerCase();
    const dangers = runnable.has(tag) ? [`<${tag}>`] : [];
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) dangers.push(`${tag} ${name}`);
      if (addresses.has(name) && !isInert(withoutBlanks(value)))
        dangers.push(`${tag} ${name}=${value.slice(0, 60)}`);
      if (name === 'style' && /url\(|expression|javascript|@import/i.test(value))
        dangers.push(`${tag} style`);
    }
    return dangers;
  });
