import { months } from '#engine/english/calendar-words.ts';
import { isPlural } from '#engine/english/is-plural.ts';
import { classesOf, isKnown, knownBase } from '#engine/english/word-checks.ts';
import {
  alternatives,
  articles,
  asWritten,
  capitalized,
  commonPrepositions,
  coordinators,
  demonstratives,
  objectPronouns,
  possessives,
  presentBe,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { type PhraseRule, phrase } from './phrase-rules.ts';

const objectWords = alternatives(articles, possessives, demonstratives, objectPronouns, 'it');
const phraseEnd = String.raw`(?=[.,;:!?)]|$| (?:${alternatives(commonPrepositions, coordinators, presentBe)}|when|while|as|because|so|if|near|where|this|last|every|during|around|across|until|before|after)(?![\p{L}]))`;
const subject = alternatives(asWritten(subjectPronouns));

/** Forms in "-s" that are not nouns. */
const thirdForms =
  'makes|takes|gives|gets|goes|comes|seems|becomes|allows|brings|keeps|finds|requires|provides|contains|creates|includes|helps';

/** Words before a participle that describes the noun after it: "the electronic listening music", "easy listening music". */
const describesNoun = (before: string): boolean =>
  notAnAction.test(before) || (classesOf(before).startsWith('a') && !/ly$/.test(before));
const notAnAction = regexOf(
  `^(?:${alternatives(articles, possessives, demonstratives)}|easy|electronic)$`,
  'iu',
);

const monthNames = alternatives(capitalized(months));

/** Things that "your" can own and that nobody can be. */
const yours =
  'body|computer|phone|browser|brain|laptop|website|blog|account|password|opinion|server|wallet|inbox|camera|oven|kitchen|garden|skin|hair|editor|audience|readers|users|customers';

/** Corrections of words that must fit the words next to them. */
export const partners: readonly PhraseRule[] = [
  // Finds "It is about an distributed oven". After these words, "an" cannot stand for "and".
  phrase(
    String.raw`(about|with|as|of|for|into|from|is|was|be|such|has|have|had|use|using|create|build|store) an (?=[bcdfgjkpqtvwz](?:[aeiou]|[lr][aeiouy]|h[aeiou])\p{Ll}{2,}(?![\p{L}'’]))`,
    '$1 a ',
  ),
  // Finds "We didn't actually needed it" and "if we does not bake".
  phrase(
    String.raw`((?:didn['’]t|did not) (?:actually|really|even|ever|always|just|only|necessarily) )(\p{Ll}{3,}ed|went|made|got|knew|took|saw|had)`,
    (start, verb) => {
      const base = knownBase(verb);
      return !isKnown(verb) && base !== verb && classesOf(base).startsWith('v') ? `${start}${base}` : null;
    },
  ),
  phrase(
    String.raw`(we) (does|has)(?=n['’]t(?![\p{L}])| (?:not|a|the|to|been|also|many|some|no)(?![\p{L}]))`,
    (we, verb) => `${we} ${verb === 'has' ? 'have' : 'do'}`,
    'giu',
  ),
  // Finds "The less miles you drive".
  phrase(
    String.raw`(the) less (\p{Ll}{4,}s) (?=(?:you|we|I|they|there)(?![\p{L}]))`,
    (the, noun) =>
      isPlural(noun, '') && classesOf(knownBase(noun)).startsWith('n') ? `${the} fewer ${noun} ` : null,
    'giu',
  ),
  // Finds "How events effect your work" and "it can effect the way".
  phrase(
    String.raw`((?:can|could|may|might|will|would|should|to|not|\p{L}+n['’]t|[Hh]ow (?:\p{Ll}+ )?\p{Ll}{3,}s|that|which|directly|negatively|positively) )effect (?=(?:${alternatives(possessives, objectPronouns)}|you|the (?:way|quality|performance|outcome|results?|taste|rest|environment|price|others)|how|everyone|people|other)(?![\p{L}]))`,
    '$1affect ',
  ),
  // Finds "This option might makes sense". "Might makes right" is a saying.
  phrase(
    `(?<!(?<![\\p{L}])(?:that|who|which|what|as|${subject}|people|one|best) )((?:could|would|should|might|may|cannot|can['’]t|won['’]t|couldn['’]t|wouldn['’]t) (?:also |only |even |never |always )?)(${thirdForms})(?= (?:${objectWords}|sense|sure|more|up|out|in|to|from|with|back|some|like|very|any)(?![\\p{L}]))`,
    (modal, verb) => `${modal}${knownBase(verb)}`,
  ),
  // Finds "It helps to makes it easy".
  phrase(
    `((?:want|wants|wanted|need|needs|needed|able|have|has|had|how|try|tries|trying|order|going|easy|hard|ways?|time|want you|helps you|allows you|allows us|it|is) to )(${thirdForms})(?= (?:${objectWords}|sense|sure|more|up|some)(?![\\p{L}]))`,
    (start, verb) => `${start}${knownBase(verb)}`,
  ),
  // Finds "How did you ended up there?"
  phrase(
    String.raw`(?<=^|(?:, |(?<![\p{L}])(?:and|but|so|only|know|wonder) ))((?:(?:how|why|when|where|what|not only) )?(?:did|do|does) (?:${subject}) )(\p{Ll}{3,}ed)(?= (?:up|in|to|on|with|${objectWords})(?![\p{L}]))`,
    (start, verb) => {
      const base = knownBase(verb);
      return !isKnown(verb) && base !== verb && classesOf(base).includes('v') ? `${start}${base}` : null;
    },
    'giu',
  ),
  // Finds "Capable on advising".
  phrase('capable (?:on|in|for|at) (?=\\p{Ll}{2,}ing(?![\\p{L}]))', 'capable of ', 'giu'),
  phrase(
    '(aware) about (?=(?:the|this|that|it|how|what|my|your|our|their|these|those|all)(?![\\p{L}]))',
    '$1 of ',
    'giu',
  ),
  phrase('(am|is|are|was|were|be|been|person|people|one|those) responsible of ', '$1 responsible for '),
  phrase('(similar|superior|inferior) than (?=\\p{Ll})', '$1 to '),
  phrase('(afraid) from (?=(?:the|a|my|your|it|them|this|that|what|\\p{Ll}+ing)(?![\\p{L}]))', '$1 of '),
  phrase(`(participat(?:e|es|ed|ing)) to (?=(?:the|a|an|this|my|our|your)(?![\\p{L}]))`, '$1 in '),
  phrase('(listen(?:s|ed)?) (?=(?:music|podcasts|the radio|songs)(?![\\p{L}]))', '$1 to '),
  phrase(
    "((?:\\p{L}[\\p{L}'’-]* )?)([Ll]istening) (?=(?:music|podcasts|the radio|songs)(?![\\p{L}]))",
    (before, verb) => (describesNoun(before.trim()) ? null : `${before}${verb} to `),
  ),
  phrase('(in) (my|his|her|their|our) point of view', (_, whose) => `from ${whose} point of view`, 'giu'),
  phrase('most of people(?! who)', 'most people', 'giu'),
  // Finds "They had lot of bread" and "with lot of tension".
  phrase(
    String.raw`(have|has|had|with|is|are|was|were|spend|spent|get|got|find|found|learn|learned|need|takes|took|see|saw|contains|there['’]s|in) lot of (?=\p{Ll})`,
    '$1 a lot of ',
  ),
  // Finds "We helped each others" and "in each others houses".
  phrase(`each others${phraseEnd}(?!['’])`, 'each other', 'giu'),
  phrase(String.raw`each others (?=\p{Ll}{3,})(?!\p{Ll}+(?:ed|ly)(?!\p{L}))`, "each other's ", 'giu'),
  // Finds "If you're browser is old".
  phrase(
    String.raw`(you)['’]re (${yours})(?=[.,;!?)]|['’]s| (?:is|to|in|on|for|with|or|will|can|at|from|has|have|are|needs|should|when|as|while)(?![\p{L}]))`,
    '$1r $2',
    'giu',
  ),
  // Finds "On February, we baked" and "on March 2015 I left". A day would follow "on".
  phrase(`^On (${monthNames})(?=, (?!\\d)\\p{L}| (?:19|20)\\d{2}(?![\\p{L}\\d-]))`, 'In $1'),
  phrase(`(?<=\\p{Ll} )on (${monthNames}) (?=(?:I|we|he|she|they|when)(?![\\p{L}]))`, 'in $1 '),
  // Finds "It moved onto it's new edge".
  phrase(
    String.raw`(to|onto|into|on|by|around|within|across|towards?|against|behind|beyond|upon|during|between|via|over|throughout) it['’]s ((?:own|new|old|full|original|former|final|current|natural|next|last|present|inner|outer|lower|upper|very|many|two|three|various|main|default|previous) )(\p{Ll}{3,})${phraseEnd}`,
    (before, adjective, noun) =>
      classesOf(noun.replace(/(?<=[^s])s$/, '')).startsWith('n') ? `${before} its ${adjective}${noun}` : null,
    'giu',
  ),
  // Finds "I realized it's power when".
  phrase(
    `((?:reali[sz]e[ds]?|discover(?:s|ed)?|recogni[sz]e[ds]?|appreciate[ds]?|understand|understood|harness|explore[ds]?|unlock(?:s|ed)?|admire[ds]?|show(?:s|ed)|describe[ds]?) )it['’]s (?=(?:power|beauty|value|potential|strengths?|charms?|history|secrets|flaws|features|limits|importance|benefits|meaning|purpose|size|origins?)${phraseEnd})`,
    '$1its ',
  ),
  // Finds "My parents house".
  phrase(
    `(${alternatives(possessives)}) (parents|grandparents|in-laws) (?=(?:house|basement|garage|apartment|bedroom|backyard|kitchen|attic|car|farm|wedding|divorce|couch|living room|generation|garden|place)${phraseEnd})`,
    "$1 $2' ",
    'giu',
  ),
  phrase(
    `(the|my|your|his|her|our|a) (dog|cat|horse|puppy|bird)s (?=(?:tail|nose|paw|mouth|collar|leash|fur|belly|crate|muzzle|coat|ear|body)${phraseEnd})`,
    "$1 $2's ",
  ),
];
