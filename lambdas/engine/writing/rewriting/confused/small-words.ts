import { gerundOf } from '#engine/english/gerund.ts';
import { isPlural } from '#engine/english/is-plural.ts';
import { twoToTwelve } from '#engine/english/number-words.ts';
import { classesOf, isOnlyNoun } from '#engine/english/word-checks.ts';
import {
  alternatives,
  articles,
  asWritten,
  demonstratives,
  possessives,
  subjectPronouns,
  wordSet,
} from '#engine/english/word-classes.ts';
import { measuredPlurals } from '#engine/english/word-lists/measured-plurals.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const subject = alternatives(asWritten(subjectPronouns));
const determiners = alternatives(articles, possessives, demonstratives);

const measured = wordSet(
  measuredPlurals,
  'odds clothes feelings sweets greens fireworks politics physics maths',
);

/** Corrections of small words that are missing or mistyped. */
export const smallWords: readonly PhraseRule[] = [
  // Finds "We set out on and epic walk" and "at least and hour and a half".
  phrase(
    '((?:on|in|with|for|as|into|like) )and (epic|hour|old|amazing|interesting|awesome|excellent|easy|important|empty|open|unusual|incredible|honest|actual|entire) (?=\\p{Ll})(?!and |or )',
    '$1an $2 ',
  ),
  phrase('(at least|about|over|almost|nearly) and hour(?= and a half)', '$1 an hour'),
  // Finds "You need flour an be willing".
  phrase(String.raw`(?<=\p{Ll},? )an (?=(?:then|so on|did|was|were|are) )`, 'and '),
  // Finds "To back up some the claims" and "many of benefits of rye".
  phrase(
    String.raw`((?:up|with|in|from|at|by|see|saw|find|found|answer|address|solve|avoid|show|share|use|fix|cover|are|were|of|meet|met|list) )some the (?=\p{Ll})`,
    '$1some of the ',
  ),
  phrase(
    String.raw`((?:many|some|most|several|few) of) (\p{Ll}{4,}s) (?=(?:of|that|which|I|we|who)(?![\p{L}]))`,
    (start, noun) =>
      isPlural(noun, '') && isOnlyNoun(noun.replace(/s$/, '')) ? `${start} the ${noun} ` : null,
    'giu',
  ),
  phrase(
    `((?:in|for|with|from|by|on|and) )rest of (?=(?:${determiners}|us|them)(?![\\p{L}]))`,
    '$1the rest of ',
  ),
  // Finds "We bake for next 6 months".
  phrase(
    `((?:in|for|over|within|during|throughout) )(next|last|past) (?=(?:\\d+|few|couple of|several|${alternatives(twoToTwelve)}) (?:minute|hour|day|week|weekend|month|year|decade)s(?![\\p{L}]))`,
    '$1the $2 ',
  ),
  phrase(String.raw`every since (?=\p{L})`, 'ever since ', 'giu'),
  phrase('^At then (?=(?:end|start|beginning|top|bottom|same|time)(?![\\p{L}]))', 'At the '),
  phrase("(here)['’]s are(?= )", '$1 are', 'giu'),
  phrase("(?:they['’]re|there['’]s) are (?=\\p{Ll})", 'there are ', 'giu'),
  phrase('too and from (?=\\p{L})', 'to and from '),
  // Finds "It was a really a good loaf" and "a couples weeks".
  phrase("((?:is|was|it['’]s|be|are|were) )an? (really|very|quite) (?=an? )", '$1$2 '),
  phrase('a couples (?=(?:weeks|days|hours|months|years|times|minutes)(?![\\p{L}]))', 'a couple of ', 'giu'),
  phrase('(times an?) (week|day|month|year)s', '$1 $2'),
  phrase(
    '((?:more|less) than|after nearly|after almost|after over|for about|for over|for almost|for nearly) (decade|century|dozen|year|month|week)(?=[.,;!?]|$| (?:since|ago|later|now|and|of|before|until|but|years|people|times)(?![\\p{L}]))',
    '$1 a $2',
  ),
  phrase(
    String.raw`((?:is|was|[Ii]t['’]s|be|not|really|definitely|also) worth) to (\p{Ll}{3,})(?= (?!me|us|you)\p{Ll})`,
    (start, verb) =>
      classesOf(verb).includes('v') || /[^aeiou]i[sz]e$/.test(verb) ? `${start} ${gerundOf(verb)}` : null,
  ),
  // Finds "You may need sometime to bake". In "steps to take sometime in the future", the word is a point in time.
  phrase(
    '((?:for quite|need|needs|needed|take|takes|took|spend|spent) )sometime (?=(?:to|now|and|with)(?![\\p{L}]))',
    '$1some time ',
  ),
  phrase(
    '((?:spend|spent) )sometime (?=(?:(?:on|in) (?:my|your|his|our|their|this|these|it|them)|in (?:town|bed|nature))(?![\\p{L}]))(?!in (?:my|your|his|our|their|this) (?:near |own )?(?:future|life|youth|childhood|teens|twenties|thirties|year|month|week|summer|winter|spring|fall|century|decade)(?![\\p{L}]))',
    '$1some time ',
  ),
  phrase(
    '((?:grow|grows|grew|chang(?:e|es|ed)|evolv(?:e|es|ed)|develop(?:s|ed)?|improv(?:e|es|ed)|again|better|worse|degrad(?:e|es)|increas(?:e|es|ed)|decreas(?:e|es|ed)|accumulat(?:e|es|ed)|build|builds|built) )overtime(?=[.,;!?]|$| (?:and|as|by|with|but|because|to)(?![\\p{L}]))',
    '$1over time',
  ),
  phrase('(few) few (?=\\p{Ll}{3,}s)', '$1 ', 'giu'),
  phrase(
    '((?:degree|day|hour|week|month|year|minute|mile|time|inch|drink|beer|page|word|step|thing|glass|sentence|joke|moment|line) or) to(?=[.,;:!?)]|$| (?:of|and|in|at|with|on|about|from|ago|later)(?![\\p{L}]))',
    '$1 two',
  ),
  // Finds "We stay, simple because it rises".
  phrase(
    String.raw`(?<=(?:, |(?<![\p{L}])(?:was|is|are|do|did|does|not|this|it|that|maybe|perhaps|or) ))simple because (?=(?:${subject}|of|there)(?![\p{L}]))(?<!(?:is|are|was|be|it|this|that) simple because )`,
    'simply because ',
  ),
  // Finds "He took Anna and I to Rome". A verb after "I" begins a clause.
  phrase(
    String.raw`((?:[Hh]e|[Ss]he|[Tt]hey|[Ii]t|who|was|were|has|had|to|would) (?:took|taking|takes|take|invited|invites|inviting|drove|gave|gives|told|tells|asked|asks|showed|shows|sent|brought|brings|picked|dropped|helped|joined|taught|led|let) (?:\p{Lu}\p{Ll}+|(?:my|his|her|our|their) \p{Ll}+)) and I (?=(?:to|into|on|out|up|home|back|an?|the|some|around|along|over|off|through|how|about|that)(?![\p{L}]))`,
    '$1 and me ',
  ),
  // Finds "So much things to bake".
  phrase(
    String.raw`((?:so|too|as|how|very|not) )much (people|\p{Ll}{4,}s)(?=[.,;:!?)]|$| (?:of|to|that|which|in|on|for|with|and|I|we|you|are|were|have|who|as)(?![\p{L}]))`,
    (start, noun) =>
      noun === 'people' || (isPlural(noun, '') && isOnlyNoun(noun.replace(/s$/, '')) && !measured.has(noun))
        ? `${start}many ${noun}`
        : null,
    'giu',
  ),
];
