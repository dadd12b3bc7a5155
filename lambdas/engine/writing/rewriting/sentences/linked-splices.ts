import { countWords } from '#domain/text/count-words.ts';
import {
  alternatives,
  articles,
  asWritten,
  demonstratives,
  possessives,
  quantifiers,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { hasMainVerb, isBalanced, lacksMainClause, verbAt } from '#engine/writing/clauses/sentence-halves.ts';
import { isOpenBeforeLink } from './announced-halves.ts';

/** An adverb that links two clauses, without the comma after it that an aside has: "It is old, however it works". */
const bareLink = regexOf(
  String.raw`, (however|otherwise|therefore|nevertheless|nonetheless|consequently|thus|instead) (?=(?:${alternatives(asWritten(subjectPronouns), articles, demonstratives, possessives, quantifiers)}|there|if|when|since|sometimes|(?:in|on|at|during) (?:the|this|that|my|our|some|most|many|least))(?:['’]\p{Ll}+)? )`,
  'gu',
);
/** A shorter second half may be a phrase: "However that's defined". */
const minWords = 5;
const minWordsBefore = 4;
/** "However" in the sense of "in whatever way": "However you like to bake it". */
const inWhichWay =
  /^(?:you|it|they|we|he|she|one) (?:like|want|wish|choose|prefer|see|look|happens?|can|need|feel|define|slice|cut|spell|call|phrase|measure|count|interpret)(?![a-z])|^(?:many|few)(?![a-z])/u;
const endOfSentence = /[.!?]["”’)\]]*\s/u;

/** Puts a semicolon before an adverb that opens the second of two clauses: "It is old, however it works". */
export const withBareLink = (sentence: string): string => {
  if (sentence.includes(';')) return sentence;
  for (const found of matchesOf(sentence, bareLink)) {
    const [left, right] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
    const first = left.split(endOfSentence).at(-1) ?? '';
    const word = found[1] ?? '';
    if (
      !isBalanced(left) ||
      lacksMainClause(first) ||
      isOpenBeforeLink(first) ||
      (word === 'however' && inWhichWay.test(right))
    )
      continue;
    const areClauses =
      countWords(first) >= minWordsBefore &&
      countWords(right) >= minWords &&
      verbAt(first) >= 0 &&
      hasMainVerb(first) &&
      hasMainVerb(right);
    if (areClauses) return `${left}; ${word}, ${right}`;
  }
  return sentence;
};
