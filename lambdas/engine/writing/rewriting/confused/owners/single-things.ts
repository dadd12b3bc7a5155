import { matchesOf } from '#engine/language/matches.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { describes, isOwnable, phraseEnd } from './ownable.ts';

/** A mark among the terms of an article for a thing or a name of its own that lacks an apostrophe. */
export const owner = 'owner ';
/** A mark for an article that has any such thing. */
const hasThings = 'owners';
/** With fewer uses in the singular, the plural may be meant. */
export const minUses = 2;

/** Groups, works, machines and a few people, of whom a text may have one. */
const singles =
  'author|narrator|protagonist|villain|king|queen|president|government|nation|world|town|team|band|group|club|game|book|film|movie|novel|story|album|song|show|project|app|application|program|product|site|website|blog|car|truck|bike|boat|ship|plane|train|house|school|church|museum|hotel|restaurant|river|mountain|island|planet|park|garden|baby|man|woman|phone|camera|computer|laptop|server|browser|device|machine|robot|founder|brand|startup|firm|bank|store|shop|market|festival|event';
const stems = 'compan|countr|cit|famil|communit|universit';
const single = regexOf(`(?<![\\p{L}'’-])(?:(${singles})(s?)|(${stems})(y|ies))(?!\\p{L})`, 'gu');

/** The things that an article mentions in the singular alone, but for one slip. */
export const singleThings = (text: string): string[] => {
  const uses = new Map<string, { one: number; many: number }>();
  for (const [, noun, plural, stem = '', ending] of matchesOf(text, single)) {
    const thing = noun ?? `${stem}y`;
    const count = uses.get(thing) ?? { one: 0, many: 0 };
    if (plural === 's' || ending === 'ies') count.many += 1;
    else count.one += 1;
    uses.set(thing, count);
  }
  const things = [...uses]
    .filter(([, { one, many }]) => one >= minUses && many === 1)
    .map(([thing]) => owner + thing);
  return things.length === 0 ? things : [...things, hasThings];
};

const ofSingle = regexOf(
  String.raw`(?<=(?<!\p{L})(?:the|this|my|your|our|his|her|their) )(?:(${singles})s|(${stems})ies) (?=((?:\p{Ll}{3,} )?)(\p{Ll}{3,})${phraseEnd})`,
  'giu',
);
/** Writes "the game's soundtrack" for "the games soundtrack", if the article has one game. */
export const withSingles = (text: string, terms: ReadonlySet<string>): string => {
  if (!terms.has(hasThings)) return text;
  return text.replace(ofSingle, (found: string, whole?: string, stem?: string, middle = '', noun = '') => {
    const thing = whole ?? `${stem}y`;
    return terms.has(owner + thing.toLowerCase()) && describes(middle) && isOwnable(noun)
      ? `${thing}'s `
      : found;
  });
};
