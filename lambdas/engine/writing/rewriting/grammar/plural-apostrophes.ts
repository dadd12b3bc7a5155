import { twoToTen } from '#engine/english/number-words.ts';
import {
  alternatives,
  commonPrepositions,
  coordinators,
  pastBe,
  presentBe,
} from '#engine/english/word-classes.ts';
import { type PhraseRule, phrase } from './phrase-rules.ts';

/** Behind these, no noun follows that could belong to the one before. */
const end = String.raw`(?=[.,;:!?)]|$| (?:${alternatives(commonPrepositions, coordinators, presentBe, pastBe)}|have|of|that|which|who|as|because|so|since|when|if)(?![\p{L}]))`;

/** Persons whose names are counted and seldom stand for one without an article. */
const persons =
  'student|teacher|parent|user|moderator|player|reader|writer|customer|employee|visitor|developer|guest|member|volunteer|kid|child|author|baker|blogger|founder|manager|engineer|designer|programmer';

/** Plurals in which no apostrophe stands. */
export const pluralApostrophes: readonly PhraseRule[] = [
  // "Two DSLR's and a lens", "the other API's are".
  phrase(
    String.raw`((?:these|those|all|some|many|most|several|few|various|multiple|different|other|both|more|of|\d+|${alternatives(twoToTen)}) )(\p{Lu}{2,5})['’]s${end}`,
    (start, name) =>
      /^(?:of|other|\d+) $/i.test(start) && !sureLetters.test(name) ? null : `${start}${name}s`,
    'gu',
  ),
  // "The pro's and con's of rye".
  phrase(String.raw`([Pp]ro)['’]s(,? (?:and|&|or|vs\.?|versus) )([Cc]on)['’]?s`, '$1s$2$3s'),
  // "Moderator's understand", "student's can": no noun has the form of these verbs.
  phrase(
    String.raw`(?<!(?<![\p{L}])(?:an?|each|every|one|this|another) (?:\p{L}+ )?)(${persons})['’]s (?=(?:are|were|have|understand|become|know(?! how)|could|should|don['’]t|aren['’]t|can['’]t) \p{Ll})`,
    (noun) => (noun.toLowerCase() === 'child' ? null : `${noun}s `),
    'giu',
  ),
  // "Student's participated in the class": no article stands before it.
  phrase(
    String.raw`^(${persons.replace('|child', '')})['’]s ((?:participat|work|learn|start|respond|arriv|struggl|engag|collaborat|compet|liv|mov|look|return|gather|listen|reflect|focus|ask|us|play)ed) (?=(?:in|at|on|to|with|for|from|about|their)(?![\p{L}]))`,
    '$1s $2 ',
    'giu',
  ),
];

/** Letters that are names of things that are counted. */
const sureLetters =
  /^(?:API|URL|PDF|DVD|CD|TV|PC|GPU|CPU|FAQ|SDK|DSLR|SSD|HDD|SUV|ATM|LED|VM|IDE|UFO|NGO|CEO|MVP|GIF|PR)$/;
