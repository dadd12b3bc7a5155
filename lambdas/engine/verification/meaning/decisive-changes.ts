import { alternatives, denyingPrefixes, wordSet } from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';
import type { Hunk } from './changes/align-words.ts';
import type { ChangeFigures } from './changes/change-figures.ts';
import { type Relation, relationOf } from './changes/relations.ts';
import {
  bounds,
  causes,
  conditions,
  excepting,
  exceptions,
  future,
  limiting,
  obligations,
  only,
  planned,
  shares,
  unitOfTime,
} from './changes/word-kinds.ts';
import type { Word } from './changes/words.ts';
import { rebuiltContradictions } from './claims/rebuilt-passages.ts';
import { contradictions, leadApart } from './contradictions.ts';
import { areExclusive } from './word-lists/exclusive-words.ts';

const contentOf = (words: readonly Word[]): number => words.filter(({ isFunction }) => !isFunction).length;

type Pair = { before: Word; after: Word; relation: Relation; figures: ChangeFigures };

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
const leastContrary = 0.7;
const isOpposite = ({ relation }: Pair): boolean =>
  relation.antonym > 0
    ? relation.synonym === 0
    : relation.contrary >= leastContrary && !canStandFor(relation);

/** Whether something that sounds good became bad, or the reverse: "advanced" and "mediocre". */
const isReversed = ({ relation, figures: { valences } }: Pair): boolean =>
  valences[0] * valences[1] < 0 && relation.samePart > 0 && !canStandFor(relation);

const strict = 2;
/** "a meeting place" may become "a hangout", so both sides must have the same number of content words. */
const isWordForWord = ({ change: { from, to } }: ChangeFigures): boolean =>
  contentOf(from.removed) === contentOf(to.added);

/** "soy milk" and "peanut milk": another food, animal, plant, substance, body part or place. */
const isOtherThing = ({ relation, figures, figures: { partsBefore, partsAfter } }: Pair): boolean =>
  relation.things === strict &&
  isWordForWord(figures) &&
  Math.min(partsBefore[0] ?? 0, partsAfter[0] ?? 0) > 0.5;

/** Another step of a scale: "some" and "all", "big" and "enormous". */
const isOtherStep = ({ figures: { steps } }: Pair): boolean => steps !== 0;

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
const isOtherCourse = ({ before, after, relation, figures }: Pair): boolean =>
  isWordForWord(figures) && !canStandFor(relation) && leadApart(before, after);

/** Another share: "one of them" and "most of them". */
const isOtherShare = ({ before, after }: Pair): boolean =>
  (before.text === 'one' && shares.has(after.text)) || (after.text === 'one' && shares.has(before.text));

const particles = wordSet('up down out off back over away through on in along around');
const verb = 1;
/** "went up": the meaning of the verb depends on the word after it, which also changed. */
const hasParticle = (word: Word, share: number, hunk: readonly Word[]): boolean =>
  share > 0 && hunk.some(({ index, text }) => index === word.index + 1 && particles.has(text));
const isPhrasal = ({ before, after, figures: { change, partsBefore, partsAfter } }: Pair): boolean =>
  hasParticle(before, partsBefore[verb] ?? 0, change.from.removed) ||
  hasParticle(after, partsAfter[verb] ?? 0, change.to.added);

/** Words that are paired over a long distance in a restructured passage say little about each other. */
const mostRebuilt = 4;
const isRebuilt = ({ figures: { change } }: Pair): boolean =>
  change.from !== change.to ||
  Math.min(contentOf(change.from.removed), contentOf(change.to.added)) > mostRebuilt;

/** Another member of a closed class: "my sister" and "my mother", "in summer" and "in winter". */
const isOtherMember = ({ before, after, figures }: Pair): boolean =>
  (areExclusive(before.base, after.base) || areExclusive(before.text, after.text)) &&
  !(figures.isElsewhere && figures.isKnownAfter);

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

const denial = 0;
const grammar = 10;
const leastMakingUp = 0.3;
const deniesAnew = ({ kindsBefore, kindsAfter }: ChangeFigures): boolean =>
  kindsBefore[denial] !== kindsAfter[denial];

/** "non-linear" and "linear"; in "non-GAAP", the prefix is part of a name. */
const isPrefix = (word: Word | null, { right }: Hunk): boolean =>
  word?.text === 'non' && right !== null && !right.isFunction && !right.isName && right.isCapital !== true;
const deniesByGrammar = ({
  change: { before, after, from, to },
  kindsBefore,
  kindsAfter,
}: ChangeFigures): boolean =>
  kindsBefore[grammar] !== kindsAfter[grammar] || isPrefix(before, from) !== isPrefix(after, to);

const denyingPart = regexOf(
  String.raw`^(?:${alternatives(denyingPrefixes)}|mal|over)\p{L}{3}|(?:less|free)$`,
  'u',
);
const deniesInside = (word: Word | null): boolean =>
  word !== null && !word.isFunction && denyingPart.test(word.text);

/** Whether another word could make up for a negation: an opposite, or a word with a negating prefix or suffix. */
const makesUp = (figures: ChangeFigures): boolean => {
  const { relation, change } = figures;
  return (
    deniesAnew(figures) ||
    Math.max(relation?.antonym ?? 0, relation?.contrary ?? 0) > leastMakingUp ||
    figures.valences[0] * figures.valences[1] < 0 ||
    (change.before?.base !== change.after?.base &&
      (deniesInside(change.before) || deniesInside(change.after)))
  );
};

/** Whether a dropped "not" leaves the words around it unchanged. With others in its place, these may mean the same. */
const isBare = ({ change: { before, from, to } }: ChangeFigures): boolean =>
  contentOf(before === null ? to.removed : from.added) === 0;

/**
 * A passage with more changes than this is restructured, so a word is compared only with one that takes exactly its
 * place. Of 2,109 false edits, the other rules find only six that have more changes.
 */
const fewAround = 7;
const mostInPlace = 2;
const isInPlace = ({ figures: { change } }: Pair): boolean =>
  change.from === change.to &&
  change.from.left !== null &&
  change.from.right !== null &&
  Math.max(change.from.removed.length, change.to.added.length) <= mostInPlace;

/** "not" was added or dropped, and nothing makes up for it. */
const bareDenials = (changes: readonly ChangeFigures[]): readonly ChangeFigures[] => {
  const denials = changes.filter(deniesByGrammar);
  if (denials.length !== 1 || !denials.every(isBare)) return [];
  return changes.some((other) => !denials.includes(other) && makesUp(other)) ? [] : denials;
};

const pairOf = (figures: ChangeFigures): Pair | null => {
  const {
    change: { before, after },
    relation,
  } = figures;
  return before === null || after === null || relation === null || before.base === after.base
    ? null
    : { before, after, relation, figures };
};

/** Whether a content word was the only one removed in one place and the only one inserted in another. */
const isMovedAlone = ({ change: { before, after, from, to } }: ChangeFigures): boolean =>
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
const isTurned = (changes: readonly ChangeFigures[]): boolean =>
  changes.some(({ change: { before, after } }) => isGiven(before) !== isGiven(after));

/** Words that can replace each other: "plans with options" may become "options with plans". */
const areAlike = (a: Word | null, b: Word | null): boolean =>
  a !== null && b !== null && canStandFor(relationOf(a, b));

/** Words that took each other's place: the one who acted is now the one acted upon, or the missing are now the dead. */
const swappedWords = (changes: readonly ChangeFigures[]): ChangeFigures[] => {
  const moved = changes.filter(isMovedAlone);
  return moved.filter(({ change }) =>
    moved.some(
      ({ change: other }) =>
        other.from === change.to &&
        other.to === change.from &&
        !areCoordinated(change.before, other.before) &&
        !areAlike(change.before, other.before),
    ),
  );
};

const isNew = (
  { change: { before, after }, isElsewhere, isKnownAfter }: ChangeFigures,
  words: ReadonlySet<string>,
  like: ReadonlySet<string>,
): boolean =>
  after !== null &&
  words.has(after.text) &&
  (before === null ? !isElsewhere : !isKnownAfter && !like.has(before.text));

/** Whether the present became the future, or one of several became the only one. */
const isNewLimit = (figures: ChangeFigures, isDue: boolean): boolean =>
  (!isDue && isNew(figures, future, future)) || isNew(figures, only, limiting);

/** Changes to a new "except" for which the original had no other word. */
const newExceptions = (changes: readonly ChangeFigures[]): readonly ChangeFigures[] =>
  changes.some(({ change: { before } }) => before !== null && exceptions.has(before.base))
    ? []
    : changes.filter((figures) => isNew(figures, excepting, exceptions));

/** "expect it to close" may become "will close, they expect", and "is unveiling" may become "will unveil". */
const speaksOfPlans = (changes: readonly ChangeFigures[]): boolean =>
  changes.some(({ change: { before, from } }) =>
    [before, from.left, from.right, ...from.removed].some(
      (word) =>
        word !== null &&
        (planned.has(word.base) ||
          (/^(?:is|are|am)$/.test(word.text) && from.right?.text.endsWith('ing') === true)),
    ),
  );

/** Another member of a closed class, unless both sides have both words: "in summer ..., in winter ...". */
const isOtherInPlace = (figures: ChangeFigures, isMadeUpFor: boolean): boolean => {
  const pair = pairOf(figures);
  return (
    pair !== null &&
    !(figures.isElsewhere && figures.isKnownAfter) &&
    isInPlace(pair) &&
    (closedRules.some((rule) => rule(pair)) || (!isMadeUpFor && isOtherMember(pair)))
  );
};

const isMadeUpForBy = (changes: readonly ChangeFigures[], figures: ChangeFigures): boolean =>
  changes.some((other) => other !== figures && deniesAnew(other));

/**
 * The changes of a passage that alter the meaning in any context, so no model needs to decide: opposites, duty
 * against permission, another unit of time, praise against blame, another thing of the same class, another step of a
 * scale, present against future, an "only" that the original lacks, and words that traded places.
 */
export const decisiveChanges = (changes: readonly ChangeFigures[]): ReadonlySet<ChangeFigures> => {
  const turned = [...contradictions(changes), ...rebuiltContradictions(changes)];
  if (changes.length > fewAround)
    return new Set([
      ...turned,
      ...changes.filter((figures) => isOtherInPlace(figures, isMadeUpForBy(changes, figures))),
    ]);
  const swapped = isTurned(changes) ? [] : swappedWords(changes);
  const isDue = speaksOfPlans(changes);
  const clear = [...turned, ...swapped, ...bareDenials(changes), ...newExceptions(changes)];
  return new Set(
    changes.filter((figures) => {
      const pair = pairOf(figures);
      if (clear.includes(figures) || isNewLimit(figures, isDue)) return true;
      if (pair === null) return false;
      if (rules.some((rule) => rule(pair))) return true;
      const isMadeUpFor = isMadeUpForBy(changes, figures);
      if (isObligation(pair) || bindings.some((rule) => rule(pair))) return !isMadeUpFor;
      if (isRebuilt(pair) || isPhrasal(pair)) return false;
      if (placedRules.some((rule) => rule(pair))) return true;
      return !isMadeUpFor && reversals.some((rule) => rule(pair));
    }),
  );
};
