import type { ChangeFigures } from './changes/change-figures.ts';
import type { Relation } from './changes/relations.ts';
import type { Word } from './changes/words.ts';

/** A figure of one change. */
type Figure = (figures: ChangeFigures) => number;

/** Appends the two lowest values of a figure to a row. */
const pushLowest = (row: number[], list: readonly ChangeFigures[], read: Figure, missing: number): void => {
  let first = Number.POSITIVE_INFINITY;
  let second = Number.POSITIVE_INFINITY;
  for (const figures of list) {
    const value = read(figures);
    if (value < first) {
      second = first;
      first = value;
    } else if (value < second) second = value;
  }
  row.push(list.length > 0 ? first : missing, list.length > 1 ? second : missing);
};

const sumOf = (list: readonly ChangeFigures[], read: Figure): number => {
  let sum = 0;
  for (const figures of list) sum += read(figures);
  return sum;
};

const meanOf = (list: readonly ChangeFigures[], read: Figure): number =>
  list.length === 0 ? 0 : sumOf(list, read) / list.length;

/** The highest value of a figure, at least `least`. */
const highestOf = (list: readonly ChangeFigures[], read: Figure, least: number): number => {
  let highest = least;
  for (const figures of list) highest = Math.max(highest, read(figures));
  return highest;
};

/** The lowest value of a figure, at most `most`. */
const lowestOf = (list: readonly ChangeFigures[], read: Figure, most: number): number => {
  let lowest = most;
  for (const figures of list) lowest = Math.min(lowest, read(figures));
  return lowest;
};

const isContent = (word: Word | null): boolean => word !== null && !word.isFunction;
const both = ({ forth, back }: ChangeFigures): number => Math.min(forth ?? 0, back ?? 0);
const relationIs = (figures: ChangeFigures, key: keyof Relation): boolean =>
  (figures.relation?.[key] ?? 0) > 0;

const isUnrelated = (figures: ChangeFigures): boolean =>
  !(['synonym', 'paraphrase', 'derived', 'stem', 'similar'] as const).some((key) => relationIs(figures, key));

/** How certain it is that one word can replace the other (0-1). */
const supportOf = ({ relation }: ChangeFigures): number =>
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

const partOf = (figures: ChangeFigures, part: number): number => figures.partsBefore[part] ?? 0;

const byPart = (pairs: readonly ChangeFigures[]): ChangeFigures[][] => [
  pairs.filter((pair) => partOf(pair, noun) >= 0.5 || (pair.partsAfter[noun] ?? 0) > 0.7),
  pairs.filter((pair) => partOf(pair, verb) > 0.5),
  pairs.filter((pair) => partOf(pair, adjective) + partOf(pair, adverb) > 0.5),
];

const noPair = 3;
const pairFigures: readonly Figure[] = [
  ({ forth }) => forth ?? 0,
  ({ back }) => back ?? 0,
  ({ relation }) => relation?.cosine ?? 0,
  ({ relation }) => relation?.neighbors ?? 0,
  ({ relation }) => relation?.depth ?? 0,
  ({ hunkCosine }) => hunkCosine,
  supportOf,
  ({ relation }) => Math.max(relation?.choices ?? 0, relation?.shared ?? 0),
];

/** Appends the two lowest values of each figure of pairs to a row. */
const pushPairFigures = (row: number[], list: readonly ChangeFigures[]): void => {
  for (const read of pairFigures) pushLowest(row, list, read, noPair);
};

const count = (list: readonly ChangeFigures[], test: (figures: ChangeFigures) => boolean): number => {
  let sum = 0;
  for (const figures of list) if (test(figures)) sum += 1;
  return sum;
};

/** Kinds of words, in the order of `wordKinds`. */
const kinds = {
  denial: 0,
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
  (figures: ChangeFigures): boolean =>
    figures.kindsAfter[kind] === true && figures.kindsBefore[kind] !== true;
const dropped =
  (kind: number) =>
  (figures: ChangeFigures): boolean =>
    figures.kindsBefore[kind] === true && figures.kindsAfter[kind] !== true;

/** Whether a word of a kind was added, and whether one was dropped. */
const turnedKinds = [
  kinds.denial,
  kinds.certainty,
  kinds.quantity,
  kinds.direction,
  kinds.limit,
  kinds.future,
  kinds.past,
  kinds.only,
  kinds.not,
].flatMap((kind) => [gained(kind), dropped(kind)]);

const isMovedName = ({ change: { before, after } }: ChangeFigures): boolean =>
  before?.isName === true && after !== null && before.base === after.base;
const isOtherName = ({ change: { before, after }, isElsewhere }: ChangeFigures): boolean =>
  isElsewhere && (before?.isName === true || after?.isName === true) && before?.base !== after?.base;

const isAlone = ({ change }: ChangeFigures): boolean =>
  change.from.removed.length <= 1 || change.to.added.length <= 1;

/** A content word inserted between words that stay: "salted" in "buy salted butter". */
const isInserted = ({ change: { before, from, to }, isElsewhere }: ChangeFigures): boolean =>
  before === null && !isElsewhere && from.removed.length === 0 && to.added.length <= 2;

const isMovedNoun = ({ change: { before, after }, partsBefore }: ChangeFigures): boolean =>
  before !== null && before.base === after?.base && !before.isFunction && (partsBefore[noun] ?? 0) > 0.5;

const isReversed = ({ relation, valences: [before, after] }: ChangeFigures): boolean =>
  (relation?.antonym ?? 0) > 0 || (relation?.contrary ?? 0) > 0.6 || before * after < -3;

/**
 * Whether negations were added or dropped (0 if not) and opposites make up for them (2) or not (1): "not working" and
 * "broken".
 */
const deniedTwice = (changes: readonly ChangeFigures[]): number => {
  const denials = count(changes, gained(kinds.not)) + count(changes, dropped(kinds.not));
  const others =
    count(changes, isReversed) +
    count(changes, (figures) => gained(kinds.denial)(figures) && !gained(kinds.not)(figures)) +
    count(changes, (figures) => dropped(kinds.denial)(figures) && !dropped(kinds.not)(figures));
  return denials === 0 ? 0 : (denials + others) % 2 === 0 ? 2 : 1;
};

const nearestOf: Figure = ({ nearest }) => nearest;

/** Appends figures of the content words that were added, or of those that were dropped, to a row. */
const pushOneSided = (
  row: number[],
  list: readonly ChangeFigures[],
  side: 'partsBefore' | 'partsAfter',
): void => {
  const fresh = list.filter(({ isElsewhere }) => !isElsewhere);
  row.push(list.length, fresh.length);
  for (const part of [noun, verb, adjective, adverb])
    row.push(count(fresh, (figures) => (figures[side][part] ?? 0) > 0.5));
  row.push(highestOf(list, nearestOf, -2));
  pushLowest(row, fresh, nearestOf, 2);
  row.push(
    count(list, isAlone),
    count(list, ({ change }) => (change.before ?? change.after)?.isNumber ?? false),
    count(list, ({ change }) => (change.before ?? change.after)?.isName ?? false),
  );
};

/** Content words that were replaced, added or dropped, and changes of function words. */
type SortedChanges = Record<'pairs' | 'added' | 'lost' | 'small', ChangeFigures[]>;

const sortChanges = (changes: readonly ChangeFigures[]): SortedChanges => {
  const sorted: SortedChanges = { pairs: [], added: [], lost: [], small: [] };
  for (const figures of changes) {
    const { before, after } = figures.change;
    if (!isContent(before) && !isContent(after)) sorted.small.push(figures);
    else if (before === null) sorted.added.push(figures);
    else if (after === null) sorted.lost.push(figures);
    else if (before.base !== after.base) sorted.pairs.push(figures);
  }
  return sorted;
};

/** Appends figures of the replaced words to a row. */
const pushPairs = (row: number[], pairs: readonly ChangeFigures[]): void => {
  const parts = byPart(pairs);
  const lists = [pairs, ...parts];
  row.push(pairs.length, meanOf(pairs, both));
  pushLowest(row, pairs, both, 0);
  for (const list of lists) pushPairFigures(row, list);
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

const valenceStep: Figure = ({ valences: [before, after] }) => after - before;

/** Appends to a row how replaced words are related and what kinds of words they are. */
const pushRelations = (row: number[], pairs: readonly ChangeFigures[]): void => {
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

/** Appends figures of the function words to a row. */
const pushSmall = (row: number[], small: readonly ChangeFigures[]): void => {
  row.push(
    small.length,
    count(small, ({ change }) => change.before !== null && change.after !== null),
    count(
      small,
      ({ kindsBefore, kindsAfter }) => kindsBefore[kinds.who] === true || kindsAfter[kinds.who] === true,
    ),
  );
};

/** Appends figures of forces, insertions and moves to a row. */
const pushTurns = (
  row: number[],
  changes: readonly ChangeFigures[],
  { pairs, added }: SortedChanges,
): void => {
  for (const test of turnedKinds) row.push(count(changes, test));
  row.push(
    deniedTwice(changes),
    highestOf(pairs, ({ steps }) => Math.abs(steps), 0),
    count(pairs, ({ speechAct }) => speechAct > 0),
  );
  for (const part of [noun, adjective])
    row.push(count(added, (figures) => isInserted(figures) && (figures.partsAfter[part] ?? 0) > 0.5));
  row.push(
    count(changes, isMovedNoun),
    changes.length === 1 ? 1 : 0,
    count(
      changes,
      (figures) =>
        figures.kindsBefore[kinds.direction] === true && figures.kindsAfter[kinds.direction] === true,
    ),
    count(
      changes,
      ({ change: { before, after } }) =>
        before !== null && after !== null && before.base === after.base && isContent(before),
    ),
  );
};

/** The lowest cosine of hunks that have words on both sides; 2 if there are none. */
const lowestHunk = (changes: readonly ChangeFigures[]): number => {
  let lowest = Number.POSITIVE_INFINITY;
  for (const { hunkCosine } of changes) if (hunkCosine > -2) lowest = Math.min(lowest, hunkCosine);
  return lowest === Number.POSITIVE_INFINITY ? 2 : lowest;
};

/** Appends to a row all figures that the decision about a passage reads, except the scores of its changes. */
export const pushPassageFigures = (row: number[], changes: readonly ChangeFigures[]): void => {
  const sorted = sortChanges(changes);
  const { pairs, added, lost, small } = sorted;
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
  pushSmall(row, small);
  pushTurns(row, changes, sorted);
  row.push(lowestHunk(changes));
};
