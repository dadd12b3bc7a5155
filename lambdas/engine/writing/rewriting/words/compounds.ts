import { lexiconEntry } from '#engine/english/lexicon.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import {
  alternatives,
  anyOf,
  articles,
  asWritten,
  commonPrepositions,
  coordinators,
  demonstratives,
  modals,
  objectPronouns,
  pastBe,
  possessives,
  presentBe,
  subjectPronouns,
  subordinators,
} from '#engine/english/word-classes.ts';
import { applyReplacements, applyRules } from '#engine/language/apply-rules.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import {
  beforeAction,
  beforeInfinitive,
  nounTo,
  startsRange,
} from '#engine/writing/rewriting/confused/joined/before-infinitive.ts';

const before = "(?<![\\p{L}\\p{N}'’*_-])";
const after = "(?![\\p{L}\\p{N}'’-])";
const subjectsAndAuxiliaries = `(?:${alternatives(asWritten(subjectPronouns), modals)}|let['’]s|don['’]t|can['’]t)`;
const startsObject = anyOf(articles, possessives, demonstratives, objectPronouns, 'it');

/** Compounds that dictionaries hyphenate in every position. In "Your true self worth", the noun comes before. */
const alwaysHyphenated =
  'time consuming|life changing|brand new|award winning|thought provoking|mouth watering|eye opening|short lived|cost effective|self explanatory|self esteem|self confidence|self worth|self taught|self contained|self aware|self awareness|self sufficient|self doubt|self discipline|self employed|self conscious|fast paced|user friendly|hard earned|half hearted|long winded|nerve wracking|labor intensive|labour intensive|self care|self control|self respect|self improvement|self reflection|self expression|self promotion|self defense|self reliance|self sabotage|self driving|self imposed|self published|self publishing|self hosting|self service|self paced|self guided|self driven|mind blowing|mind numbing|mind boggling|jaw dropping|eye catching|record breaking|heart wrenching|gut wrenching|larger than life|tried and true|run of the mill|down to earth|rock solid|nitty gritty|user generated|machine readable|human readable|well intentioned|well meaning|well rounded|deep seated|close knit|tight knit|far fetched|far flung|far reaching|wide ranging|awe inspiring|death defying|bone chilling|spine tingling|back breaking|hair raising';

/** Compounds that are one adjective before a noun, with or without a determiner. */
const beforeAnyNoun =
  'once in a lifetime|state of the art|step by step|long distance|open source|quality of life|slice of life|modern day|day to day|lesser known|better known|best known|full stack|early stage|late stage|ever present|ever growing|ever changing|ever evolving|ever expanding|ever increasing|cutting edge|end to end|peer to peer|high quality|low quality|high level|low level|high performance|large scale|small scale|third party|object oriented|data driven|self hosted|long term|short term|medium term|point and click|well known|old style|single page|first year|second year|third year|final year|high resolution|low resolution|high definition|multi player|side scrolling|turn based|high risk|low risk|high interest|low interest|high profile|high speed|high end|low end|low cost|low budget|high stakes|mid century|mid range|top tier|first class|world class|middle class|real life|last minute|two way|one way|all purpose|heavy duty|so called|much needed|long running|long standing|long lasting|much loved|well written|well designed|well documented|well established|hard working|single origin|single player|first person|third person|plant based|gluten free|sugar free|sign up|log in|drop down|pop up|opt in|real world|client side|server side|closed source|cloud native|general purpose|two factor|long form|full blown|low latency|high traffic|full text|full length|near perfect|first ever|big picture|over the top|high altitude|high intensity|low carb|low fat|free range|wood fired|deep fried|slow cooked|store bought|high tech|low tech|old school|behind the scenes|word of mouth|long awaited|much anticipated|best selling|double sided|single sided|wide angle|close up|high fiber|high protein|low light|rapid fire|brute force|top notch|top secret|hard coded|hard core|open ended|short form|full size|full sized|life sized|medium sized|mid sized|small town|big name|high school age|right handed|left handed|steel cut|cast iron|hard boiled|soft boiled|whole grain|half hour|cross platform|cross country|well paced|well made|well thought out|well crafted|well organized|well maintained|well balanced|well trained|well structured|well deserved|well understood|well respected|well liked|well timed|well worn|well stocked|well lit|poorly lit|ill fated|ill advised|ill conceived';
/**
 * Words before a phrase whose noun may end it, or before a verb: "in the long term bakers save", "we open source code".
 */
const phraseEnding = regexOf(
  `(?:${before}(?:${alternatives(commonPrepositions)}|over|during|since|of)(?: (?:the|my|our|his|her|their|your|this))?|${before}(?:${alternatives(asWritten(subjectPronouns), modals, 'and or that which who not what how why when if because')})|[.;:!?]|^|\\p{L}{2}s|${before}(?:people|men|women|children|everyone)) $`,
  'iu',
);
const isPhraseEnd = regexOf(
  `^(?:(?:long|short|medium) term|(?:first|second|third|final) year|(?:one|two) way|(?:middle|world) class|(?:first|third) person|day to day|last minute|modern day|open source|sign up|log in|pop up|drop down|opt in|close up|high (?:risk|interest|speed|performance|level|quality|end)|low (?:risk|interest|level|quality|end|cost)|third party|single player|state of the art|step by step|real life|old style|long distance|point and click)$`,
  'iu',
);

/** Fields in "-ing": "Object oriented programming". */
const isSubject = /^(?:programming|training|learning|processing|engineering|marketing|testing|printing)$/;

/** Endings of words that are seldom nouns. "Family" and "supply" are. */
export const seldomNoun = /(?:ed|ing|(?<!^(?:fami|assemb|supp|rep|al|anoma|monopo|butterf|be|je|li))ly)$/;

/** Whether a word is a noun. A rare word that ends a phrase is one, because words that join phrases are common. */
const isNoun = (word: string): boolean =>
  isSubject.test(word) ||
  (word.length > 2 &&
    !stopWords.has(word) &&
    !seldomNoun.test(word) &&
    [word, word.replace(/s$/, ''), word.replace(/ies$/, 'y')].some(
      (form) => lexiconEntry(form)?.classes.startsWith('n') ?? false,
    ));

/** Adjectives before which a rare word must be their noun: "Gluten free breadcrumbs". */
const isOnlyAdjective =
  /^(?:gluten free|sugar free|plant based|store bought|low carb|low fat|deep fried|slow cooked|wood fired)$/i;
const isRare = (word: string): boolean =>
  word.length > 3 && lexiconEntry(word) === undefined && !stopWords.has(word) && !/(?:ed|ing|ly)$/.test(word);

/**
 * Nouns before which "long term" is an adjective, not a time: "Of long term memory", "short term and long term goals".
 */
const termNouns =
  'memory|memories|goals?|plans?|planning|effects?|benefits?|solutions?|investments?|investors?|relationships?|care|health|storage|thinking|strategy|success|growth';

type Pattern = readonly [pattern: RegExp, isCertain: boolean];
const anywhere: readonly Pattern[] = alwaysHyphenated
  .split('|')
  .map((words): Pattern => [regexOf(`${before}${words}${after}`, 'giu'), true])
  .concat([
    // An adjective, as in "Help first time users". "The first time users saw it" is a clause.
    [
      regexOf(
        `(?<=(?<!\\p{L})(?:help|for|of|to|many|most|some|new|and|or|by|with|from|among|all) )first time(?= (?:users?|visitors?|contributors?|contributions?|founders?|buyers?|authors?|readers?|parents?|customers?|attendees|speakers|runners|marathoners|homebuyers|writers)${after})`,
        'giu',
      ),
      true,
    ],
    [regexOf(`${before}all time(?= (?:favou?rites?|highs?|lows?|best|greats?)${after})`, 'giu'), true],
    [
      regexOf(
        `${before}(?:long|short) term(?= (?:and (?:long|short)[ -]term )?(?:${termNouns})${after})`,
        'giu',
      ),
      true,
    ],
  ]);
const attributive: readonly Pattern[] = beforeAnyNoun
  .split('|')
  .map((words) => [regexOf(`${before}${words}(?= (\\p{Ll}{3,})${after})`, 'giu'), false]);

const hasObject = regexOf(`^ (?:${startsObject}|up|down|out|off)${after}`, 'iu');
/** Words after which "brand new" is not before its noun: "They are brand new in town". */
const isPredicateEnd = regexOf(
  `^(?:[^ ]|$| (?:${alternatives(commonPrepositions, coordinators, subordinators, asWritten(subjectPronouns), presentBe, pastBe)}|to|as|so|too|again|today|now|here|there|that|this|which|who)${after})`,
  'iu',
);
const ownerOrArticle = regexOf(
  `${before}${anyOf(articles, possessives, demonstratives, 'some any')} $`,
  'iu',
);

/**
 * Whether words only happen to meet: "I spend my time consuming media", "I hurt my back breaking the ice", "he came
 * down to earth".
 */
const areApart = (found: string, text: string, at: number): boolean => {
  const [left, right] = [text.slice(0, at), text.slice(at + found.length)];
  const isState = /(?:(?<![a-z])(?:is|was|are|were|be|been|so|very|really|pretty|quite)|['’]s) $/i.test(left);
  if (!isState && /(?:ing|ed)$/i.test(found) && hasObject.test(right)) return true;
  if (/^time /i.test(found))
    return /(?<![a-z])(?:spen[dt]s?|spending|wast(?:e|es|ed|ing))(?![a-z])[^.,;]{0,25}$/i.test(left);
  if (/^(?:mind|back|hair|heart|jaw|gut|eye|spine|bone) /i.test(found))
    return regexOf(`${before}${anyOf(possessives)} $`, 'iu').test(left);
  if (/^down to Earth$/.test(found) || (/^user /i.test(found) && /(?<![a-z])end $/i.test(left))) return true;
  if (/^brand new$/i.test(found)) return !ownerOrArticle.test(left) && isPredicateEnd.test(right);
  if (/^larger than life$/i.test(found)) return !regex.u`^ \p{Ll}{4,}`.test(right) || hasObject.test(right);
  // "It brings him down to earth" is about where he goes.
  return (
    /^down to earth$/i.test(found) &&
    !isState &&
    !regex.iu`(?<!\p{L})(?:an?|the|this|that|more|most|as|too|and|or|but|feels?|felt|seems?|seemed|stays?|stayed|remains?|remained) $`.test(
      left,
    )
  );
};

/**
 * Whether the adjective describes what a noun measures: "The low fat content" is a content of fat that is low, and the
 * rates of interest are high.
 */
export const isMeasured = (words: string, noun: string): boolean =>
  (/^(?:high|low) (?:carb|fat|fiber|protein)$/i.test(words) && noun === 'content') ||
  (/^(?:high|low) (?!quality|level|performance|end|profile|tech|resolution|definition)/i.test(words) &&
    /^(?:levels?|intake|percentages?|counts?|rates?|amounts?|concentrations?|ratios?|consumption|usage|volumes?)$/.test(
      noun,
    ));

const canBeVerb =
  /^(?:means|works|needs|helps|makes|lets|gives|takes|runs|matters|starts|looks|changes|offers|benefits)$/;
const withPairs = applyRules([...anywhere, ...attributive], (text, pattern, isCertain) =>
  text.replace(pattern, (found: string, ...rest: unknown[]) => {
    if (regex.u`^\p{Lu}.*\s\p{Lu}`.test(found)) return found;
    const place = rest.find((part) => typeof part === 'number') ?? 0;
    if (isCertain) return areApart(found, text, place) ? found : found.replace(/ /g, '-');
    const [next, at] = rest;
    const isSafe =
      typeof next === 'string' &&
      typeof at === 'number' &&
      (isNoun(next) || (isOnlyAdjective.test(found) && isRare(next))) &&
      !canBeVerb.test(next) &&
      // "Restore previously open source documents" is about what was open.
      !(
        /^open /i.test(found) && /(?<![a-z])(?:previously|currently|already|still) $/i.test(text.slice(0, at))
      ) &&
      // "It should pop up right in front of you".
      !(/ (?:up|down|in)$/i.test(found) && /^(?:right|next|now|there|here|just)$/.test(next)) &&
      !isMeasured(found, next) &&
      // A plural cannot follow "a": "A third party hosts the files".
      !(/[^suix]s$/.test(next) && /(?<![a-z])an? $/i.test(text.slice(0, at))) &&
      !(isPhraseEnd.test(found) && phraseEnding.test(text.slice(0, at))) &&
      // "In the real world loaves rise" is about the world.
      !(/ world$/i.test(found) && /(?<![a-z])in the $/i.test(text.slice(0, at)));
    return isSafe ? found.replace(/ /g, '-') : found;
  }),
);

const verbWithAdverb =
  '(set|log|sign|back|check|pick|clean|follow|break|start|shut|speed|slow|scale|build|roll|opt|pass|turn|warm|mix)-(up|in|out|down|off|through|on)';

/** Hyphens that do not belong: "Poor use-cases", "we break-down jobs", "made on-the-fly.". */
const openCompounds: readonly (readonly [RegExp, string])[] = [
  [
    regexOf(
      `${before}(use|best|data)-(cases|practices|sets)(?! (?:guides?|documents?|articles?|checklists?|pages?|posts?|lists?|approach|analysis|workshops?|files?)(?!\\p{L}))(?! (?:production|container|image|security|deployment|development|configuration|code|design|template|setup)s?(?!\\p{L}))(?![\\p{L}\\p{N}'’-])`,
      'gu',
    ),
    '$1 $2',
  ],
  [
    regexOf(`${before}(use)-(case)(?= (?:is|was|for|of|where|in|that|which)(?!\\p{L})|[.,;:!?)]|$)`, 'giu'),
    '$1 $2',
  ],
  [regexOf(`${before}(head)-(start)${after}`, 'giu'), '$1 $2'],
  [regexOf(`${before}(thus|so)-(far)${after}`, 'giu'), '$1 $2'],
  [
    regexOf(
      `(?<=(?<!\\p{L})${subjectsAndAuxiliaries} )${verbWithAdverb}(?= (?!(?:and|or) \\p{L}+ing ))`,
      'gu',
    ),
    '$1 $2',
  ],
  [regexOf(`(?<=(?<!\\p{L})to )(?<!${nounTo})${verbWithAdverb}(?= ${startsObject} )`, 'gu'), '$1 $2'],
  // At the end of a phrase, a noun may follow "to": "From the start to the follow-up", "the time from order to pick-up".
  [
    regexOf(
      `(?<=(?<!\\p{L})(?:${beforeInfinitive}|${beforeAction}|choose|chose|chosen|free|continues?|and|or|but) to )(?<!${startsRange}[\\p{L}-]+ to )${verbWithAdverb}(?=[.,;:!?)]|$)`,
      'gu',
    ),
    '$1 $2',
  ],
  [
    regexOf(`${before}on-the-fly(?=[.,;:!?)]|$| (?:with|by|to|and|when|as|in|for|while)(?!\\p{L}))`, 'gu'),
    'on the fly',
  ],
  [regexOf(`${before}hand-in-hand(?=[.,;:!?)]|$| (?:with|to|as)(?!\\p{L}))`, 'gu'), 'hand in hand'],
  [
    regexOf(
      `(?<!(?<!(?:online|virtually|remotely|live|home) )(?:and|or) )${before}in-person(?!, (?:(?:and|or) )?(?:virtual|online|remote|hybrid))(?=[.,;:!?)]|$| (?:with|at|to|when|because)(?!\\p{L}))`,
      'gu',
    ),
    'in person',
  ],
];
const withOpenWords = applyRules(openCompounds, (text, pattern, words) => text.replace(pattern, words));

/**
 * A number and a singular unit that form one adjective before a noun: "A 16 point lead", "with a pretty intense 7 hour
 * grind".
 */
const measuredNoun = regexOf(
  `(?<=(?<![\\p{L}\\p{N}.,:/$€£#–—-])(?:(?:${alternatives(articles, possessives, demonstratives)}|another|every|each|with|of|for|from|by|took|take|takes|(?!of )\\p{Ll}{4,}) ))(\\d{1,3}|${alternatives(twoToTen)}|twelve) (year|month|week|day|hour|minute|mile|person|man|foot|inch|pound|star|point|degree|gallon|liter|litre|player|character|letter|digit|page|part|step|course|lane|bedroom|acre|meter|metre|story)(?= (?!track(?!\\p{L}))(\\p{Ll}{3,})${after})`,
  'gu',
);
/** Words to which the number belongs: "The top 10 point guards", "on day 2 part one". */
const wordsBeforeNumber =
  /(?<![a-z])(?:top|version|chapter|part|day|week|step|level|figure|section|number|page|line|day|lesson|episode|season|stage|phase|round|tier|type|wave|windows|than|least|about|over|under|and|or|to)\s$/iu;

/** Nouns in "-ing" that take a measure: "A two-hour meeting". "Three month helping us" lacks an "s" instead. */
const isAction =
  /^(?:meeting|training|building|hearing|recording|evening|morning|setting|session|crossing|screening|reading|writing|running|parking|gathering|briefing|viewing|warning|listing|ring|string|swing|spring|wing|king|thing)$/;

const numberWord = regexOf(`^(?:zero|oh|one|${alternatives(twoToTen)})$`, 'u');

const measured = (
  found: string,
  number: string,
  unit: string,
  noun: string,
  at: number,
  text: string,
): string =>
  !stopWords.has(noun) &&
  !(unit === 'page' && /^[345]0\d$/.test(number)) &&
  // In "Two part time jobs", the compound is "part-time".
  !(unit === 'part' && noun === 'time') &&
  // "Ten point seven billion" is one number.
  !(unit === 'point' && numberWord.test(noun)) &&
  !/(?:ed|ly)$/.test(noun) &&
  !(/ing$/.test(noun) && !isAction.test(noun)) &&
  !wordsBeforeNumber.test(text.slice(0, at)) &&
  !/^(?:ago|long|old|later|before|after|mark|limit)$/.test(noun)
    ? `${number}-${unit}`
    : found;
const withMeasures = applyReplacements([[measuredNoun, measured]]);

/** Two compounds that share their noun, as in "Short and long-term goals". The first one gets a suspended hyphen. */
const sharedTerm = regexOf(
  `${before}(short|long|medium|near)( and | or | to |/)(short|medium|long)[ -]term(?: (?=(\\p{Ll}{3,})${after})|(?=[.,;:!?)]|$))`,
  'giu',
);
/** The same with three: "Long, medium and short term goals". */
const threeTerms = regex.giu`(?<![\w'’-])(long|short|medium|near), (long|short|medium|near)(,? (?:and|or) )(?=(?:long|short|medium|near)[- ]term (?!\p{L}{0,2}(?!\p{L}))\p{Ll})`;
const withSharedTerms = applyReplacements([
  [threeTerms, '$1-, $2-$3'],
  [
    sharedTerm,
    (found: string, first: string, joint: string, second: string, noun: string | undefined) => {
      if (noun === undefined) return `${first}${joint}${second} term`;
      return isNoun(noun) ? `${first}-${joint}${second}-term ` : found;
    },
  ],
]);

/** A compound that many style guides write as two words. An article that uses it this often has its own style. */
export const houseStyleTerms = 'open source';
export const minUsesInText = 6;

const beforeNoun = regexOf(`${before}${houseStyleTerms} (\\p{Ll}{3,})${after}`, 'gu');
/** Whether a text leaves the words open before a noun, although they are one adjective. */
export const leavesHouseWords = (text: string): boolean =>
  text.includes(houseStyleTerms) &&
  matchesOf(withPairs(text), beforeNoun).some(([, noun = '']) => isNoun(noun) && !canBeVerb.test(noun));

const withPairsOf = (text: string, terms: ReadonlySet<string>): string =>
  terms.has(houseStyleTerms) && text.includes(houseStyleTerms)
    ? text.split(houseStyleTerms).map(withPairs).join(houseStyleTerms)
    : withPairs(text);

/** Adds the hyphens that dictionaries give to compounds, and removes others. */
export const withCompounds = (text: string, terms: ReadonlySet<string>): string =>
  withMeasures(withOpenWords(withPairsOf(withSharedTerms(text), terms)));
