import { isPlural } from '#engine/english/is-plural.ts';
import { twoToTwelve } from '#engine/english/number-words.ts';
import { stopWords } from '#engine/english/stop-words.ts';
import { classesOf, isOnlyAdjective } from '#engine/english/word-checks.ts';
import { alternatives, commonPrepositions, possessives } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const end = String.raw`(?=[.,;:!?)]|$| (?:of|${alternatives(commonPrepositions)}|and|or|but|is|was|as|that|which|when|who|so|because|where)(?![\p{L}]))`;

/** Nouns for one person after "a" or "every". */
const person =
  'person|player|user|child|woman|man|developer|author|writer|reader|student|teacher|customer|friend|parent|artist|king|queen|dog|cat|girl|boy|kid|programmer|designer|employee|employer|client|neighbor|neighbour|walker|baker|beginner|runner|cyclist|hiker|lover|driver|painter|photographer|musician|doctor|lawyer|farmer|poet|hacker|buyer|seller|owner|worker|traveler|traveller|gardener|gamer|collector|visitor|manager|engineer|mother|father|nerd|layman|stranger|fool';
/** Things that belong to many people: "A developers conference". */
const ofMany =
  /^(?:market|group|conference|club|union|meeting|meetup|forum|league|guild|association|summit|festival|community|network|workshop|camp|retreat|lounge|night|day|week|team|cooperative|collective|convention|event|meet)s?$/;

/** Words before several: "the ones self taught". */
const notMany = String.raw`(?<!(?<!\p{L})(?:[Tt]h(?:e|ese|ose)|which|loved|little|young|new|old|other|only) )`;

const isThing = (noun: string): boolean =>
  !stopWords.has(noun) && !/(?:ed|ly)$/.test(noun) && (isPlural(noun, '') || classesOf(noun).startsWith('n'));

/** After "a walkers", an unknown word is a noun, too: "paradise". */
const isOwned = (noun: string): boolean =>
  isThing(noun) || (classesOf(noun) === '' && !stopWords.has(noun) && !/(?:ed|ly|ing)$/.test(noun));

/** Corrections that add the apostrophe of an owner. */
export const namedOwners: readonly PhraseRule[] = [
  // Finds "A friends bike", "a walkers paradise" and "a persons social growth".
  phrase(
    String.raw`(an?|another|every|each) (${person})s ((?:\p{Ll}{3,} )?)(\p{Ll}{3,})${end}`,
    (article, owner, middle, noun) =>
      isOwned(noun) &&
      !ofMany.test(noun) &&
      (middle === '' || isOnlyAdjective(middle.trim()) || classesOf(middle.trim()).startsWith('n'))
        ? `${article} ${owner}'s ${middle}${noun}`
        : null,
    'giu',
  ),
  // Finds "This weeks loaf" and "next months budget".
  phrase(
    String.raw`(this|next|each|every|another) (week|month|year|night|season|summer|weekend|semester)s (?=([\p{L}-]{3,}))`,
    (when, time, noun) => (isThing(noun.toLowerCase()) || /^[A-Z]/.test(noun) ? `${when} ${time}'s ` : null),
    'giu',
  ),
  phrase(
    String.raw`(?<!(?<![\p{L}])(?:the|these|those|${alternatives(possessives)}|over|during|for|in|few|of|since|within|and|two|three) )last (week|month|year|night|season|summer|weekend)s (?=([\p{L}-]{3,}))`,
    (time, noun) => (isThing(noun.toLowerCase()) ? `last ${time}'s ` : null),
    'giu',
  ),
  // Finds "The days first climb" and "the weeks news".
  phrase(
    'the (day|week|month|year|season|night)s (?=(?:first|biggest|best|worst|final|longest|main|hottest|coldest|second|news|headlines|events)(?![\\p{L}]))(?!\\p{Ll}+ (?:of|in|when|that)(?![\\p{L}]))',
    "the $1's ",
  ),
  // Finds "A good nights sleep", "three months salary" and "15 minutes work".
  phrase(
    '(an? (?:good|full|great|solid|decent|long|hard|whole|proper|better|quick|short)) (night|day|week|hour|moment)s (?=(?:sleep|rest|work|notice|walk|drive|ride)(?![\\p{L}]))',
    "$1 $2's ",
    'giu',
  ),
  phrase(
    String.raw`(\d+|${alternatives(twoToTwelve)}|few|several|couple of) (minutes|hours|days|weeks|months|years) (?=(?:expenses|salary|rent|supply|pay|wages|sleep|vacation|holiday|drive|walk|work|rest|study|training|travel|delay|maternity leave|imprisonment)(?:[.,;:!?)]|$| (?:from|to|of|for|in|on|and|or|at|away|per|a|each|every|totally|before|after)(?![\p{L}])))`,
    "$1 $2' ",
    'giu',
  ),
  // Finds "A bachelors degree" and "my masters in baking".
  phrase(
    '(bachelor|master)s (?=(?:degrees?|thesis|theses|programs?|programmes?|students?|dissertation)(?![\\p{L}]))',
    "$1's ",
    'giu',
  ),
  phrase(
    '(an?|my|his|her|their|your|our) (bachelor|master)s (?=(?:in|from|at)(?![\\p{L}]))',
    "$1 $2's ",
    'giu',
  ),
  // Finds "My minds eye", "a drivers license" and "Moores law".
  phrase(
    '(painters(?= tape)|plumbers(?= tape)|drivers(?= (?:licen[cs]es?|seat)(?![\\p{L}]))|devils(?= advocate)|minds(?= eye)|birds(?= eye)|stones(?= throw)|arms(?= length)|hairs(?= breadth)|fools(?= errand)|laymans(?= terms)|collectors(?= (?:item|edition)s?(?![\\p{L}]))|writers(?= block)|cows(?= milk)|bakers(?= dozen)|lions(?= share)|wolfs(?= clothing)|busmans(?= holiday)|authors(?= note)|editors(?= note))',
    (owner) => `${owner.slice(0, -1)}'s`,
    'giu',
  ),
  phrase(
    '(Murphy|Moore|Occam|Hanlon|Rubik|Pandora|Alzheimer|Parkinson|Schr[oö]dinger|Hobson|Newton|Godwin|Conway|Amdahl|Goodhart|Crohn)s (?=(?:[Ll]aws?|[Rr]azor|[Cc]ubes?|[Bb]ox|[Dd]isease|[Cc]at|[Cc]hoice)(?![\\p{L}]))',
    "$1's ",
    'gu',
  ),
  // Finds "It eats at ones self worth".
  phrase(
    `${notMany}ones self[- ](worth|esteem|respect|confidence|image|control|doubt|care)`,
    "one's self-$1",
  ),
  phrase(`${notMany}ones self(?! \\p{L}*(?:ed|ing|ment|ness|tion)(?!\\p{L}))`, 'oneself'),
  // Finds "It shows peoples feelings". In "the peoples of the north", the word is a plural.
  phrase(
    String.raw`(?<!(?<![\p{L}])(?:the|native|indigenous|these|those|other|many|different|various|ancient|all|most|some|two|three) )peoples ((?:\p{Ll}{4,} )?)(\p{Ll}{3,})${end}`,
    (middle, noun) =>
      isThing(noun) && (middle === '' || isOnlyAdjective(middle.trim())) ? `people's ${middle}${noun}` : null,
  ),
];
