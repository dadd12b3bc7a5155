import { lexiconEntry } from '#engine/english/lexicon.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { alternatives, demonstratives, possessives } from '#engine/english/word-classes.ts';
import { applyReplacements } from '#engine/language/apply-rules.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { withCountedCompounds } from '#engine/writing/rewriting/grammar/counted-compounds.ts';
import { isMeasured, seldomNoun, withCompounds } from './compounds.ts';
import { withModifiers } from './hyphenation/with-modifiers.ts';

/** Pairs of words that are one adjective before a noun. */
const compounds =
  'well known|long term|short term|high quality|low quality|full time|part time|high level|low level|open ended|user friendly|large scale|small scale|real world|cross platform|high performance|data driven|object oriented|self hosted|much needed|long lasting|long standing|time consuming|old fashioned|worst case|third party|in depth|last minute|built in|must have|behind the scenes|face to face|low cost|high end|low end|high speed|client side|server side|long distance|full stack|all in one|one on one|peer to peer|step by step|end to end|easy to use|day to day|state of the art|up to date|well defined|well documented|well written|well established|well tested|well designed|well maintained|well organized|well rounded|well deserved|well respected|well timed|well crafted|well thought out|real time|hands on|so called|ever growing|ever changing|ever increasing|decision making|problem solving|hard working|fast growing|time sensitive|peer reviewed|award winning|thought provoking|never ending|best selling|human readable|machine readable|cutting edge|top level|top notch|entry level|old school|in house|in person|in game|off the shelf|out of the box|one off|follow up|back to back|top down|bottom up|drag and drop|command line|high tech|high profile|short lived|long running|long awaited|heavy duty|community driven|text based|web based|browser based|cloud based|rule based|project based|team based|evidence based|research based|role based|test driven|event driven|goal oriented|service oriented|domain specific|language specific|platform specific|privacy focused|privacy friendly|family friendly|budget friendly|beginner friendly|good looking|fancy looking|professional looking|odd looking|strange looking|weird looking|nice looking|modern looking|high trust|low trust|high stress|low stress|high pressure|low pressure|high energy|low energy|high impact|low impact|high volume|low volume|high density|low density|high contrast|low contrast|high maintenance|low maintenance|high priority|low priority|high value|high fidelity|low fidelity|high income|low income|high net worth|high growth|high visibility|low hanging|low power|double edged|well used|well loved|well earned|well equipped|well prepared|well read|well placed|well dressed|well behaved|well educated|well informed|well built|well developed|well kept|well run|well chosen|well seasoned|well traveled|well travelled|custom made|home made|man made|ready made|purpose built|hard won|hand picked|hand crafted|hand drawn|hand written|computer generated|machine made|sun dried';

/**
 * A compound with its noun: "A well known baker". Without a noun after them, "the long term" and "in real time" are
 * nouns.
 */
const beforeNoun = regexOf(
  String.raw`(?<=(?<![\p{L}])(an?|${alternatives(possessives, demonstratives)}|some|any|more|very|many|several|few|another|each|every|${alternatives(twoToTen)}|(?:an?|the) (?:whole|new|very|quite|really|more|simple|good|great|big|small|nice|single|complete|first)|quite) )(${compounds}) (?=(\p{Ll}{3,})(?![\p{L}'’-]))`,
  'giu',
);

/** A number and its unit that form one adjective before a noun: "A 10 minute walk", "the two week trip". */
const measured = regexOf(
  String.raw`(?<=(?<![\p{L}])(?:an?|the|another|every|${alternatives(possessives)}) )(\d{1,3}|${alternatives(twoToTen)}|twelve|(?<=(?<![\p{L}])an? )one) (year|month|week|day|hour|minute|mile|page|step|part|person|foot|inch|pound|star|figure|piece|story|lane|bedroom|acre|meter) (?=((?!track(?!\p{L}))\p{Ll}{3,})(?![\p{L}'’-]))`,
  'giu',
);
/** An age: "A 4 year old", "my two year old laptop". */
const ageOfOne = regexOf(
  String.raw`(?<=(?<![\p{L}])(?:an?|the|${alternatives(possessives, demonstratives)}) (?:(?!\d)\p{Ll}+ )?)(\d{1,3}|${alternatives(twoToTen)}|one|twelve)[ -](year|month|week|day|hour)[ -]old(?=[ .,!?]|$)`,
  'giu',
);

/**
 * An age without an article, or several: "2 year old laptops", "18 to 30 year olds". From two on, the singular unit shows
 * that it is one word.
 */
const ageOfMany = regexOf(
  String.raw`(?<![\p{L}\p{N}.,/–—-])(?:(\d{1,2}) (to|or|and|&) )?([2-9]|\d{2,3}|${alternatives(twoToTen)}|twelve)(?:[ -]|(?<=\d))(year|month|week|day)[ -](olds?)(?![\p{L}-])`,
  'gu',
);

/**
 * A noun and a word that depends on it, before another noun: "A community based project", "the execution related
 * questions".
 */
const derived = regexOf(
  String.raw`(?<=(?<![\p{L}])(an?|the|this|these|those|${alternatives(possessives)}|some|any|other|more|many|few) )(\p{Ll}{3,}) (based|driven|specific|friendly|related|oriented|focused|powered|sized|developed) (?=(\p{Ll}{3,})(?![\p{L}'’-]))`,
  'gu',
);
/**
 * Whether a noun can be part of such an adjective. A plural cannot ("The issues related bugs"), and neither can the
 * subject of the verb ("The tool focused").
 */
const canDerive = (noun: string): boolean =>
  !/s$|(?:ed|ing|ly)$/.test(noun) && (lexiconEntry(noun)?.classes.startsWith('n') ?? false);

/** Whether a word is a noun. A rare word that ends a phrase is one, because words that join phrases are common. */
const isNoun = (word: string): boolean =>
  !stopWords.has(word) &&
  // "A real time saver" saves time.
  !/^(?:saver|sink|waster|suck|killer|commitment|investment|crunch)s?$/.test(word) &&
  !seldomNoun.test(word) &&
  [word, word.replace(/s$/, ''), word.replace(/ies$/, 'y')].every(
    (form) => lexiconEntry(form)?.classes.startsWith('n') ?? true,
  );

/** Whether the word is a verb, because a plural cannot follow "a": "A third party hosts the files". */
const isVerbAfter = (determiner: string, noun: string): boolean =>
  /^an?$/i.test(determiner) && /[^suix]s$/.test(noun);

/** Prefixes that are not words by themselves: "Non technical", "multi threaded", "a co maintainer". */
const prefixed = regex.giu`(?<![\p{L}'’-])(?<!qua )(non|multi|co(?= ?(?:founder|worker|author|maintainer)s?(?![\p{L}]))|ex(?= ?(?:wife|husband|girlfriend|boyfriend|colleague)(?![\p{L}]))) (?=\p{Ll}{4,})`;

/** A name or a noun before such a word: "A Zorbo based site", "network related variance". */
const derivedFrom = regexOf(
  String.raw`(?<![\p{L}\p{N}'’*_-])(?:((?:an?|the|this|these|${alternatives(possessives)}|any|other|another|some|more) (?:(?:new|simple|small|modern|static|full|single|popular) )?)(\p{Lu}\p{L}+) (based|specific|related|powered) (?=(\p{Ll}{4,})(?![\p{L}'’-])(?! on(?!\p{L})))|(?<=(?:of|for|with|from|about|like|in|eliminate|avoid|reduce|generate|use|using|using|write|writing) )(\p{Ll}{4,}) (based|related|specific|oriented) (?=(\p{Ll}{4,})(?![\p{L}'’-])(?! (?:on|to)(?!\p{L}))))`,
  'gu',
);
const withDerivedFrom = applyReplacements([
  [
    derivedFrom,
    (found: string, start = '', name = '', how = '', next = '', noun = '', way = '', last = '') => {
      if (name !== '') return isNoun(next) ? `${start}${name}-${how} ` : found;
      return canDerive(noun) && isNoun(last) ? `${noun}-${way} ` : found;
    },
  ],
]);

/** A number before an adjective: "A one sided loaf". "There are three tiered levels" counts the levels. */
const sided = regex.gu`(?<![\p{L}\p{N}'’-])(?<!(?<!\p{L})(?:is|are|was|were|has|have|had|with|of|the|these|those) (?=(?:two|three|four|many|2|3|4) \p{Ll}+ \p{Ll}+s(?!\p{L})))(one|two|three|four|single|double|many|1|2|3|4) (sided|dimensional|handed|legged|eyed|pronged|tiered|wheeled|headed)(?![\p{L}-]| (?:to|over|down|in|out|by|me|you|us|him|them)(?!\p{L}))`;

const withOtherHyphens = applyReplacements([
  [
    beforeNoun,
    (found: string, determiner: string, words: string, noun: string) =>
      isNoun(noun) && !isVerbAfter(determiner, noun) && !isMeasured(words, noun)
        ? `${words.replace(/ /g, '-')} `
        : found,
  ],
  [
    derived,
    (found: string, determiner: string, noun: string, how: string, next: string) =>
      canDerive(noun) && isNoun(next) && !isVerbAfter(determiner, next) ? `${noun}-${how} ` : found,
  ],
  [ageOfOne, (found: string) => found.replaceAll(' ', '-')],
  [
    ageOfMany,
    (_found: string, first: string | undefined, word: string, ...last: string[]) => {
      const age = last.slice(0, 3).join('-');
      return first === undefined ? age : `${first}- ${word} ${age}`;
    },
  ],
  [prefixed, '$1-'],
  [sided, '$1-$2'],
  [
    measured,
    (found: string, number: string, unit: string, noun: string) =>
      stopWords.has(noun) ||
      /^(?:old|long)$/.test(noun) ||
      regex.u`\p{Lu}`.test(number + unit) ||
      /(?:ed|ly)$/.test(noun)
        ? found
        : `${number}-${unit} `,
  ],
]);

/** Adds hyphens to compound adjectives before their noun: "A well-known baker", "an end-to-end test". */
export const withHyphens = (text: string, terms: ReadonlySet<string>): string =>
  withModifiers(withOtherHyphens(withCountedCompounds(withDerivedFrom(withCompounds(text, terms)))));
