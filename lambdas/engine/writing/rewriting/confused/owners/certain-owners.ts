import { twoToTwelve } from '#engine/english/number-words.ts';
import { isNounFirst } from '#engine/english/word-checks.ts';
import { alternatives, possessives } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';
import { isOwnable, isOwned, phraseEnd } from './ownable.ts';

const times = 'day|week|month|year|night|evening|morning|afternoon|season|weekend|semester|episode|chapter';

/** Corrections that add apostrophes where no plural can stand. */
export const certainOwners: readonly PhraseRule[] = [
  // Finds "Someone elses loaf", "ones own oven", "the mens room" and "one anothers loaves".
  phrase('((?:some|any|every|no) ?(?:one|body)|who|what) elses', "$1 else's", 'giu'),
  phrase('(one|each other)s own', "$1's own", 'giu'),
  phrase(String.raw`one anothers (?=\p{Ll})`, "one another's ", 'giu'),
  phrase('mens (?=(?!rea(?!\\p{L}))\\p{Ll}{3})', "men's ", 'giu'),
  // Finds "For heavens sake", "to your hearts content", "a chefs knife" and "a lifetimes worth".
  phrase(
    '(heaven|god|pete|christ|argument|convenience|simplicity|goodness|clarity|brevity|safety|art)s (?=sake(?![\\p{L}]))',
    "$1's ",
    'giu',
  ),
  phrase(`((?:${alternatives(possessives)}) heart)s (?=content(?:[.,;:!?)]|$))`, "$1's "),
  phrase('(chef)s (?=(?:knife|knives|table|hats?)(?![\\p{L}]))', "$1's ", 'giu'),
  phrase('((?:within|at|in|of) (?:an )?arm)s (?=reach(?![\\p{L}]))', "$1's "),
  phrase('((?:an? |one )?lifetime)s (?=worth(?![\\p{L}]))', "$1's ", 'giu'),
  phrase('(tonight|tomorrow|yesterday)s (?=\\p{Ll}{3})', "$1's ", 'giu'),
  // Finds "The babys room".
  phrase(
    String.raw`(baby|lady|enemy|army)s (\p{Ll}{3,})(?![\p{L}'’-])`,
    (who, noun) => (isNounFirst(noun) ? `${who}'s ${noun}` : null),
    'giu',
  ),
  // Finds "The worlds largest oven" and "the earths mantle".
  phrase(
    '(the )(world)s (?=(?:first|only|most|least|best|worst|\\p{Ll}{3,}est)(?![\\p{L}]))',
    "$1$2's ",
    'giu',
  ),
  phrase(
    '((?:the )?)(earth|sun|moon)s (?=(?:surface|atmosphere|mantle|crust|core|climate|magnetic|gravity|gravitational|population|rotation|oceans?|resources|axis|light|heat|energy|history|ecosystems?|poles?|radius|diameter|shadow)(?![\\p{L}]))',
    "$1$2's ",
    'giu',
  ),
  // Finds "Happy Mothers day".
  phrase(
    "(mother|father|valentine)['’]?s day",
    (who) => `${who.charAt(0).toUpperCase()}${who.slice(1)}'s Day`,
  ),
  phrase(
    "(Mother|Father|Valentine)['’]?s day(?= (?:to|is|was|this|last|gifts?|cards?|weekend|brunch|and|from)(?!\\p{L})|[.,!])",
    "$1's Day",
  ),
  // Finds "The previous days exam" and "last Sundays show".
  phrase(
    String.raw`((?:the|that|this) (?:previous|second|third|fourth|fifth|final|following|preceding) )(${times})s ((?:\p{Ll}{3,} )?)(\p{Ll}{3,})(?![\p{L}'’-])`,
    (start, time, middle, noun) => (isOwned(middle, noun) ? `${start}${time}'s ${middle}${noun}` : null),
    'giu',
  ),
  phrase(
    String.raw`((?:this|last|next|yesterday|tomorrow) )((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)s ((?:\p{Ll}{3,} )?)(\p{Ll}{3,})(?![\p{L}'’-])`,
    (start, day, middle, noun) =>
      isOwned(middle, noun) || isNounFirst(middle.trim() || noun)
        ? `${start}${day}'s ${middle}${noun}`
        : null,
    'giu',
  ),
  // Finds "Every peoples history" and "we value others opinions".
  phrase(String.raw`(every|each) peoples (?=\p{Ll}{3})`, "$1 people's ", 'giu'),
  phrase(
    String.raw`(?<!(?<![\p{L}])(?:the|native|indigenous|these|those|many|different|various|ancient|all|most|some|${alternatives(twoToTwelve)}) )peoples (\p{Ll}+(?:ive|al|ic|ical|ous|able) )(\p{Ll}{3,})${phraseEnd}`,
    (middle, noun) => (isOwnable(noun) || isNounFirst(noun) ? `people's ${middle}${noun}` : null),
  ),
  phrase(
    `((?:of|on|about|for|from|value|respect|reading|read|hear|understand|judge|see|through|with|to|by) )others (opinions|lives|feelings|thoughts|expectations|mistakes|perspectives|experiences|ideas|blogs|posts|stories|success|successes|behavior|behaviour|property|privacy)${phraseEnd}`,
    "$1others' $2",
  ),
];
