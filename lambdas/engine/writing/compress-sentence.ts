import { isDenied } from './clause-words.ts';

/** Ways in which an English sentence is made shorter without changing what it states; each gives null if it has nothing to do. */
type Shortening = (text: string) => string | null;

const changed = (before: string, after: string): string | null => {
  const tidy = after
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?])/g, '')
    .replace(/,+(?=[.!?])/g, '')
    .replace(/,\s*,/g, ',')
    .replace(/^[\s,;:–—-]+/, '')
    .trim();
  if (tidy === before || tidy.length < 20) return null;
  return tidy.replace(/^\p{Ll}(?=\p{Ll}|\s)/u, (letter) => letter.toUpperCase());
};

const replacing =
  (pattern: RegExp, by = ''): Shortening =>
  (text) =>
    pattern.test(text) ? changed(text, text.replace(pattern, by)) : null;

const saying =
  'said|says|say|told|tells|reported|reports|report|wrote|writes|announced|announces|explained|explains|added|adds|noted|notes|according';
const weekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';

const agency =
  '(?:AP|AFP|UPI|PTI|ANI|dpa|TASS|Xinhua|Reuters|Bloomberg|CNN(?: Business)?|BBC|NBC|ABC|CBS|Fox News|FOX|KYODO|IANS)';
const place = "\\p{Lu}[\\p{L}.’' ]{1,30}(?:,\\s\\p{Lu}[\\p{L}.]{1,20})?";

/** "SAN FRANCISCO (AP) — ", "(CNN) ", "New York, NY – ": where and for whom a report was filed. */
const dateline = replacing(
  new RegExp(
    `^(?:${place}\\s?\\([\\p{L}.&/ ]{2,30}\\)\\s*[—–-]+\\s*|(?:${place}\\s)?\\(${agency}\\)\\s*[—–-]*\\s*|\\p{Lu}[\\p{L}.]{1,25}(?: \\p{Lu}[\\p{L}.]{1,20})?(?:,\\s\\p{Lu}[\\p{L}.]{1,20})?\\s[—–-]\\s(?=\\p{Lu}|\\p{N}|[“"]))`,
    'u',
  ),
);
const brackets = replacing(/\s*(?:\([^()]{1,120}\)|\[[^[\]]{1,120}\])/g);
const connective = replacing(
  /^(?:(?:And|But|So|Yet|Or|Plus|Also|However|Moreover|Furthermore|Additionally|Meanwhile|Still|Instead|Therefore|Thus|Besides|Indeed|Now|Then|Well|Yes|No|Yup|Of course|In fact|In addition|As a result|For example|For instance|On the other hand|At the same time|In other words|After all|Not surprisingly|Sadly|Unfortunately|Fortunately|Surely|Finally|Firstly|Secondly|First|Second|Lastly|To be clear|That said|Even so|Either way|Again|Earlier this year|Last year|This year),\s+|(?:And|But|So|Yet|Or|Plus)\s+(?=[\p{L}“"]))/u,
);
const attributionAfter = replacing(
  new RegExp(`,\\s(?:[^,.;:“”"]{0,60}\\s)?(?:${saying})(?:\\s[^,;“”"]{0,90})?(?=[.!?]$)`, 'u'),
);
const attributionBefore = replacing(
  /^(?:According to|As reported by|In a statement(?: on \p{L}+)?|In an? (?:interview|report|letter|post) (?:with|to|from|by|in|on))[^,]{1,80},\s+/u,
);
const dashes = replacing(/\s*(?:—|\s–|\s--)\s*[^—–]{3,140}\s*(?:—|–\s|--\s)\s*(?=\p{Ll})/u, ' ');
const dashTail = replacing(/\s*(?:—|\s–|\s--)\s*[^—–]{3,200}(?=[.!?]$)/u);
/** Only before a verb or a small word: in ", which holds a huge, salty ocean" the second comma ends nothing. */
const relativeAside = replacing(
  /,\s(?:who|which|whose|where|when)\s[^,;]{3,120},(?=\s(?:is|are|was|were|has|have|had|will|would|can|could|may|might|said|says|told|to|in|on|at|for|with|and|\p{Ll}+(?:ed|[^\Ws]s))\b)/u,
);
const aside = replacing(
  /,\s(?:however|of course|for example|for instance|in fact|too|also|meanwhile|though|perhaps|therefore|moreover|as always|as usual|after all|indeed|in turn|at least)(?:,(?=\s)|(?=[.!?]$))/iu,
);
const appositive = replacing(
  /(?<=\p{L}),\s(?:a|an|the|\d{1,2}|one of|of)\s?[^,;“”"]{2,90},(?=\s(?:\p{Ll}))/u,
);
const relativeTail = replacing(
  /,\s(?:which|who|whose|where|with|when|while|although|though|whereas|because|since|as|after|before|but|and|so|including|such as|despite|according|per|sparking|leading|making|allowing|\p{L}{3,}ing)\s[^;]{3,240}(?=[.!?]$)/u,
);
const lastRelativeTail = replacing(
  /,\s(?:which|who|whose|where|with|when|while|although|though|whereas|because|since|as|after|before|but|and|so|including|such as|despite|according|per|\p{L}{3,}ing)\s[^,;]{3,200}(?=[.!?]$)/u,
);
const semicolon = replacing(/;\s[^;]{3,240}(?=[.!?]$)/u);
const leadIn = replacing(
  /^(?:(?:As|While|When|After|Before|Since|Although|Though|Despite|In|On|At|With|For|By|From|During|Following|Because of|Whatever)\s[^,;]{3,90}|(?:Earlier|Later|Last|This) (?:this |last )?(?:year|month|week|day|summer|winter|spring|autumn|fall|morning|evening)),\s+(?=[\p{L}\p{N}“"])/u,
);
const time = replacing(
  new RegExp(
    `(?:,)?\\s(?:on\\s|late\\s|early\\s)?${weekday}(?:\\s(?:morning|afternoon|evening|night))?(?=[\\s,.!?])`,
    'u',
  ),
);
const softener = replacing(
  /\b(?:really|actually|basically|simply|literally|certainly|definitely|just|very|quite|currently|also|easily the|officially|recently)\s(?=\p{Ll})/iu,
);

/** In a denial the time and the circumstances are what is denied. */
const unlessDenied =
  (shorten: Shortening): Shortening =>
  (text) =>
    isDenied(text) ? null : shorten(text);

const inOrder: readonly Shortening[] = [
  connective,
  attributionBefore,
  attributionAfter,
  brackets,
  aside,
  relativeAside,
  appositive,
  dashes,
  dashTail,
  semicolon,
  lastRelativeTail,
  relativeTail,
  unlessDenied(leadIn),
  unlessDenied(time),
  softener,
];

/** Shortenings that a text in another language can have, too. */
const anyLanguage: readonly Shortening[] = [brackets, dashes, dashTail, semicolon];

const balanced = (text: string): boolean =>
  (text.match(/[“„]/g)?.length ?? 0) <= (text.match(/[”“]/g)?.length ?? 0) &&
  (text.match(/“/g)?.length ?? 0) === (text.match(/”/g)?.length ?? 0) &&
  (text.match(/"/g)?.length ?? 0) % 2 === 0 &&
  (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0);

const most = 160;

/** A shorter form of a sentence and how many shortenings made it: fewer change less of the author's words. */
export type Compression = { text: string; steps: number };

/**
 * All forms of a sentence that dropping asides, attributions, connectives and trailing clauses gives, the
 * sentence itself first. Whole sentences only; at most 160.
 */
export const compressSentence = (sentence: string, language: string | null): Compression[] => {
  const found = new Map<string, number>([[dateline(sentence) ?? sentence, 0]]);
  for (const shorten of language === 'en' || language === null ? inOrder : anyLanguage) {
    for (const [text, steps] of [...found]) {
      const shorter = shorten(text);
      if (shorter !== null && !found.has(shorter)) found.set(shorter, steps + 1);
    }
    if (found.size > most) break;
  }
  return [...found]
    .filter(([text]) => balanced(text))
    .slice(0, most)
    .map(([text, steps]) => ({ text, steps }));
};
