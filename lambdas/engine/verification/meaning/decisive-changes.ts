import type { ChangeFigures } from './change-figures.ts';
import type { Relation } from './relations.ts';
import { future, limiting, obligations, only, unitOfTime } from './word-kinds.ts';
import type { Word } from './words.ts';

type Pair = { before: Word; after: Word; relation: Relation; figures: ChangeFigures };

const swaps = (a: ReadonlySet<string>, b: ReadonlySet<string>, { before, after }: Pair): boolean =>
  a.has(before.text) && b.has(after.text);

const isObligation = (pair: Pair): boolean =>
  swaps(obligations.demanded, obligations.open, pair) || swaps(obligations.open, obligations.demanded, pair);

const canStandFor = ({ synonym, chosen, paraphrase, fitted, derived }: Relation): boolean =>
  Math.max(synonym, chosen, paraphrase, fitted, derived) > 0;

/** "year" and "quarter", but not "yearly" and "annual". */
const isOtherTime = ({ before, after }: Pair): boolean => {
  const [unit, other] = [unitOfTime.get(before.base), unitOfTime.get(after.base)];
  return unit !== undefined && other !== undefined && unit !== other;
};

/** Of a word and an antonym of a close word: "removing" and "including", since "exclude" is the opposite of "include". */
const leastContrary = 0.7;
const isOpposite = ({ relation }: Pair): boolean =>
  relation.antonym > 0
    ? relation.synonym === 0
    : relation.contrary >= leastContrary && !canStandFor(relation);

/** What sounds clearly good became clearly bad, or the other way round: "advanced" and "mediocre". */
const leastValence = 2;
const isReversed = ({ relation, figures: { valences } }: Pair): boolean => {
  const [before, after] = valences;
  const weaker = Math.min(Math.abs(before), Math.abs(after));
  return before * after < 0 && weaker >= leastValence && !canStandFor(relation);
};

const strict = 2;
/** "soy milk" and "peanut milk": another food, animal, plant, substance, part of the body or place. */
const isOtherThing = ({ relation, figures: { partsBefore, partsAfter } }: Pair): boolean =>
  relation.things === strict && Math.min(partsBefore[0] ?? 0, partsAfter[0] ?? 0) > 0.5;

/** "some" and "all", "big" and "enormous". */
const isOtherStep = ({ figures: { steps } }: Pair): boolean => steps !== 0;

const earlier: ReadonlySet<string> = new Set(['before', 'until', 'prior']);
const later: ReadonlySet<string> = new Set(['after', 'since']);
/** "before the meeting" and "after the meeting". */
const isOtherOrder = (pair: Pair): boolean => swaps(earlier, later, pair) || swaps(later, earlier, pair);

const rules = [isOtherOrder, isObligation, isOtherTime, isOtherThing, isOtherStep];
/** A denial beside it can make up for an opposite: "is not working" and "malfunctions", "guess wrong" and "fail to guess right". */
const reversals = [isOpposite, isReversed];

const denial = 0;
const deniesAnew = ({ kindsBefore, kindsAfter }: ChangeFigures): boolean =>
  kindsBefore[denial] !== kindsAfter[denial];

const pairOf = (figures: ChangeFigures): Pair | null => {
  const {
    change: { before, after },
    relation,
  } = figures;
  return before === null || after === null || relation === null || before.base === after.base
    ? null
    : { before, after, relation, figures };
};

const noun = 0;
const contentOf = (words: readonly Word[]): number => words.filter(({ isFunction }) => !isFunction).length;

/** A noun alone was taken out in one place and put in alone in another one. */
const isMovedNoun = ({ change: { before, after, from, to }, partsBefore }: ChangeFigures): boolean =>
  before !== null &&
  before.base === after?.base &&
  !before.isFunction &&
  (partsBefore[noun] ?? 0) > 0.5 &&
  contentOf(from.removed) === 1 &&
  contentOf(to.added) === 1;

/** "plans and options" may become "options and plans". */
const coordinatedWithin = 2;
const areCoordinated = (a: Word | null, b: Word | null): boolean =>
  a !== null && b !== null && Math.abs(a.index - b.index) <= coordinatedWithin;

/** Nouns that took each other's place: who did something is now whom it was done to. */
const swappedNouns = (changes: readonly ChangeFigures[]): ChangeFigures[] => {
  const moved = changes.filter(isMovedNoun);
  return moved.filter(({ change }) =>
    moved.some(
      ({ change: other }) =>
        other.from === change.to && other.to === change.from && !areCoordinated(change.before, other.before),
    ),
  );
};

const isNew = (
  { change: { before, after }, isElsewhere }: ChangeFigures,
  words: ReadonlySet<string>,
  like: ReadonlySet<string>,
): boolean =>
  after !== null && words.has(after.text) && (before === null ? !isElsewhere : !like.has(before.text));

/** What is becomes what will be, or what is one of several becomes the only one. */
const isNewLimit = (figures: ChangeFigures): boolean =>
  isNew(figures, future, future) || isNew(figures, only, limiting);

/**
 * The changes of a passage that alter the meaning wherever they stand, so that no model needs to decide: opposites, what must
 * be against what may be, another unit of time, praise against blame, another thing of the same class, another step of a
 * scale, what is against what will be, "only" where the original does not say it, and nouns that changed places.
 */
export const decisiveChanges = (changes: readonly ChangeFigures[]): ReadonlySet<ChangeFigures> => {
  const swapped = new Set(swappedNouns(changes));
  return new Set(
    changes.filter((figures) => {
      if (swapped.has(figures) || isNewLimit(figures)) return true;
      const pair = pairOf(figures);
      if (pair === null) return false;
      if (rules.some((rule) => rule(pair))) return true;
      const isMadeUpFor = changes.some((other) => other !== figures && deniesAnew(other));
      return !isMadeUpFor && reversals.some((rule) => rule(pair));
    }),
  );
};
