import { countWords } from '#domain/text/count-words.ts';
import { alternatives, asWritten, subjectPronouns } from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isPast } from '#engine/writing/clauses/past-forms.ts';
import {
  hasMainVerb,
  isBalanced,
  lacksMainClause,
  reported,
  wordsOf,
} from '#engine/writing/clauses/sentence-halves.ts';
import { isAdverbAt, isAuxiliary, isVerbAt } from '#engine/writing/rewriting/openings/joined-verbs.ts';
import { isContracted } from '#engine/writing/rewriting/openings/verb-groups.ts';
import { maxSentenceLength } from './first-clauses.ts';
import { describesSameNoun } from './parallel-parts.ts';
import { isAlone, isYesNoQuestion } from './second-clauses.ts';

/**
 * "But" or "so" before a pronoun, which can only open a clause: "The mill is old but that is fine", "it was late so we
 * left".
 */
const beforePronoun = regexOf(
  String.raw`(?<=[\p{L}\p{N})]) (but|so) (?=(?:${alternatives(asWritten(subjectPronouns))}|there|that|this)(?:['’]\p{Ll}+)?\s)`,
  'gu',
);
/** Words that need both halves, and first halves that only lead in: "Nothing but that", "I know but". */
const spansBoth = regex.iu`(?:^|\s)(?:not only|not just|not because|either|neither|nothing|whether|if only|so \p{L}+ that|such an?|no sooner)\s|(?:^|\s)(?:nothing|anything|everything|all|none|not|I|we|he|she|they|and|or|if|of|to|the)$`;
/** A cause or place whose clause the contrast may continue: "Because it is old but it works". */
const causeClause = /\s(?:where|whose|because|since|while|if|unless|until|when|before|after)\s[^,;]*$/iu;

/** Clauses that both describe the same noun: "One loaf I haven't baked but I think is good". */
const sharesNoun =
  /^\S+ (?:think|thought|believe|feel|felt|know|knew|hope|guess|say|said) (?:is|was|are|were|will|would|can|could|has|have) /iu;
/** A thought that the second clause may continue: "I think that it is old but it works". */
const isThought = (left: string, right: string): boolean =>
  reported.test(left) && /^(?:it|they|he|she|you|there)(?:['’]|\s)/u.test(right);

const minWords = 4;
const isClause = (left: string): boolean =>
  countWords(left) >= minWords && hasMainVerb(left) && !lacksMainClause(left);

/** Whether a pronoun has its verb after it: "it works", "that was", "they quickly baked". "This mill" has none. */
const startsWithVerb = (right: string): boolean => {
  const [subject, first, second] = wordsOf(right);
  if (isContracted(subject)) return first !== undefined && second !== undefined;
  if (subject === undefined || first === undefined || second === undefined) return false;
  if (/^(?:that|this|there)$/.test(subject.lower)) return isAuxiliary(first);
  return isVerbAt([subject, first, second], 0);
};

/** Words after which "so" is not a conjunction: "Even so it", "if so I", "an hour or so we". */
const endsBeforeSo =
  /(?:^|\s)(?:even|ever|not|if|or|and|do|does|did|doing|done|is|are|was|were|be|think|thought|hope|say|says|said|believe|just|why|like|more|so|quite|never|how|only)$/iu;
/** First halves of a wish, after which a past form is not a fact: "I wish it were cold so we had ice". */
const isWished = regex.iu`(?<!\p{L})(?:wish|hope|would|could|should|if|need|want)(?!\p{L})|['’]d(?!\p{L})`;
/** Whether a state may be the purpose of what somebody did: "I made it easy so I had time", "we sealed it so it was dry". */
const canBePlanned = (subject: string, left: string): boolean =>
  regex.iu`(?<!\p{L})(?:to (?:make|get|have|keep)|made sure|wanted to|set up)(?!\p{L})`.test(left) ||
  (!/^(?:i|we)$/.test(subject) && regex.u`(?<!\p{L})(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey)(?!\p{L})`.test(left));
const isOutcome = regex.u`^(?:that['’]s|that (?:is|was|means|meant) |this (?:is|was|means|meant) )`;
/** Whether a clause with "so" states what happened or what follows, not a purpose. */
const isResult = (left: string, right: string): boolean => {
  if (endsBeforeSo.test(left)) return false;
  if (isOutcome.test(right)) return true;
  if (isWished.test(left)) return false;
  const [subject, first, second] = wordsOf(right);
  if (subject === undefined || first === undefined || !/^(?:i|we|he|she|they|it)$/.test(subject.lower))
    return false;
  const verb = isAdverbAt(first) ? (second?.lower ?? '') : first.lower;
  if (/^(?:was|were|had)(?:n['’]t)?$/.test(verb)) return !canBePlanned(subject.lower, left);
  return (
    /^did(?:n['’]t)?$/.test(verb) ||
    (isPast(verb) && !isAuxiliary({ lower: verb }) && !/^(?:am|showed)$/.test(verb))
  );
};

/**
 * Adds the comma before a contrast or result that no reading joins to the words before it: "It is old but that is
 * fine".
 */
export const withContrast = (sentence: string): string => {
  if (sentence.length > maxSentenceLength) return sentence;
  if (!/ (?:but|so) /.test(sentence) || isYesNoQuestion.test(sentence)) return sentence;
  for (const found of matchesOf(sentence, beforePronoun)) {
    const [left, right] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
    if (isAlone(left, right) || !isBalanced(left) || spansBoth.test(left) || causeClause.test(left)) continue;
    if (sharesNoun.test(right) || isThought(left, right)) continue;
    const word = found[1] ?? '';
    if (word === 'but' && describesSameNoun(left, right)) continue;
    if (isClause(left) && (word === 'but' ? startsWithVerb(right) : isResult(left, right)))
      return `${left}, ${word} ${right}`;
  }
  return sentence;
};
