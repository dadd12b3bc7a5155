import { wordsOf } from '#engine/writing/clauses/sentence-halves.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import {
  auxiliariesWithObject,
  clauseVerbs,
  finiteAuxiliaries,
  neverVerbAfter,
  objectOpeners,
  ownClauseOpeners,
  personPronouns,
  prepositionSet,
  timeOrManner,
  timesAndAmounts,
  transitiveVerbs,
  verbsWithInfinitive,
  verbsWithLastInfinitive,
} from './opening-words.ts';
import {
  afterShownVerb,
  afterVerb,
  afterVerbGroup,
  canBeVerb,
  isBe,
  isContracted,
  isFiniteAt,
  isGerund,
  isParticiple,
} from './verb-groups.ts';

/** Whether a word after "be" completes the clause: "it was cold", "it was so", "it was a loaf". */
const describesSubject = (word: TaggedWord | undefined): boolean => {
  if (word === undefined) return false;
  if (/^(?:so|too|very|not|no|as|quite|pretty)$/.test(word.lower)) return true;
  if (isGerund(word)) return false;
  return 'AVGR'.includes(word.tag) || (word.tag === 'N' && !timeOrManner.test(word.lower));
};

/**
 * The index after the form of "be" and the verb in "-ing" after it, which the tagger may take for an adjective: "They
 * are working with us", "they are going to bake".
 */
const afterGerund = (words: readonly TaggedWord[], at: number): number =>
  words[at]?.lower === 'going' && words[at + 1]?.lower === 'to' ? at + 3 : at + 1;

const afterDegree = (words: readonly TaggedWord[], at: number): number =>
  /^(?:rather|quite|very|some|another|any|each|such)$/.test(words[at]?.lower ?? '') ? at + 1 : at;

/** In "The oven I plan to use is old", the object comes before the clause. */
const infinitiveHasObject = (words: readonly TaggedWord[], end: number): boolean => {
  const object = words[end + 2];
  return (
    verbsWithInfinitive.test(words[end - 1]?.lower ?? '') &&
    object !== undefined &&
    !prepositionSet.has(object.lower) &&
    !isFiniteAt(words, end + 2)
  );
};

/**
 * In "I ran into an issue" and "we cannot be with them", the preposition has its object. In "The good it did for me",
 * the verb lacks one.
 */
const prepositionHasObject = (words: readonly TaggedWord[], end: number, isStrict: boolean): boolean => {
  const [last, object] = [words[end - 1]?.lower ?? '', words[end + 1]];
  return (
    !auxiliariesWithObject.has(last) &&
    !transitiveVerbs.test(last) &&
    (objectOpeners.has(object?.lower ?? '') ||
      (!isStrict && ('NPACG'.includes(object?.tag ?? '-') || isGerund(object))))
  );
};

/**
 * In "I noticed that many came", the clause is the object. In "The loaves we've sold that are good", it describes a
 * noun.
 */
const thatClauseIsObject = (words: readonly TaggedWord[], end: number): boolean => {
  const last = words[end - 1];
  return (
    end + 2 < words.length &&
    last !== undefined &&
    (last.tag === 'V' || clauseVerbs.test(last.lower)) &&
    !finiteAuxiliaries.has(words[end + 1]?.lower ?? '')
  );
};

const isObjectAt = (words: readonly TaggedWord[], end: number, isStrict: boolean): boolean => {
  const [last, next] = [words[end - 1], words[end]];
  if (last === undefined || next === undefined) return false;
  const takesNoun = 'VD'.includes(last.tag) || auxiliariesWithObject.has(last.lower) || end > 1;
  return (
    objectOpeners.has(next.lower) ||
    (!isStrict && takesNoun && 'NAPCG'.includes(next.tag) && !timeOrManner.test(next.lower))
  );
};

/**
 * Whether a clause is complete, so that no noun before it can be its object: "it was cold", "I baked a loaf".
 * If `isStrict`, only words that always open an object count.
 */
export const isComplete = (words: readonly TaggedWord[], verb: number, isStrict = false): boolean => {
  const start = afterVerb(words, verb);
  const endsInBe = isBe(words.slice(0, start).findLast(({ tag }) => tag !== 'R'));
  if (endsInBe && describesSubject(words[start])) return true;
  const isProgressive = endsInBe && isGerund(words[start]);
  const end = afterDegree(words, isProgressive ? afterGerund(words, start) : afterShownVerb(words, start));
  const [last, next] = [words[end - 1], words[end]];
  if (last === undefined || next === undefined) return false;
  if (next.lower === 'to') return infinitiveHasObject(words, end);
  if (prepositionSet.has(next.lower)) return prepositionHasObject(words, end, isStrict);
  if (next.lower === 'that') return thatClauseIsObject(words, end);
  if (/^(?:much|more|enough|plenty|lots)$/.test(next.lower))
    return 'NAP'.includes(words[end + 1]?.tag ?? '-') || words[end + 1]?.lower === 'more';
  return isObjectAt(words, end, isStrict);
};

/** Whether a clause needs no object before it: "it's harder", "it is sold as flour", "I'd love to bake it". */
const standsAlone = (words: readonly TaggedWord[], start: number): boolean => {
  const [before, last, next] = [words[start - 2], words[start - 1], words[start]];
  if (last === undefined || next === undefined || prepositionSet.has(words.at(-1)?.lower ?? '')) return false;
  if (isBe(last)) return !prepositionSet.has(next.lower) && words.length > start + 1;
  if (isParticiple(last) && (isBe(before) || before?.tag === 'R')) return isBe(before);
  return (
    next.lower === 'to' &&
    verbsWithLastInfinitive.test(last.lower) &&
    words.length > start + 3 &&
    words[start + 2]?.lower !== 'to'
  );
};

/**
 * Whether no later word can be the verb of another clause, as in "In the mill we add rye to the dough". Then the clause
 * does not belong to the noun before it, because the sentence would have no main clause.
 */
export const containsNoFurtherClause = (right: string): boolean => {
  const words = wordsOf(right.split(/[:;—–]/u, 1)[0] ?? '');
  const start = afterVerbGroup(words);
  if (!standsAlone(words, start)) return false;
  const main = words.slice(start);
  const end = main.findIndex(({ lower }) => ownClauseOpeners.has(lower));
  const own = end < 0 ? main : main.slice(0, end);
  return !own.some((word, i) => {
    const before = own[i - 1];
    if (personPronouns.has(word.lower) || isContracted(word)) return true;
    if (before === undefined || !canBeVerb(word)) return false;
    return !neverVerbAfter.has(before.lower) && !'AV'.includes(before.tag);
  });
};

/** The end of a first clause: a mark, or a word that opens another clause. */
const clauseEnd =
  /[,;:—–(]| (?:and|but|or|so|that(?! (?:is|are|was|were|has|have|had|can|will|do|does|did)(?![a-z]))|because|when|if|while) /u;

/** Whether a text is a complete sentence whose first clause has only one verb. */
export const isOneClause = (right: string): boolean => {
  if (!/[.!?]["”’)*_]*\s*$/u.test(right)) return false;
  const words = wordsOf(right.split(clauseEnd, 1)[0] ?? '');
  const start = afterVerbGroup(words);
  return !words
    .slice(start)
    .some((word, i) => personPronouns.has(word.lower) || isContracted(word) || isFiniteAt(words, start + i));
};

/**
 * Whether a clause ends with a preposition that lacks its noun, because it describes the noun before it: "The name of the
 * loaf you want to look at.", "the town you want to go to is".
 */
export const lacksPrepositionObject = (right: string): boolean => {
  const [own = ''] = right.split(ownClauseEnd, 1);
  // "I traveled to and from it" has the noun later.
  const isShared = / (?:and|or) /u.test(right.slice(own.length, own.length + ' and '.length));
  const ending = isShared && endsInPreposition.test(own) ? undefined : strandedPreposition.exec(own)?.[1];
  return ending === 'to' || (ending !== undefined && !containsObject(right));
};
const ownClauseEnd = /[,;:—–(]| (?:and|but|or|so|because|which|where|when|if|while) /u;
const endsInPreposition = /(?<![a-z])(?:to|for|with|from|about|at|of|into|onto|upon)$/u;
const strandedPreposition =
  /(?<![a-z])(to|for|with|from|about|at|of|into|onto|upon)(?:[.!?]?["”’)*_]*\s*$| (?:in|on|is|are|was|were|will|would|can|could|should|may|might|has|had|gives|makes|takes|means|lets|helps|leads|brings|causes|requires|becomes|seems|feels)(?![a-z]))/u;

/** Whether the verb has its object, so that the clause does not describe a noun: "I met you in town, we baked". */
export const containsObject = (right: string): boolean => {
  const words = wordsOf(right);
  const [next, second, third] = words.slice(afterVerbGroup(words));
  return (
    next !== undefined &&
    objectOpeners.has(next.lower) &&
    !/^(?:that|this)$/.test(next.lower) &&
    ![second, third].some((word) => timesAndAmounts.test(word?.lower ?? ''))
  );
};
