import {
  alternatives,
  asWritten,
  demonstratives,
  possessives,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { hasMainVerb, isBalanced, wordsOf } from '#engine/writing/clauses/sentence-halves.ts';

/** A subject with a clause or phrase of its own, then a comma, and its verb: "The way to bake it, is to wait". */
const commaBeforeVerb =
  /^((?:The|My|Our|One|Another|What|Some|Something|All|Anything|Everything|His|Her|Their|Having|Being) [^,;:()–—“”"?!]{10,90}), (?=(?:is|was|are|were) (?:that|to|the|an?|because|how|what|not|my|one|when|where|being|having)(?![a-z]))/u;
/** Adverbs with their own comma, the first of which may be missing: "The trouble of course, is". */
const endsInAside =
  /(?<![a-z])(?:then|though|however|of course|therefore|too|also|as well|indeed|anyway|perhaps|in fact|for example|for instance|here|there|now|today|instead)$/iu;
/** A second comma would make a pair, and "and" may join two clauses. */
const hasOtherMarks = /[,;–—]|\s(?:and|but) (?:I|we|he|she|they|it)\s/u;

/** Removes the comma between a subject and its verb: "The way to bake it, is to wait". */
const withoutSubjectComma = (sentence: string): string => {
  const [found, subject = ''] = commaBeforeVerb.exec(sentence) ?? [];
  if (found === undefined || endsInAside.test(subject) || !isBalanced(subject)) return sentence;
  if (/[?]\s*$/u.test(sentence)) return sentence;
  const rest = sentence.slice(found.length);
  if (hasOtherMarks.test(rest) || wordsOf(subject).length < minWords) return sentence;
  return hasMainVerb(subject) && !startsWithPart.test(subject) ? sentence : `${subject} ${rest}`;
};
const minWords = 4;
/** Openings whose own clause has a verb: "What killed it", "all I say". */
const startsWithPart = /^(?:What|All|Something|Anything|Everything|Having|Being) /u;

/** A thought and its content: "I hope, that you bake". In "It is, I think, that", the thought is an aside. */
const commaBeforeThat = regexOf(
  String.raw`(?<=(?<![\p{L}])(?:${alternatives(asWritten(subjectPronouns))}|must|should|can|will|would|may|might|to|also|n['’]t|not|but|really|only|just) (?<!, (?:I|we|you|they) ))(know|hope|think|believe|remember|realize|realise|feel|agree|understand|learn|learned|noticed|realized|realised|found|knew|thought|hoped|believed|remembered|felt|mean|suppose|wish|say|said|assume|assumed), that (?=(?:${alternatives(asWritten(subjectPronouns), possessives, demonstratives)}|the|an?|there|all|some|most)(?:['’]\p{Ll}+)? )`,
  'u',
);
/** Whether the comma closes an aside: "I know, as you say, that". */
const closesAside = (before: string): boolean => before.includes(', ');

/** Removes commas that part a subject from its verb or a thought from its content. */
export const withoutNeedlessCommas = (sentence: string): string => {
  const joined = withoutSubjectComma(sentence);
  const at = joined.search(commaBeforeThat);
  // "Needless to say, that works" is an opening with its comma.
  if (at < 0 || /needless to $/iu.test(joined.slice(0, at)) || closesAside(joined.slice(0, at)))
    return joined;
  return joined.replace(commaBeforeThat, '$1 that ');
};
