import { isPlural } from '#engine/english/is-plural.ts';
import { lexiconEntry } from '#engine/english/lexicon.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { knownBase } from '#engine/english/word-checks.ts';
import {
  alternatives,
  articles,
  asWritten,
  modals,
  objectPronouns,
  possessives,
  wordSet,
} from '#engine/english/word-classes.ts';
import { measuredPlurals } from '#engine/english/word-lists/measured-plurals.ts';
import { applyReplacements, applyRules } from '#engine/language/apply-rules.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { nounPhraseEnd } from '#engine/writing/rewriting/grammar/phrase-end.ts';

/** A pattern and a function that corrects its matches. Null means that the match may be right. */
type Rule = readonly [pattern: RegExp, correct: (found: string, ...groups: string[]) => string | null];

const isVerb = (word: string): boolean => lexiconEntry(word)?.classes.includes('v') ?? false;
/** Whether a word is a common plural noun that can be counted. */
const isCount = (word: string): boolean =>
  isPlural(word, '') &&
  (lexiconEntry(knownBase(word))?.classes.startsWith('n') ?? false) &&
  !measured.has(word);
const measured = wordSet(
  measuredPlurals,
  'euros graphics assets grams seconds minutes hours days weeks months years miles meters glass spirits liquids has was this',
);

/** Adverbs that a storyteller says twice: "It was extremely, extremely cold". */
const isRepeatedOnPurpose =
  /^(?:really|truly|nearly|early|badly|deeply|totally|absolutely|slowly|extremely|incredibly|completely|entirely|utterly|highly|terribly|awfully|seriously|literally|painfully|ridiculously|insanely)$/;

const quantityWords = `a few|many|several|so many|only so many|quite a few|a couple of|a lot of|lots of|plenty of|${alternatives(twoToTen)}`;

const rules: readonly Rule[] = [
  // Finds "There's a few options" and "There is many ovens".
  [
    regexOf(
      String.raw`(?<![\p{L}])(t?[Tt]here)(?:['’]s| is) (also |only |still )?(${quantityWords}|some) ((?:more |other |great |good |new |different )?)(\p{Ll}{3,}s)${nounPhraseEnd}`,
      'gu',
    ),
    (_, there, adverb, number, adjective, noun) =>
      (
        number === 'some'
          ? isPlural(noun, '')
          : !/(?:ss|us|is|ics(?<!mechanics|graphics|topics|basics|critics|comics|lyrics))$/.test(noun)
      )
        ? `${there} are ${adverb}${number} ${adjective}${noun}`
        : null,
  ],
  // Finds "These type of problems".
  [
    regex.giu`(?<![\p{L}])(these|those) (kind|type|sort) of (?=\p{Ll}{3,}s(?![\p{L}’'-]))`,
    (_, pointer, kind) => `${pointer} ${kind}s of `,
  ],
  // Finds "We did not wanted it".
  [
    regex.gu`(?<=(?<![\p{L}])(?:did|does|do)(?: not|n['’]t) )(\p{Ll}{3,}ed|went|got|made|saw|knew|came|took|found|felt|thought)(?![\p{L}])`,
    (found) => {
      const base = knownBase(found);
      return lexiconEntry(found) === undefined && base !== found && isVerb(base) ? base : null;
    },
  ],
  // Finds "It doesn't makes sense". In "The gap between bakers who mill and those who don't has grown", the gap has.
  [
    regex.giu`(?<!(?<![\p{L}])(?:who|(?:those|ones?) (?:that|which)) (?:(?:does|do|did)n['’]t|(?:does|do|did) not) )(?<=(?<![\p{L}])(?:(?:does|do|did)n['’]t|(?:does|do|did) not) )(makes|takes|gives|gets|goes|has|comes|wants)(?= \p{L})`,
    (_, verb) => (verb === 'has' ? 'have' : verb.replace(/(?:(?<=o)e)?s$/, '')),
  ],
  // "Very little points of light" are small, but "there are very little points" means few.
  [
    regex.giu`(?<=(?<![\p{L}])(?:have|has|had|there are|there were) )very little (?=(?:people|points|options|things|changes|features|resources|friends|books|errors|problems|differences|examples|opportunities)(?![\p{L}])(?! (?:of|on|that|in)(?![\p{L}])))`,
    () => 'very few ',
  ],
  // Finds "Less settings" and "less issues than".
  [
    regexOf(
      String.raw`(?<!(?<![\p{L}])(?:or|more|much|no|the|is|are|be|far) |-)(?<![\p{L}-])([Ll])ess (\p{Ll}{4,}s)${nounPhraseEnd}`,
      'gu',
    ),
    (_, letter, noun) => (isCount(noun) ? `${letter === 'L' ? 'F' : 'f'}ewer ${noun}` : null),
  ],
  // Finds "The amount of features". Things that can be counted have a number.
  [
    regexOf(
      String.raw`(?<=(?<![\p{L}])(?:the|any|limited|minimal|maximum|same|infinite|certain|large|growing|increasing|ever-growing) )amount of (\p{Ll}{4,}s)${nounPhraseEnd}`,
      'giu',
    ),
    (_, noun) => (isCount(noun) ? `number of ${noun}` : null),
  ],
  // Finds "People who's judgment you trust". No noun follows "who is".
  [
    regex.gu`(?<=\p{Ll}{2} )who['’]s (?=(?:own|name|job|work|blog|time|goal|purpose|house|car|life|family|arm|hand|face|code|data|passion|father|mother|dad|mom|grandfather|grandmother|sister|brother|wife|husband|son|daughter|voice|mission|birthday|career|judge?ment|opinion|idea|boxes|parents|children|kids|friends|eyes|words)(?! (?:is|to))(?![\p{L}’'-]))`,
    () => 'whose ',
  ],
  [regex.gu`(?<![\p{L}])who(['’]ve| have) being(?![\p{L}])`, (_, have) => `who${have} been`],
  [
    regexOf(
      String.raw`(?<![\p{L}])(${alternatives(asWritten('i you we they'))})(['’]ve| have) being (?=(?!human)\p{Ll})`,
      'giu',
    ),
    (_, who, have) => `${who}${have} been `,
  ],
  [regex.giu`(?<![\p{L}-])(an) other(?= \p{Ll}{3})`, (_, an) => `${an}other`],
  // Finds "It will by added".
  [
    regexOf(String.raw`(?<=(?<![\p{L}])(?:${alternatives(modals)}) )by (?=\p{Ll}{3,}ed(?![\p{L}]))`, 'gu'),
    () => 'be ',
  ],
  [
    regex.gu`(?<=(?<![\p{L}])(?:an?|any|no|the|this|same|little|big|huge|great|good|bad|positive|negative|opposite|adverse|desired|side|overall|lasting|dramatic|profound) )affect(s?)(?= (?:of|on|is|was|that|for)(?![\p{L}])|[.,])`,
    (_, plural) => `effect${plural}`,
  ],
  [
    regexOf(
      String.raw`(?<=(?<![\p{L}])(?:(?:directly|negatively|positively|also|really|greatly|adversely|that|it|this) )+)effects (?=(?:how|what|${alternatives(articles, possessives, objectPronouns)})\s)`,
      'gu',
    ),
    () => 'affects ',
  ],
  // Finds "Couple of things went wrong." and "Few days later we left."
  [regex.gu`^Couple of (?=\p{Ll}+ )`, () => 'A couple of '],
  [
    regex.gu`^Few (?=(?:days|weeks|months|years|hours|minutes) (?:later|ago|back|before|after)(?![\p{L}]))`,
    () => 'A few ',
  ],
  [
    regex.gu`(?<=(?<![\p{L}])(?:closed|open|opened|available|come|out|here|there|it|work|working|worked|go|going|happens?|cooking|baking) )in (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?![\p{L}]))`,
    () => 'on ',
  ],
  [
    regex.gu`(?<=(?<![\p{L}])I )used (?=(?:look|go|work|live|play|think|love|like|have|do|make|take|spend|be)(?: (?:at|to|in|on|for|with|a|an|the|my|it|that|very|so)\s))`,
    () => 'used to ',
  ],
  // Finds "For better understanding, lets look". A request has no subject.
  [
    regex.gu`(?<=^|(?:, |but even |so |and |now |then ))([Ll])ets (?=(?:look|see|consider|define|assume|continue|say|talk|now|start|begin|move on|dive|imagine|pretend|suppose|go|take a|do (?:this|that|it)|be (?:honest|clear|real)|not|try|get (?:started|back|into))(?![\p{L}]))`,
    (_, letter) => `${letter}et's `,
  ],
  // Finds "Its really great to see" at the start of a clause.
  [
    regex.gu`(?<=^|[,;] )(I|i)ts (?=(?:really|very|pretty|quite|so|great|good|fun|nice|hard|easy) (?:\p{Ll}+ )?(?:to|that|when|how|because)(?![\p{L}]))`,
    (_, letter) => `${letter}t's `,
  ],
  [regex.gu`(?<=\p{Ll}, )its (?=about \p{Ll}{3,}ing(?![\p{L}]))`, () => "it's "],
  [
    regex.giu`(?<=(?<![\p{L}])(?:while|were|was|and|just|kept|been|am|are|ended up|spent \p{Ll}+) )wonder(ing|ed)? (?=(?:around|off|through)(?![\p{L}]))`,
    (_, ending) => (ending === undefined ? null : `wander${ending} `),
  ],
  [regex.gu`(?<=(?<![\p{L}])(?:have|has|had|used) )to to(?= \p{Ll})`, () => 'to'],
  // Other words that may be doubled are short, or are doubled for their sound.
  [
    regex.gu`(?<![\p{L}'’*_-])(are|am|be|been|has|at|like|any|some|because|constantly|\p{Ll}{5,}(?:ly|tion|ment)) \1(?![\p{L}'’*_-])`,
    (_, word) => (isRepeatedOnPurpose.test(word) ? null : word),
  ],
  [
    // Not an error: "It was discussed on the radio".
    regex.gu`(?<!(?<![\p{L}])(?:is|are|was|were|be|been|being|and|also) )(?<![\p{L}])(discuss(?:ed|es|ing)?|emphasi[sz](?:e|ed|es|ing)|despite) (?:about|on|of) (?=(?:the|a|an|this|that|it|how|our|my|your|their)(?![\p{L}]))`,
    (found, word) => (/^despite/.test(word) === / of $/.test(found) ? `${word} ` : null),
  ],
  [
    regex.giu`(?<=(?<![\p{L}])(?:my|some|good|great|of|any|best|the|your|his|her|their) )advise(?= (?:is|was|to|for|on|from|would|that|i|about)(?![\p{L}])|[.,!])`,
    () => 'advice',
  ],
  [
    regex.gu`(?<![\p{L}])(to|would|could|should|can) advice (?=(?:you|people|everyone|anyone|against|the|that|to)(?![\p{L}]))`,
    (_, before) => `${before} advise `,
  ],
  [
    regex.gu`(?<=(?<![\p{L}])(?:we|they|you) )where (?=(?:able|going|trying|not|all|both|looking|working|hoping)(?![\p{L}]))`,
    () => 'were ',
  ],
  [regex.gu`(?<![\p{L}])([Dd])eep seeded(?![\p{L}])`, (_, letter) => `${letter}eep-seated`],
  [regex.gu`(?<![\p{L}])(mute) point(?![\p{L}])`, () => 'moot point'],
  [regex.giu`(?<![\p{L}])one in the same(?![\p{L}])`, () => 'one and the same'],
  [regex.giu`(?<![\p{L}])by in large(?![\p{L}])`, () => 'by and large'],
  [regex.giu`(?<![\p{L}])vise versa(?![\p{L}])`, () => 'vice versa'],
  [regex.giu`(?<![\p{L}])bare with (?=(?:me|us)(?![\p{L}]))`, () => 'bear with '],
  [regex.giu`(?<![\p{L}])weather or not(?![\p{L}])`, () => 'whether or not'],
  [regex.giu`(?<=(?<![\p{L}])(?:a|with) )slight of hand(?![\p{L}])`, () => 'sleight of hand'],

  [
    regex.gu`(?<=(?<![\p{L}])(?:the|these|this) )passed (?=(?:few|couple|several|two|three|year|week|month|weekend)(?![\p{L}]))`,
    () => 'past ',
  ],
  [
    // Not an error, because "breath" is a noun: "The changes you can make to breath, pace and stance".
    regex.giu`(?<=(?<![\p{L}])(?:need|needs|needed|want|wants|able|how|remember|forget|try|tries|tried|trying|struggling|struggled|start|started|learn|room|time|hard|hardly|chance|easier|ability|continue|let me|helps me|helps you) to )breath(?= (?:in|out|deeply|again|and|the|through|for)(?![\p{L}])|[.,!])`,
    () => 'breathe',
  ],
  [regex.gu`^May be (?=(?:it|you|I|we|they|the|this|that|there|someone|one(?! of))\s)`, () => 'Maybe '],
  [
    regexOf(
      String.raw`(?<![\p{L}])(?<!(?<![\p{L}])of )(my|your|her|him|it|our(?= selves)|them) (sel)(f|ves)(?= (?:to|in|as|and|with|for|on|from|up|a|the|out)(?![\p{L}])|[.,!?])`,
      'gu',
    ),
    (_, whose, self, ending) => `${whose}${self}${ending}`,
  ],
  // Finds "im sure". No other word has these letters before a verb.
  [
    regex.gu`(?<=(?:^|[\p{Ll},] ))im (?=(?:sure|not|so|a|an|just|going|trying|still|also|really|very|happy|glad|on|in|at|ashamed|\p{Ll}{2,}ing)(?![\p{L}]))`,
    () => "I'm ",
  ],
  [
    regex.gu`(?<=^|[\p{Ll},] )ive (?=(?:been|had|seen|done|got|made|never|always|just|tried|used|heard|written|found|started)(?![\p{L}]))`,
    () => "I've ",
  ],
  [regex.gu`(?<=^|[\p{Ll},] )Id (?=(?:like|love|rather)(?![\p{L}]))`, () => "I'd "],
];

/** Abbreviations whose first letter has a name that starts with a vowel: "A MVP", "a S-Bahn". */
const beforeLetters = regex.gu`(?<![\p{L}'’“"-])a (?=(?:MVP|HTML5?|HTTPS?|RSS|SSL|SSH|SSD|HDD|SDK|SMS|SVG|FBI|NGO|NSA|NFC|LLM|LCD|LED|MBA|MRI|XML|RPG|FPS|RFC|MP3|MP4|FTP|HDMI|OS|IP|IDE|ISP|IoT|AI|AWS|EC2|EU|EP|ID|S-Bahn|X-ray|R package|R script|XSS|ORM|RPi|SVN|STL|RC|RV|NPC|NFT|NDA|NBA|NFL|NHL|MVC|RTL|RTC|SDR|SSG|SSO|SSR|NLP|RGB|HTPC|HMAC|HDR|HP|HR|MMO|MMORPG|FPGA|LP|LTE|LRU|NSFW|RDP|RPM|RSA|RSVP|SUV|SMTP|XHR|LGBTQ?)(?![\p{L}\p{N}]))`;

const withRules = applyRules(rules, (text, pattern, correct) =>
  text.replace(pattern, (found: string, ...rest: unknown[]) => {
    const groups = rest.slice(0, -2).map((group) => (typeof group === 'string' ? group : ''));
    return correct(found, ...groups) ?? found;
  }),
);

const withArticles = applyReplacements([
  [beforeLetters, (found: string) => (found === 'a ' ? 'an ' : found)],
]);

/** Makes nouns, verbs and the words around them agree. */
export const withGrammar = (text: string): string => withRules(withArticles(text));
