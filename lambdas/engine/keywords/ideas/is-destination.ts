import { memoizeByArticle } from '#engine/bounds/memoize.ts';
import type { ArticleIndex } from '#engine/keywords/evidence/article-index.ts';
import { fold } from '#engine/keywords/text/fold.ts';
import { escapeForPattern, regex, regexOf } from '#engine/language/patterns.ts';

/** The last words of a search for a particular site, shop, app or company: "netflix login", "dropbox app". */
const destinationPhrase =
  /^(.+) (?:log ?-?in|sign ?-?in|website|app|store|shop|official|phone number|address|near me)$/;
/** Shorter host names match words by coincidence. */
const minHostLength = 4;

/**
 * The name before a word that leads to its site, shop or app: "netflix" in "netflix login"; null without such a word.
 */
export const nameBeforeDestination = (text: string): string | null =>
  destinationPhrase.exec(text)?.[1] ?? null;

const squash = (text: string): string => fold(text).replace(regex.gu`[^\p{L}\p{N}]`, '');

// The patterns are compiled once and tested at each place of a name, because compiling one per name is slow.
const edge = '(?![\\p{L}\\p{N}])';
const beginsWord = regex.uy`(?<![\p{L}\p{N}])`;
/** Words after the name: "splitwise.com", "Splitwise's website", "Splitwise app". */
const siteWordAfter = regexOf(
  `(?:\\.(?:com|org|net|io|app|co|co\\.uk|de)|'s (?:web ?)?site|(?:'s)? (?:app|(?:online |web )?store|(?:online |web )?shop|log ?-?in|home ?page))${edge}`,
  'uy',
);
/** "The Gaia site" belongs to the name; "a Hugo site" is a site that somebody builds. */
const afterThe = regex.uy`(?<=(?<![\p{L}\p{N}])the )`;
const siteAfter = regexOf(` (?:web ?)?site${edge}`, 'uy');
/** Words before the name: "an app called Splitwise", "sold out at Walmart", "listed on eBay". */
const siteWordBefore = regex.uy`(?<=(?<![\p{L}\p{N}])(?:(?:app|web ?site|site|store|shop|marketplace) (?:called|named)|(?:buy|bought|sold|sells?|order(?:ed)?|shop(?:ped)?)(?: [\p{L}\p{N}']+){0,3} (?:at|from)|(?:sold|sells?|listed) (?:it |them )?on) )`;
const endsWord = regex.uy`(?![\p{L}\p{N}])`;

const matchesAt = (pattern: RegExp, text: string, at: number): boolean => {
  pattern.lastIndex = at;
  return pattern.test(text);
};

/** True if the text means a site, shop or app at this place. */
const isNamedAt = (text: string, from: number, to: number): boolean =>
  (matchesAt(beginsWord, text, from) && matchesAt(siteWordAfter, text, to)) ||
  (matchesAt(afterThe, text, from) && matchesAt(siteAfter, text, to)) ||
  (matchesAt(endsWord, text, to) && matchesAt(siteWordBefore, text, from));

const isNamedAsSite = (text: string, name: string): boolean => {
  if (name === '') return false;
  for (let from = text.indexOf(name); from >= 0; from = text.indexOf(name, from + 1))
    if (isNamedAt(text, from, from + name.length)) return true;
  return false;
};

/** True for "a Flutter app" and "Flutter apps": any app built with it, rather than one particular app. */
export const hasManyApps = ({ folded }: ArticleIndex, name: string): boolean =>
  regexOf(
    `(?<![\\p{L}\\p{N}])(?:(?:an?|your|my|our|any|every|new) ${escapeForPattern(fold(name))} app|${escapeForPattern(fold(name))} apps)(?![\\p{L}\\p{N}])`,
    'u',
  ).test(folded);

/** The parts of the host names that an article links to, without punctuation: "gaia" for "https://www.gaia.com". */
const linkedHosts = memoizeByArticle((article): ReadonlySet<string> => {
  const hosts = new Set(
    article.links.flatMap(({ href }) => (URL.canParse(href) ? [new URL(href).hostname] : [])),
  );
  return new Set([...hosts].flatMap((host) => host.split('.').slice(0, -1).map(squash)));
});

/**
 * True if the article treats a name as a site, shop or app that people visit: it says so, or it links to a host with
 * that name. The name must be one word, because hosts of two words mostly belong to people.
 */
export const isDestination = ({ article, folded }: ArticleIndex, name: string): boolean => {
  const foldedName = fold(name);
  if (isNamedAsSite(folded, foldedName)) return true;
  const squashed = squash(name);
  return !name.includes(' ') && squashed.length >= minHostLength && linkedHosts(article).has(squashed);
};
