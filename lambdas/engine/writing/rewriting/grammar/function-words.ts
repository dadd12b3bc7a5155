import { lexiconEntry } from '#engine/english/lexicon.ts';
import { twoToTen } from '#engine/english/number-words.ts';
import { alternatives, asWritten, subjectPronouns } from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { type PhraseRule, phrase } from './phrase-rules.ts';

/** Corrections of articles and prepositions to fit the words around them. */
export const functionWordRules: readonly PhraseRule[] = [
  // Finds "She a baker in town", where the verb is missing.
  phrase('^(She|He) (?=(?:an?|the) \\p{Ll})', '$1 is '),
  phrase('some how', 'somehow', 'giu'),
  phrase('with out (?=(?:an?|any|the|some|my|your|it|them|having|being)(?![\\p{L}]))', 'without ', 'giu'),
  phrase('in parenthesis', 'in parentheses', 'giu'),
  phrase(
    "(hadn['’]t) had (experienced|noticed|used|tried|considered|played|worked|visited|reali[sz]ed|finished|started|seen|been|done|gone|heard|read)",
    '$1 $2',
  ),
  phrase('^Goto (?=(?:\\p{Lu}|the ))', 'Go to '),
  phrase("(Christmas|New Year['’]s) eve", '$1 Eve'),
  [
    regexOf(
      String.raw`(?<=\p{L}), though and (?=(?:${alternatives(asWritten(subjectPronouns))}|there)(?:['’]\p{Ll}+)? )`,
      'gu',
    ),
    ', though, and ',
  ],
  // Finds "A unsustainable price" and "a Indian meal".
  phrase(
    'a (?=(?:un(?!i|anim)\\p{Ll}{3,}|up(?:per|hill|beat|date|grade|coming)\\p{Ll}*|under\\p{Ll}{3,}|utter(?!\\p{L})|umbrella|ultimate)(?![\\p{L}]))',
    'an ',
  ),
  phrase(
    'a (?=(?:Indian|American|Italian|Irish|English|Australian|Asian|African|Austrian|Egyptian|Israeli|Arab|Arabic|Amazon|Android|Apple|Airbnb|Arduino|Excel|Instagram|Ethernet|Olympic|Oscar|Intel|Uber|Ubuntu(?!s))(?![\\p{L}-]))',
    'an ',
  ),
  // Finds "The were late", where a letter is missing. "The were many" may be "there were".
  phrase(
    "^The (were|are|have|had|weren['’]t|aren['’]t|haven['’]t|didn['’]t|don['’]t) (?=\\p{Ll})(?!(?:an?|no|some|many|several|two|three|lots|plenty|only|also|still|always|few|other|different|so many|too many|any)(?![\\p{L}]))",
    'They $1 ',
  ),
  phrase('in (some|many|several|rare|most|certain) occasions', 'on $1 occasions', 'giu'),
  phrase(
    '((?:have|has|had|generating|generates?|generated|needs?|requires?|spends?|spent|uses?|used|saves?|saved|gets?|got|produces?|contains?|takes?|took) )(huge|large|small|significant|considerable|massive|tremendous|decent|fair) (amount|number) of ',
    (start, size, noun) => `${start}a ${size} ${noun} of `,
  ),
  // Finds "More than an someone without an oven".
  phrase('an (some(?:one|body|thing))', '$1', 'giu'),
  // Finds "An special oven". The letter after "an" is a consonant when the word is read, though its name starts with a
  // vowel sound.
  phrase(
    String.raw`an (?=([flmnrs]\p{Ll}{3,}) (\p{Ll}+))`,
    // "Guides an static sites" needs "and", and "less an mouth" needs "than".
    (word, next) => (lexiconEntry(word) === undefined || /[^siu]s$/.test(next) ? null : 'a '),
    'gu',
  ),
  phrase(
    'an (?=(?:users?|useful|union|unique|uniform|unit|united|universal|university|utility|usual|european|euro)(?![\\p{L}]))',
    'a ',
  ),
  // Finds "It depends of the flour" and "it consists on layers".
  phrase(
    'depend(s|ing|ed)? of (?=(?:the|your|what|how|which|where|who|it)(?![\\p{L}]))',
    'depend$1 on ',
    'giu',
  ),
  phrase('consist(s|ing|ed)? (?:on|from) (?=\\p{L})', 'consist$1 of ', 'giu'),
  phrase('according (?:with|by) (?=(?:the|my|our|your|this)(?![\\p{L}]))', 'according to ', 'giu'),
  phrase(
    'explain(s|ed|ing)? me (?=(?:how|what|why|that|the|a|this|everything)(?![\\p{L}]))',
    'explain$1 to me ',
    'giu',
  ),
  phrase(
    '(arriv(?:e|ed|es|ing)) to (?=(?:the|my|our|a|his|her|their) (?:hotel|hut|airport|house|station|place|park|office|venue|camp|campsite|hostel|border|beach|top|summit|destination|school|restaurant|apartment|village|cabin)(?![\\p{L}]))',
    '$1 at ',
    'giu',
  ),
  // Finds "It has been old since two years."
  phrase(
    `((?:has|have|had|\\p{L}+['’]ve|been|\\p{Ll}{3,}ing) (?:\\p{L}+ ){0,5})since (?=(?:${alternatives(twoToTen)}|\\d+|a few|several|many) (?:years|months|weeks|days|hours)(?=[.,;!?)]|$| now(?![\\p{L}])))`,
    '$1for ',
  ),
  phrase(
    'in the end of (?=(?:the|this|that|each|every|my|our) (?:day|week|month|year|post|article|book|game|video|chapter|season|semester|story|line|file|list|road|street)(?![\\p{L}]))',
    'at the end of ',
    'giu',
  ),
  phrase(
    '(but|and|that|as|so|if|because) it not (?=(?:necessary|possible|easy|good|the|a|clear|worth|that|about|(?:always|just|only|really)(?! \\p{Ll}+s(?![\\p{L}])))(?![\\p{L}]))',
    "$1 it's not ",
  ),
  phrase('(?<=,) and etc(?=[.,)])', ' etc', 'giu'),
];
