import {
  alternatives,
  articles,
  commonPrepositions,
  possessives,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import { wordsOf } from '#engine/writing/clauses/sentence-halves.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { containsNoFurtherClause, isComplete, isOneClause } from './complete-clauses.ts';
import { identifyingDeterminers } from './opening-words.ts';
import type { Boundary } from './pronoun-vetoes.ts';
import { describesBeforeSecond } from './second-subjects.ts';

/**
 * Whether the last noun is already identified, so that no clause describes it: "In my first year I wrote", "in this
 * work we go".
 */
const isOwned = (words: readonly TaggedWord[]): boolean => {
  const start = words.findLastIndex(({ tag }) => !'NPAC'.includes(tag));
  return start >= 0 && start < words.length - 1 && identifyingDeterminers.has(words[start]?.lower ?? '');
};

/**
 * The most words in a short place or time, such as "On warm days" or "at the start of the month". A clause that
 * described it would leave no main clause.
 */
const maxWordsInPhrase = 6;
const isShortPhrase = (left: string): boolean =>
  shortPhrase.test(left) &&
  left.split(' ').length <= maxWordsInPhrase &&
  !/(?:the|those|all|any|every) \S+$|^[Ii]n the (?:long|short) (?:term|run)$/u.test(left);
const shortPhrase = regexOf(
  `^(?:${alternatives(commonPrepositions)}|over|during|after|before|within|throughout|as|despite|unlike|among) `,
  'iu',
);

/** Whether a phrase ends with a noun that needs no clause to say which one is meant. */
const isPhraseOfItsOwn = ({ left, right, words, isClause }: Boundary): boolean =>
  !isClause && (isOwned(words) || (isShortPhrase(left) && isOneClause(right)));

/** In "You pass on the data it is able to read.", the last verb lacks its object, so the clause describes the noun. */
const lacksObject = regexOf(
  String.raw`^\S+ (?:(?!(?:${alternatives(subjectPronouns, articles, possessives)}|this|that|and|or|but|some|any|to) )[a-z'’]+ ){0,4}?(?:able|unable|going|ready|allowed|likely|free|wants?|wanted|needs?|needed|ha[sd]|have|try|tries|trying|tried|hoped?|planned|likes?|loved?) to (?!(?:go|leave|sleep|work|come|wait|stop|start|begin|move|continue|rest|die|live|stay|arrive|happen|talk|speak|walk|run|swim|travel|relax|return|eat|drink|bake|cook|write|read up|grow|change|improve|win|lose|fail|help|pay|listen|think|laugh|cry|smile|dance|sing|play|drive|fly|ride|train|study|retire|settle|quit|act|look|fight|hide|escape|survive|wake|rise|fall|sit|stand|turn|exist|appear|focus|react|respond|reply|vote|register|breathe|pass|succeed|compete|celebrate|camp|hike|climb|shop|decide|agree|finish|end|participate|collaborate|cooperate|communicate|function|operate|perform|progress|evolve|adapt|heal|recover)[.!?])[a-z]+[.!?]["”’)*_]*\s*$`,
  'iu',
);

/** After a noun, a clause without an object describes the noun: "the house I bought". */
export const cannotDescribeNoun = (boundary: Boundary, isStrict: boolean): boolean => {
  const { right, isNoun } = boundary;
  const [own = ''] = right.split(afterDash, 1);
  const isExistence = /^there(?:['’]|\s)/.test(right);
  if (isNoun && !isExistence && (lacksObject.test(right) || describesBeforeSecond(boundary.words, right)))
    return false;
  return (
    !isNoun ||
    isExistence ||
    (!isStrict && isPhraseOfItsOwn(boundary)) ||
    containsNoFurtherClause(right) ||
    isComplete(wordsOf(own), /['’]/.test(own.split(' ')[0] ?? '') ? 0 : 1, isStrict)
  );
};
/** In "For any loaf you have baked – where it is sold – we get a fee", no object follows the dash. */
const afterDash = /\s[–—-]{1,3}\s|—/u;
