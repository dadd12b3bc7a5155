import { isPlural } from '#engine/english/is-plural.ts';
import { classesOf, isOnlyAdjective, isOnlyNoun, knownBase } from '#engine/english/word-checks.ts';
import { alternatives, commonPrepositions, wordSet } from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const end = String.raw`(?=[.,;:!?)]|$| (?:of|${alternatives(commonPrepositions)}|and|or|but|as|into|through|when|which|that|while|because|over|after|before|is|was|are|were|has|had|can|will)(?![\p{L}]))`;

/** Words that may follow "it is" before a noun or alone. */
const opensPredicate = wordSet(
  'work team business luck magic music news people money life art stuff nature progress proof information advice food weather home hell a an the not no been also still really very so too just only always never all one more most less much what how why where who that this these those my your our their his her something nothing everything like in on at to for of with about up out over off time fun love hard easy good great better best nice fine ok okay possible important worth free open full clear true simple safe likely due part kind sort great pretty quite rather almost even here there now then usually often both either neither nearly hot cold dark raining snowing winter summer bad big small cheap expensive funny interesting amazing awesome cool weird strange',
);

const singularOf = (noun: string): string => (isPlural(noun, '') ? knownBase(noun) : noun);

/** Nouns that the dictionary does not list: "subtleties". */
const unknownNoun = /(?:[^iosu]s|tion|ment|ity|ness|ance|ence|ism|ship|system|ology)$/;

/** Whether a word can be owned: a noun in the plural, or one that is never anything else. */
const isThing = (noun: string): boolean =>
  !opensPredicate.has(noun) &&
  !/(?:ing|ed|ly)$/.test(noun) &&
  (isPlural(noun, '')
    ? classesOf(singularOf(noun)).startsWith('n')
    : /^nv?$/.test(classesOf(noun)) || (classesOf(noun) === '' && unknownNoun.test(noun)));
const describes = (word: string): boolean =>
  word === '' ||
  (!opensPredicate.has(word) &&
    !word.endsWith('ly') &&
    (/^[an]/.test(classesOf(word)) || classesOf(word) === ''));

/** Corrections of "it's" for "its" after a preposition, and of "its" for "it's" at the start of a clause. */
export const itsOwned: readonly PhraseRule[] = [
  // Finds "Known for it's rustic loaves" and "pay attention to it's subtleties".
  phrase(
    String.raw`(?<![,;:] )((?:${alternatives(commonPrepositions)}|to|of|about|into|within|through|under|without|despite) )it['’]s ((?:\p{Ll}[\p{Ll}-]+ ){0,2})(\p{Ll}{3,})${end}`,
    (before, middle, noun) =>
      isThing(noun) && middle.trim().split(' ').every(describes) ? `${before}its ${middle}${noun}` : null,
  ),
  // Finds "Looking forward to it's future" and "it was it's very failure".
  phrase(`((?:for|of|to|in|about|on|into) )it['’]s future${end}`, '$1its future'),
  phrase(
    String.raw`(i)t['’]s very (\p{Ll}{4,})${end}`,
    (letter, noun) => (isOnlyNoun(noun) && !opensPredicate.has(noun) ? `${letter}ts very ${noun}` : null),
    'giu',
  ),
  // Finds "Its just too dark" and "but its worth keeping".
  phrase(
    String.raw`(?<=^|[,;:(—–] |(?<![\p{L}])(?:but|because|think|guess|believe|say|feel|hope|maybe|so|like|though|although|since|if|when) )(i)ts (?=just (?:what|that|how|an?|the|me|one|too|so|not|about|been|like|because|another|my|going|\p{Ll}{2,}ing)(?![\p{L}])|worth (?:it|an?|the|\p{Ll}{2,}ing)(?![\p{L}])|(?:hard|tough) (?:to|for|getting|when)(?![\p{L}])|(?:probably|supposed to|gonna|been|gotten|damn|either|kind of|sort of) |now (?:time|an?|the|been|possible)(?![\p{L}])|always (?:going|been|an?|good|nice|fun)(?![\p{L}]))`,
    "$1t's ",
    'giu',
  ),
  // Finds "Its frictionless." and "its extremely frustrating".
  phrase(
    String.raw`(?<=^|[,;] |(?<![\p{L}])(?:and|but|because|think|since|so) )(i)ts (?=(?:extremely|incredibly|absolutely|totally|completely|super|highly|literally|\p{Ll}{2,}ly)? ?\p{Ll}{3,}(?:less|ful|able|ible|ous|ating|eful)[.!?])`,
    "$1t's ",
    'giu',
  ),
  phrase(
    String.raw`(?<=^|[,;] |(?<![\p{L}])(?:but|think|guess|believe|so|maybe) )(i)ts (pretty|really|quite|very|so) (\p{Ll}{3,})(?=[.,;!?]|$| (?:and|but|to|for|when|that|because|if)(?![\p{L}]))`,
    (letter, adverb, word) => (isOnlyAdjective(word) ? `${letter}t's ${adverb} ${word}` : null),
    'giu',
  ),
  phrase(
    String.raw`(?<=(?<![\p{L}])(?:think|guess|believe|say|feel|maybe|now|so) )its time (?=(?:to|that|for|we|I|you)(?![\p{L}]))`,
    "it's time ",
  ),
  phrase('(for me|for us),? its (?=(?:about|just|all|not|more|been|a|the)(?![\\p{L}]))', "$1, it's ", 'giu'),
];
