import { isPlural } from '#engine/english/is-plural.ts';
import { isNounFirst } from '#engine/english/word-checks.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';
import { isOwnable, isOwned, phraseEnd } from './ownable.ts';

/** Relatives of whom a person has one, so that the plural is seldom meant. */
const single =
  'mother|father|mom|mum|dad|wife|husband|grandmother|grandfather|grandma|grandpa|fianc[eé]e?|girlfriend|boyfriend|spouse';
/** Relatives, friends, pets and groups, which may be several. */
const several =
  'brother|sister|son|daughter|uncle|aunt|cousin|nephew|niece|neighbor|neighbour|friend|roommate|flatmate|partner|boss|dog|cat|horse|puppy|teacher|doctor|manager|coworker|colleague|therapist|landlord|employer|client|team|school|church|town';
const people =
  'author|writer|director|artist|protagonist|narrator|president|defendant|victim|landlord|speaker|user|player|reader|student|customer|patient|employee|applicant|candidate|opponent|recruiter|photographer|composer';
/** What one person has, in nouns that are no verbs. */
const personal =
  'website|blog|attorney|lawyer|wife|husband|son|daughter|mother|father|brother|sister|perspective|intention|childhood|career|biography|death|body|hair|permission|identity|personality|username|password|wallet|computer|browser|laptop|opinion|lifetime|expertise|background';
/** Things, animals and people after "a" or "this", where a plural cannot follow. */
const things =
  'game|film|movie|book|site|website|project|team|school|product|song|band|album|bird|horse|cow|wolf|bear|lion|car|phone|computer|laptop|machine|server|river|mountain|island|nation|government|president|story|novel|house|tree|plant|soldier|teenager|adult|speaker|hero|villain|dragon|wizard|coach|professor|scientist|researcher|founder|therapist|nurse|chef|host|guest|critic|director|actor|actress|singer|composer|translator|editor|recruiter|candidate|applicant|patient|defendant|opponent|tenant|landlord|pilot|captain|sailor|novice';

/** Corrections that add the apostrophe of owners who are close to the writer, or who are one person. */
export const closeOwners: readonly PhraseRule[] = [
  // Finds "My dads tools" and "his mothers old recipes".
  phrase(
    String.raw`((?:my|his|her|your|our|their) (?:late |step)?)(${single})s ((?:\p{Ll}{3,} )?)(\p{Ll}{3,})(?![\p{L}'’-])`,
    (start, owner, middle, noun) => (isOwned(middle, noun) ? `${start}${owner}'s ${middle}${noun}` : null),
    'giu',
  ),
  // Finds "My brothers wedding" and "their partners name".
  phrase(
    String.raw`((?:my|his|her|your|their|our) (?:best |older |younger |little |big |late |old )?)(${several})s (\p{Ll}{3,})${phraseEnd}`,
    (start, owner, noun) =>
      !isPlural(noun, '') && (isOwnable(noun) || /^(?:name|house|car|birthday|place)$/.test(noun))
        ? `${start}${owner}'s ${noun}`
        : null,
    'giu',
  ),
  // Finds "The authors website".
  phrase(`(the )(${people})s (${personal})${phraseEnd}`, "$1$2's $3", 'giu'),
  // Finds "This sites footer" and "a films plot".
  phrase(
    String.raw`((?:an?|another|each|every|this) )(${things})s ((?:\p{Ll}{3,} )?)(\p{Ll}{3,})${phraseEnd}`,
    (start, owner, middle, noun) => (isOwned(middle, noun) ? `${start}${owner}'s ${middle}${noun}` : null),
    'giu',
  ),
  // Finds "A companies profit", where "a" shows that there is one.
  phrase(
    String.raw`((?:an?|another|each|every) )(compan|countr|cit|famil|bab|lad|part|universit|librar|communit)ies ((?:\p{Ll}{3,} )?)(\p{Ll}{3,})${phraseEnd}`,
    (start, owner, middle, noun) =>
      isOwned(middle, noun) || isNounFirst(noun) ? `${start}${owner}y's ${middle}${noun}` : null,
    'giu',
  ),
];
