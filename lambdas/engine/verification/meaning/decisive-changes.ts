import type { ChangeFigures } from './change-figures.ts';
import type { Relation } from './relations.ts';
import { obligations, unitOfTime } from './word-kinds.ts';
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

const rules = [isObligation, isOpposite, isOtherTime, isReversed, isOtherThing];

/**
 * Whether a change alters the meaning wherever it stands, so that no model needs to decide: opposites, what must be against
 * what may be, another unit of time, praise against blame, another thing of the same class.
 */
export const isDecisive = (figures: ChangeFigures): boolean => {
  const {
    change: { before, after },
    relation,
  } = figures;
  if (before === null || after === null || relation === null || before.base === after.base) return false;
  return rules.some((rule) => rule({ before, after, relation, figures }));
};
