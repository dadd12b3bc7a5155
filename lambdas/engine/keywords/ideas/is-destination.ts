import type { Article } from '#contracts/jobs/article.ts';
import { fold } from '#engine/keywords/text/fold.ts';
import type { ArticleIndex } from './article-index.ts';

/** The last word of a search for one particular site, shop, app or firm: "netflix login", "dropbox app". */
const way =
  /^(.+) (?:log ?-?in|sign ?-?in|website|app|store|shop|official|phone(?: number)?|address|near me)$/;
/** A shorter host name matches words by chance. */
const shortestHost = 4;

/** The name in front of a word that leads to its site, shop or app: "netflix" of "netflix login"; null without such a word. */
export const nameBeforeWay = (text: string): string | null => way.exec(text)?.[1] ?? null;

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const squash = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** "splitwise.com", "the Splitwise app", "an app called Splitwise", "sold out at Walmart". */
const saidAsSite = (name: string): RegExp => {
  const word = literal(name);
  const ways = [
    `${word}\\.(?:com|org|net|io|app|co|co\\.uk|de)`,
    // "A Hugo site" is one that somebody builds; "the Gaia site" and "Gaia's website" are the name's own.
    `(?:the ${word}|${word}'s) (?:web ?)?site`,
    `${word}(?:'s)? (?:app|(?:online |web )?store|(?:online |web )?shop|log ?-?in|home ?page)`,
    `(?:app|web ?site|site|store|shop|marketplace) (?:called|named) ${word}`,
    `(?:buy|bought|sold|sells?|order(?:ed)?|shop(?:ped)?)(?: [\\p{L}\\p{N}']+){0,3} (?:at|from) ${word}`,
    `(?:sold|sells?|listed) (?:it |them )?on ${word}`,
  ];
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${ways.join('|')})(?![\\p{L}\\p{N}])`, 'u');
};

/** "A Flutter app", "Flutter apps": anybody's apps that are made with it, not one app. */
export const hasManyApps = ({ folded }: ArticleIndex, name: string): boolean =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:an?|your|my|our|any|every|new) ${literal(fold(name))} app|${literal(fold(name))} apps)(?![\\p{L}\\p{N}])`,
    'u',
  ).test(folded);

const known = new WeakMap<Article, ReadonlySet<string>>();

/** The parts of the host names that an article links to, without marks: "gaia" of "https://www.gaia.com". */
const linkedHosts = (article: Article): ReadonlySet<string> => {
  const hit = known.get(article);
  if (hit !== undefined) return hit;
  const hosts = new Set(
    article.links.flatMap(({ href }) => (URL.canParse(href) ? [new URL(href).hostname] : [])),
  );
  const labels = new Set([...hosts].flatMap((host) => host.split('.').slice(0, -1).map(squash)));
  known.set(article, labels);
  return labels;
};

/**
 * Whether the article treats a name as a place that people go to: a site, shop or app. It says so, or it links to a host
 * of that name, which must be one word: hosts of two words are mostly the names of persons.
 */
export const isDestination = ({ article, folded }: ArticleIndex, name: string): boolean => {
  const said = fold(name);
  // The pattern has many beginnings and is slow; most names are absent or follow no such word.
  if (folded.includes(said) && saidAsSite(said).test(folded)) return true;
  const squashed = squash(name);
  return !name.includes(' ') && squashed.length >= shortestHost && linkedHosts(article).has(squashed);
};
