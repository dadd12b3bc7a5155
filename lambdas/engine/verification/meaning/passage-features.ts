import type { ChangeFeatures } from './changes/change-features.ts';
import type { Relation } from './changes/relations.ts';
import type { Word } from './changes/words.ts';

/** A feature of one change. */
type Feature = (features: ChangeFeatures) => number;

/** Appends the two lowest values of a feature to a row. */
const pushLowest = (row: number[], list: readonly ChangeFeatures[], read: Feature, missing: number): void => {
  let first = Number.POSITIVE_INFINITY;
  let second = Number.POSITIVE_INFINITY;
  for (const features of list) {
    const value = read(features);
    if (value < first) {
      second = first;
      first = value;
    } else if (value < second) second = value;
  }
  row.push(list.length > 0 ? first : missing, list.length > 1 ? second : missing);
};

const sumOf = (list: readonly ChangeFeatures[], read: Feature): number => {
  let sum = 0;
  for (const features of list) sum += read(features);
  return sum;
};

const meanOf = (list: readonly ChangeFeatures[], read: Feature): number =>
  list.length === 0 ? 0 : sumOf(list, read) / list.length;

/** The highest value of a feature, at least `min`. */
const highestOf = (list: readonly ChangeFeatures[], read: Feature, min: number): number => {
  let highest = min;
  for (const features of list) highest = Math.max(highest, read(features));
  return highest;
};

/** The lowest value of a feature, at most `max`. */
const lowestOf = (list: readonly ChangeFeatures[], read: Feature, max: number): number => {
  let lowest = max;
  for (const features of list) lowest = Math.min(lowest, read(features));
  return lowest;
};

const isContent = (word: Word | null): boolean => word !== null && !word.isFunction;
const both = ({ forth, back }: ChangeFeatures): number => Math.min(forth ?? 0, back ?? 0);
const relationIs = (features: ChangeFeatures, key: keyof Relation): boolean =>
  (features.relation?.[key] ?? 0) > 0;

const isUnrelated = (features: ChangeFeatures): boolean =>
  !(['synonym', 'paraphrase', 'derived', 'stem', 'similar'] as const).some((key) =>
    relationIs(features, key),
  );

/** How certain it is that one word can replace the other (0-1). */
const supportOf = ({ relation }: ChangeFeatures): number =>
  relation === null
    ? 0
    : Math.max(
        relation.chosen > 0 ? 0.5 + relation.chosen / 2 : 0,
        relation.paraphrase * 0.9,
        relation.fitted * 0.8,
        relation.synonym * 0.7,
        relation.derived * 0.7,
        relation.loose * 0.6,
        relation.choices * 0.5,
      );
const wellKnown = 0.5;

const [noun, verb, adjective, adverb] = [0, 1, 2, 3];

const partOf = (features: ChangeFeatures, part: number): number => features.partsBefore[part] ?? 0;

const byPart = (pairs: readonly ChangeFeatures[]): ChangeFeatures[][] => [
  pairs.filter((pair) => partOf(pair, noun) >= 0.5 || (pair.partsAfter[noun] ?? 0) > 0.7),
  pairs.filter((pair) => partOf(pair, verb) > 0.5),
  pairs.filter((pair) => partOf(pair, adjective) + partOf(pair, adverb) > 0.5),
];

const noPairValue = 3;
const pairFeatures: readonly Feature[] = [
  ({ forth }) => forth ?? 0,
  ({ back }) => back ?? 0,
  ({ relation }) => relation?.cosine ?? 0,
  ({ relation }) => relation?.neighbors ?? 0,
  ({ relation }) => relation?.depth ?? 0,
  ({ hunkCosine }) => hunkCosine,
  supportOf,
  ({ relation }) => Math.max(relation?.choices ?? 0, relation?.shared ?? 0),
];

/** Appends the two lowest values of each feature of pairs to a row. */
const pushPairFeatures = (row: number[], list: readonly ChangeFeatures[]): void => {
  for (const read of pairFeatures) pushLowest(row, list, read, noPairValue);
};

const count = (list: readonly ChangeFeatures[], test: (features: ChangeFeatures) => boolean): number => {
  let sum = 0;
  for (const features of list) if (test(features)) sum += 1;
  return sum;
};

/** Kinds of words, in the order of `wordKinds`. */
const kinds = {
  negation: 0,
  certainty: 1,
  quantity: 2,
  time: 3,
  direction: 4,
  who: 5,
  limit: 6,
  future: 7,
  past: 8,
  only: 9,
  not: 10,
};
const gained =
  (kind: number) =>
  (features: ChangeFeatures): boolean =>
    features.kindsAfter[kind] === true && features.kindsBefore[kind] !== true;
const dropped =
  (kind: number) =>
  (features: ChangeFeatures): boolean =>
    features.kindsBefore[kind] === true && features.kindsAfter[kind] !== true;

/** Whether a word of a kind was added, and whether one was dropped. */
const reversedKinds = [
  kinds.negation,
  kinds.certainty,
  kinds.quantity,
  kinds.direction,
  kinds.limit,
  kinds.future,
  kinds.past,
  kinds.only,
  kinds.not,
].flatMap((kind) => [gained(kind), dropped(kind)]);

const isMovedName = ({ change: { before, after } }: ChangeFeatures): boolean =>
  before?.isName === true && after !== null && before.base === after.base;
const isOtherName = ({ change: { before, after }, isElsewhere }: ChangeFeatures): boolean =>
  isElsewhere && (before?.isName === true || after?.isName === true) && before?.base !== after?.base;

const isAlone = ({ change }: ChangeFeatures): boolean =>
  change.from.removed.length <= 1 || change.to.added.length <= 1;

/** A content word inserted between words that stay: "salted" in "buy salted butter". */
const isInserted = ({ change: { before, from, to }, isElsewhere }: ChangeFeatures): boolean =>
  before === null && !isElsewhere && from.removed.length === 0 && to.added.length <= 2;

const isMovedNoun = ({ change: { before, after }, partsBefore }: ChangeFeatures): boolean =>
  before !== null && before.base === after?.base && !before.isFunction && (partsBefore[noun] ?? 0) > 0.5;

const isReversed = ({ relation, valences: [before, after] }: ChangeFeatures): boolean =>
  (relation?.antonym ?? 0) > 0 || (relation?.contrary ?? 0) > 0.6 || before * after < -3;

/**
 * Whether negations were added or dropped (0 if not) and opposites make up for them (2) or not (1): "not working" and
 * "broken".
 */
const compensatedNegations = (changes: readonly ChangeFeatures[]): number => {
  const negations = count(changes, gained(kinds.not)) + count(changes, dropped(kinds.not));
  const others =
    count(changes, isReversed) +
    count(changes, (features) => gained(kinds.negation)(features) && !gained(kinds.not)(features)) +
    count(changes, (features) => dropped(kinds.negation)(features) && !dropped(kinds.not)(features));
  return negations === 0 ? 0 : (negations + others) % 2 === 0 ? 2 : 1;
};

const nearestOf: Feature = ({ nearest }) => nearest;

/** Appends features of the content words that were added, or of those that were dropped, to a row. */
const pushOneSided = (
  row: number[],
  list: readonly ChangeFeatures[],
  side: 'partsBefore' | 'partsAfter',
): void => {
  const fresh = list.filter(({ isElsewhere }) => !isElsewhere);
  row.push(list.length, fresh.length);
  for (const part of [noun, verb, adjective, adverb])
    row.push(count(fresh, (features) => (features[side][part] ?? 0) > 0.5));
  row.push(highestOf(list, nearestOf, -2));
  pushLowest(row, fresh, nearestOf, 2);
  row.push(
    count(list, isAlone),
    count(list, ({ change }) => (change.before ?? change.after)?.isNumber ?? false),
    count(list, ({ change }) => (change.before ?? change.after)?.isName ?? false),
  );
};

/** Content words that were replaced, added or dropped, and changes of function words. */
type SortedChanges = Record<'pairs' | 'added' | 'lost' | 'functionWords', ChangeFeatures[]>;

const sortChanges = (changes: readonly ChangeFeatures[]): SortedChanges => {
  const sorted: SortedChanges = { pairs: [], added: [], lost: [], functionWords: [] };
  for (const features of changes) {
    const { before, after } = features.change;
    if (!isContent(before) && !isContent(after)) sorted.functionWords.push(features);
    else if (before === null) sorted.added.push(features);
    else if (after === null) sorted.lost.push(features);
    else if (before.base !== after.base) sorted.pairs.push(features);
  }
  return sorted;
};

/** Appends features of the replaced words to a row. */
const pushPairs = (row: number[], pairs: readonly ChangeFeatures[]): void => {
  const parts = byPart(pairs);
  const lists = [pairs, ...parts];
  row.push(pairs.length, meanOf(pairs, both));
  pushLowest(row, pairs, both, 0);
  for (const list of lists) pushPairFeatures(row, list);
  for (const list of parts) row.push(list.length);
  for (const list of lists) row.push(count(list, isUnrelated));
  for (const list of lists) row.push(count(list, (pair) => supportOf(pair) < wellKnown));
  row.push(
    meanOf(pairs, supportOf),
    highestOf(pairs, ({ relation }) => relation?.contrary ?? 0, 0),
    highestOf(pairs, ({ relation }) => relation?.contraries ?? 0, 0),
    lowestOf(pairs, valenceStep, 0),
    highestOf(pairs, valenceStep, 0),
  );
};

const valenceStep: Feature = ({ valences: [before, after] }) => after - before;

/** Appends to a row how replaced words are related and what kinds of words they are. */
const pushRelations = (row: number[], pairs: readonly ChangeFeatures[]): void => {
  row.push(
    count(pairs, (pair) => relationIs(pair, 'antonym')),
    count(pairs, (pair) => relationIs(pair, 'sibling') && !relationIs(pair, 'synonym')),
    pairs.length === 0
      ? 0
      : count(pairs, (pair) => relationIs(pair, 'synonym') || relationIs(pair, 'paraphrase')) / pairs.length,
    count(pairs, ({ change }) => change.before?.isNumber === true || change.after?.isNumber === true),
    count(pairs, ({ change }) => change.before?.isName === true || change.after?.isName === true),
    count(
      pairs,
      ({ kindsBefore, kindsAfter }) => kindsBefore[kinds.time] === true || kindsAfter[kinds.time] === true,
    ),
  );
};

/** Appends features of the function words to a row. */
const pushFunctionWords = (row: number[], functionWords: readonly ChangeFeatures[]): void => {
  row.push(
    functionWords.length,
    count(functionWords, ({ change }) => change.before !== null && change.after !== null),
    count(
      functionWords,
      ({ kindsBefore, kindsAfter }) => kindsBefore[kinds.who] === true || kindsAfter[kinds.who] === true,
    ),
  );
};

/** Appends features of forces, insertions and moves to a row. */
const pushReversals = (
  row: number[],
  changes: readonly ChangeFeatures[],
  { pairs, added }: SortedChanges,
): void => {
  for (const test of reversedKinds) row.push(count(changes, test));
  row.push(
    compensatedNegations(changes),
    highestOf(pairs, ({ steps }) => Math.abs(steps), 0),
    count(pairs, ({ speechAct }) => speechAct > 0),
  );
  for (const part of [noun, adjective])
    row.push(count(added, (features) => isInserted(features) && (features.partsAfter[part] ?? 0) > 0.5));
  row.push(
    count(changes, isMovedNoun),
    changes.length === 1 ? 1 : 0,
    count(
      changes,
      (features) =>
        features.kindsBefore[kinds.direction] === true && features.kindsAfter[kinds.direction] === true,
    ),
    count(
      changes,
      ({ change: { before, after } }) =>
        before !== null && after !== null && before.base === after.base && isContent(before),
    ),
  );
};

/** The lowest cosine of hunks that have words on both sides; 2 if there are none. */
const lowestHunk = (changes: readonly ChangeFeatures[]): number => {
  let lowest = Number.POSITIVE_INFINITY;
  for (const { hunkCosine } of changes) if (hunkCosine > -2) lowest = Math.min(lowest, hunkCosine);
  return lowest === Number.POSITIVE_INFINITY ? 2 : lowest;
};

/** Appends to a row all features that the decision about a passage reads, except the scores of its changes. */
export const pushPassageFeatures = (row: number[], changes: readonly ChangeFeatures[]): void => {
  const sorted = sortChanges(changes);
  const { pairs, added, lost, functionWords } = sorted;
  pushPairs(row, pairs);
  row.push(
    lowestOf(added, ({ valences }) => valences[1], 0),
    changes.reduce((sum, { valences: [before, after] }) => sum + after - before, 0),
    count(changes, isMovedName),
    count(changes, isOtherName),
  );
  pushRelations(row, pairs);
  pushOneSided(row, added, 'partsAfter');
  pushOneSided(row, lost, 'partsBefore');
  pushFunctionWords(row, functionWords);
  pushReversals(row, changes, sorted);
  row.push(lowestHunk(changes));
};
