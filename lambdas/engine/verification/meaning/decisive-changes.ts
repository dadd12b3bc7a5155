import { alternatives, negatingPrefixes, wordSet } from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import type { Hunk } from './changes/align-words.ts';
import type { ChangeFeatures } from './changes/change-features.ts';
import { type Relation, relationOf } from './changes/relations.ts';
import {
  bounds,
  causes,
  conditions,
  exceptions,
  exceptWords,
  futureAuxiliaries,
  limitingWords,
  obligations,
  onlyWords,
  planVerbs,
  shares,
  unitOfTime,
} from './changes/word-kinds.ts';
import type { Word } from './changes/words.ts';
import { restructuredContradictions } from './claims/restructured-passages.ts';
import { contradictions, pointApart } from './contradictions.ts';
import { areExclusive } from './word-lists/exclusive-words.ts';

const contentOf = (words: readonly Word[]): number => words.filter(({ isFunction }) => !isFunction).length;

type Pair = { before: Word; after: Word; relation: Relation; features: ChangeFeatures };

const swaps = (a: ReadonlySet<string>, b: ReadonlySet<string>, { before, after }: Pair): boolean =>
  a.has(before.text) && b.has(after.text);

const isObligation = (pair: Pair): boolean =>
  swaps(obligations.demanded, obligations.open, pair) || swaps(obligations.open, obligations.demanded, pair);

const canStandFor = ({ synonym, chosen, paraphrase, fitted, derived }: Relation): boolean =>
  Math.max(synonym, chosen, paraphrase, fitted, derived) > 0;

/** True for "year" and "quarter", not for "yearly" and "annual". */
const isOtherTime = ({ before, after }: Pair): boolean => {
  const [unit, other] = [unitOfTime.get(before.base), unitOfTime.get(after.base)];
  return unit !== undefined && other !== undefined && unit !== other;
};

/**
 * For a word and an antonym of a close word: "removing" and "including", because "exclude" is the opposite of
 * "include".
 */
const minContrary = 0.7;
const isOpposite = ({ relation }: Pair): boolean =>
  relation.antonym > 0 ? relation.synonym === 0 : relation.contrary >= minContrary && !canStandFor(relation);

/** Whether something that sounds good became bad, or the reverse: "advanced" and "mediocre". */
const isReversed = ({ relation, features: { valences } }: Pair): boolean =>
  valences[0] * valences[1] < 0 && relation.samePart > 0 && !canStandFor(relation);

const strictDistance = 2;
/** "a meeting place" may become "a hangout", so both sides must have the same number of content words. */
const isWordForWord = ({ change: { from, to } }: ChangeFeatures): boolean =>
  contentOf(from.removed) === contentOf(to.added);

/** "soy milk" and "peanut milk": another food, animal, plant, substance, body part or place. */
const isOtherThing = ({ relation, features, features: { partsBefore, partsAfter } }: Pair): boolean =>
  relation.things === strictDistance &&
  isWordForWord(features) &&
  Math.min(partsBefore[0] ?? 0, partsAfter[0] ?? 0) > 0.5;

/** Another step of a scale: "some" and "all", "big" and "enormous". */
const isOtherStep = ({ features: { steps } }: Pair): boolean => steps !== 0;

const earlier: ReadonlySet<string> = new Set(['before', 'until', 'prior']);
const later: ReadonlySet<string> = new Set(['after', 'since']);
/** Another order in time: "before the meeting" and "after the meeting". */
const isOtherOrder = (pair: Pair): boolean => swaps(earlier, later, pair) || swaps(later, earlier, pair);

/** Another bound: "at least" and "at most", "over 90" and "under 90". */
const isOtherBound = (pair: Pair): boolean =>
  swaps(bounds.low, bounds.high, pair) || swaps(bounds.high, bounds.low, pair);

/** Another condition: "if it rains" and "unless it rains". */
const isOtherCondition = (pair: Pair): boolean =>
  swaps(conditions.met, conditions.unmet, pair) || swaps(conditions.unmet, conditions.met, pair);

/** Another cause: "despite falling demand" and "because of falling demand". */
const isOtherCause = (pair: Pair): boolean =>
  swaps(causes.against, causes.for, pair) || swaps(causes.for, causes.against, pair);

/**
 * Another course of action: "kept" and "lowered", "restore" and "delete". "Helps keep mice out" may become "prevents
 * mice".
 */
const isOtherCourse = ({ before, after, relation, features }: Pair): boolean =>
  isWordForWord(features) && !canStandFor(relation) && pointApart(before, after);

/** Another share: "one of them" and "most of them". */
const isOtherShare = ({ before, after }: Pair): boolean =>
  (before.text === 'one' && shares.has(after.text)) || (after.text === 'one' && shares.has(before.text));

const particles = wordSet('up down out off back over away through on in along around');
const verbKind = 1;
/** "went up": the meaning of the verb depends on the word after it, which also changed. */
const hasParticle = (word: Word, share: number, hunk: readonly Word[]): boolean =>
  share > 0 && hunk.some(({ index, text }) => index === word.index + 1 && particles.has(text));
const isPhrasal = ({ before, after, features: { change, partsBefore, partsAfter } }: Pair): boolean =>
  hasParticle(before, partsBefore[verbKind] ?? 0, change.from.removed) ||
  hasParticle(after, partsAfter[verbKind] ?? 0, change.to.added);

/** Words that are paired over a long distance in a restructured passage say little about each other. */
const maxRestructured = 4;
const isRestructured = ({ features: { change } }: Pair): boolean =>
  change.from !== change.to ||
  Math.min(contentOf(change.from.removed), contentOf(change.to.added)) > maxRestructured;

/** Another member of a closed class: "my sister" and "my mother", "in summer" and "in winter". */
const isOtherMember = ({ before, after, features }: Pair): boolean =>
  (areExclusive(before.base, after.base) || areExclusive(before.text, after.text)) &&
  !(features.isElsewhere && features.isKnownAfter);

/** These do not need the lexicon to relate two words. */
const closedRules = [isOtherTime, isOtherBound, isOtherShare];
const rules = [isOtherOrder, isOtherTime, isOtherBound, isOtherShare];
/**
 * Words that connect two parts of a sentence. A negation in one part makes up for a different connection: "if not"
 * means "unless".
 */
const bindings = [isOtherCondition, isOtherCause];
/** These use the lexicon's relation of two words, which counts only if one takes the place of the other. */
const placedRules = [isOtherThing, isOtherStep];
/**
 * A negation beside it can make up for an opposite: "is not working" and "malfunctions", "guess wrong" and "fail to
 * guess right", "does not hurt" and "helps".
 */
const reversals = [isOpposite, isReversed, isOtherCourse, isOtherMember];

const negationKind = 0;
const grammarKind = 10;
const minCompensation = 0.3;
const changesNegation = ({ kindsBefore, kindsAfter }: ChangeFeatures): boolean =>
  kindsBefore[negationKind] !== kindsAfter[negationKind];

/** "non-linear" and "linear"; in "non-GAAP", the prefix is part of a name. */
const isPrefix = (word: Word | null, { right }: Hunk): boolean =>
  word?.text === 'non' && right !== null && !right.isFunction && !right.isName && right.isCapital !== true;
const changesNegationByGrammar = ({
  change: { before, after, from, to },
  kindsBefore,
  kindsAfter,
}: ChangeFeatures): boolean =>
  kindsBefore[grammarKind] !== kindsAfter[grammarKind] || isPrefix(before, from) !== isPrefix(after, to);

const negatingAffix = regexOf(
  String.raw`^(?:${alternatives(negatingPrefixes)}|mal|over)\p{L}{3}|(?:less|free)$`,
  'u',
);
const hasNegatingAffix = (word: Word | null): boolean =>
  word !== null && !word.isFunction && negatingAffix.test(word.text);

/** Whether another word could make up for a negation: an opposite, or a word with a negating prefix or suffix. */
const compensates = (features: ChangeFeatures): boolean => {
  const { relation, change } = features;
  return (
    changesNegation(features) ||
    Math.max(relation?.antonym ?? 0, relation?.contrary ?? 0) > minCompensation ||
    features.valences[0] * features.valences[1] < 0 ||
    (change.before?.base !== change.after?.base &&
      (hasNegatingAffix(change.before) || hasNegatingAffix(change.after)))
  );
};

/** Whether a dropped "not" leaves the words around it unchanged. With others in its place, these may mean the same. */
const leavesRestUnchanged = ({ change: { before, from, to } }: ChangeFeatures): boolean =>
  contentOf(before === null ? to.removed : from.added) === 0;

/**
 * A passage with more changes than this is restructured, so a word is compared only with one that takes exactly its
 * place. Of 2,109 false edits, the other rules find only six that have more changes.
 */
const maxNearbyChanges = 7;
const maxInPlace = 2;
const isInPlace = ({ features: { change } }: Pair): boolean =>
  change.from === change.to &&
  change.from.left !== null &&
  change.from.right !== null &&
  Math.max(change.from.removed.length, change.to.added.length) <= maxInPlace;

/** "not" was added or dropped, and nothing makes up for it. */
const unbalancedNegations = (changes: readonly ChangeFeatures[]): readonly ChangeFeatures[] => {
  const negations = changes.filter(changesNegationByGrammar);
  if (negations.length !== 1 || !negations.every(leavesRestUnchanged)) return [];
  return changes.some((other) => !negations.includes(other) && compensates(other)) ? [] : negations;
};

const pairOf = (features: ChangeFeatures): Pair | null => {
  const {
    change: { before, after },
    relation,
  } = features;
  return before === null || after === null || relation === null || before.base === after.base
    ? null
    : { before, after, relation, features };
};

/** Whether a content word was the only one removed in one place and the only one inserted in another. */
const isMovedAlone = ({ change: { before, after, from, to } }: ChangeFeatures): boolean =>
  before !== null &&
  before.base === after?.base &&
  !before.isFunction &&
  contentOf(from.removed) === 1 &&
  contentOf(to.added) === 1;

/** Whether two words are close enough to be coordinated: "plans and options" may become "options and plans". */
const coordinatedWithin = 2;
const areCoordinated = (a: Word | null, b: Word | null): boolean =>
  a !== null && b !== null && Math.abs(a.index - b.index) <= coordinatedWithin;

const isGiven = (word: Word | null): boolean => word !== null && /^(?:by|from|to)$/.test(word.text);
/**
 * Whether the sentence was turned around: "A bit B" may become "B was bitten by A", "A lent B" may become "B borrowed
 * from A".
 */
const isConverse = (changes: readonly ChangeFeatures[]): boolean =>
  changes.some(({ change: { before, after } }) => isGiven(before) !== isGiven(after));

/** Words that can replace each other: "plans with options" may become "options with plans". */
const areSimilar = (a: Word | null, b: Word | null): boolean =>
  a !== null && b !== null && canStandFor(relationOf(a, b));

/** Words that took each other's place: the one who acted is now the one acted upon, or the missing are now the dead. */
const swappedWords = (changes: readonly ChangeFeatures[]): ChangeFeatures[] => {
  const moved = changes.filter(isMovedAlone);
  return moved.filter(({ change }) =>
    moved.some(
      ({ change: other }) =>
        other.from === change.to &&
        other.to === change.from &&
        !areCoordinated(change.before, other.before) &&
        !areSimilar(change.before, other.before),
    ),
  );
};

const isNew = (
  { change: { before, after }, isElsewhere, isKnownAfter }: ChangeFeatures,
  words: ReadonlySet<string>,
  like: ReadonlySet<string>,
): boolean =>
  after !== null &&
  words.has(after.text) &&
  (before === null ? !isElsewhere : !isKnownAfter && !like.has(before.text));

/** Whether the present became the future, or one of several became the only one. */
const isNewLimit = (features: ChangeFeatures, isDue: boolean): boolean =>
  (!isDue && isNew(features, futureAuxiliaries, futureAuxiliaries)) ||
  isNew(features, onlyWords, limitingWords);

/** Changes to a new "except" for which the original had no other word. */
const newExceptions = (changes: readonly ChangeFeatures[]): readonly ChangeFeatures[] =>
  changes.some(({ change: { before } }) => before !== null && exceptions.has(before.base))
    ? []
    : changes.filter((features) => isNew(features, exceptWords, exceptions));

/** "expect it to close" may become "will close, they expect", and "is unveiling" may become "will unveil". */
const mentionsPlans = (changes: readonly ChangeFeatures[]): boolean =>
  changes.some(({ change: { before, from } }) =>
    [before, from.left, from.right, ...from.removed].some(
      (word) =>
        word !== null &&
        (planVerbs.has(word.base) ||
          (/^(?:is|are|am)$/.test(word.text) && from.right?.text.endsWith('ing') === true)),
    ),
  );

/** Another member of a closed class, unless both sides have both words: "in summer ..., in winter ...". */
const isOtherInPlace = (features: ChangeFeatures, isCompensated: boolean): boolean => {
  const pair = pairOf(features);
  return (
    pair !== null &&
    !(features.isElsewhere && features.isKnownAfter) &&
    isInPlace(pair) &&
    (closedRules.some((rule) => rule(pair)) || (!isCompensated && isOtherMember(pair)))
  );
};

const isCompensatedBy = (changes: readonly ChangeFeatures[], features: ChangeFeatures): boolean =>
  changes.some((other) => other !== features && changesNegation(other));

/**
 * The changes of a passage that alter the meaning in any context, so no model needs to decide: opposites, duty
 * against permission, another unit of time, praise against blame, another thing of the same class, another step of a
 * scale, present against future, an "only" that the original lacks, and words that traded places.
 */
export const decisiveChanges = (changes: readonly ChangeFeatures[]): ReadonlySet<ChangeFeatures> => {
  const reversed = [...contradictions(changes), ...restructuredContradictions(changes)];
  if (changes.length > maxNearbyChanges)
    return new Set([
      ...reversed,
      ...changes.filter((features) => isOtherInPlace(features, isCompensatedBy(changes, features))),
    ]);
  const swapped = isConverse(changes) ? [] : swappedWords(changes);
  const isDue = mentionsPlans(changes);
  const clear = [...reversed, ...swapped, ...unbalancedNegations(changes), ...newExceptions(changes)];
  return new Set(
    changes.filter((features) => {
      const pair = pairOf(features);
      if (clear.includes(features) || isNewLimit(features, isDue)) return true;
      if (pair === null) return false;
      if (rules.some((rule) => rule(pair))) return true;
      const isCompensated = isCompensatedBy(changes, features);
      if (isObligation(pair) || bindings.some((rule) => rule(pair))) return !isCompensated;
      if (isRestructured(pair) || isPhrasal(pair)) return false;
      if (placedRules.some((rule) => rule(pair))) return true;
      return !isCompensated && reversals.some((rule) => rule(pair));
    }),
  );
};
