import { twoToTen } from '#engine/english/number-words.ts';
import {
  alternatives,
  commonPrepositions,
  coordinators,
  pastBe,
  presentBe,
} from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

/** Words and marks after which no noun can belong to the one before. */
const phraseEnd = String.raw`(?=[.,;:!?)]|$| (?:${alternatives(commonPrepositions, coordinators, presentBe, pastBe)}|have|of|that|which|who|as|because|so|since|when|if)(?![\p{L}]))`;

/** Countable nouns for people, which rarely appear in the singular without an article. */
const people =
  'student|teacher|parent|user|moderator|player|reader|writer|customer|employee|visitor|developer|guest|member|volunteer|kid|child|author|baker|blogger|founder|manager|engineer|designer|programmer';

/** Corrections that remove apostrophes from plurals. */
export const pluralApostrophes: readonly PhraseRule[] = [
  // Finds "Two DSLR's and a lens" and "the other API's are".
  phrase(
    String.raw`((?:these|those|all|some|many|most|several|few|various|multiple|different|other|both|more|of|\d+|${alternatives(twoToTen)}) )(\p{Lu}{2,5})['’]s${phraseEnd}`,
    (start, name) =>
      /^(?:of|other|\d+) $/i.test(start) && !certainLetters.test(name) ? null : `${start}${name}s`,
    'gu',
  ),
  // Finds "The pro's and con's of rye".
  phrase(String.raw`([Pp]ro)['’]s(,? (?:and|&|or|vs\.?|versus) )([Cc]on)['’]?s`, '$1s$2$3s'),
  // Finds "Moderator's understand" and "student's can". No noun looks like these verbs.
  phrase(
    String.raw`(?<!(?<![\p{L}])(?:an?|each|every|one|this|another) (?:\p{L}+ )?)(${people})['’]s (?=(?:are|were|have|understand|become|know(?! how)|could|should|don['’]t|aren['’]t|can['’]t) \p{Ll})`,
    (noun) => (noun.toLowerCase() === 'child' ? null : `${noun}s `),
    'giu',
  ),
  // Finds "Student's participated in the class", which has no article before it.
  phrase(
    String.raw`^(${people.replace('|child', '')})['’]s ((?:participat|work|learn|start|respond|arriv|struggl|engag|collaborat|compet|liv|mov|look|return|gather|listen|reflect|focus|ask|us|play)ed) (?=(?:in|at|on|to|with|for|from|about|their)(?![\p{L}]))`,
    '$1s $2 ',
    'giu',
  ),
];

/** Abbreviations for countable things. */
const certainLetters =
  /^(?:API|URL|PDF|DVD|CD|TV|PC|GPU|CPU|FAQ|SDK|DSLR|SSD|HDD|SUV|ATM|LED|VM|IDE|UFO|NGO|CEO|MVP|GIF|PR)$/;
