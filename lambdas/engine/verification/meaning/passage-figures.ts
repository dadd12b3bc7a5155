import type { ChangeFigures } from './changes/change-figures.ts';
import type { Relation } from './changes/relations.ts';
import type { Word } from './changes/words.ts';

const lowest = (values: readonly number[], missing: number): [number, number] => {
  let [first, second] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const value of values) {
    if (value < first) [first, second] = [value, first];
    else if (value < second) second = value;
  }
  return [values.length > 0 ? first : missing, values.length > 1 ? second : missing];
};

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const isContent = (word: Word | null): boolean => word !== null && !word.isFunction;
const both = ({ forth, back }: ChangeFigures): number => Math.min(forth ?? 0, back ?? 0);
const relationIs = (figures: ChangeFigures, key: keyof Relation): boolean =>
  (figures.relation?.[key] ?? 0) > 0;

const isUnrelated = (figures: ChangeFigures): boolean =>
  !(['synonym', 'paraphrase', 'derived', 'stem', 'similar'] as const).some((key) => relationIs(figures, key));

/** How well it is known that one word can stand for the other (0-1). */
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
const pairFigures: readonly ((figures: ChangeFigures) => number)[] = [
  ({ forth }) => forth ?? 0,
  ({ back }) => back ?? 0,
  ({ relation }) => relation?.cosine ?? 0,
  ({ relation }) => relation?.neighbors ?? 0,
  ({ relation }) => relation?.depth ?? 0,
  ({ hunkCosine }) => hunkCosine,
  supportOf,
  ({ relation }) => Math.max(relation?.choices ?? 0, relation?.shared ?? 0),
];

/** The two lowest values of each figure of pairs; most lists have few pairs or none. */
const lowestFigures = (list: readonly ChangeFigures[]): number[] =>
  list.length === 0 ? lowestOfNone : pairFigures.flatMap((read) => lowest(list.map(read), noPair));
const lowestOfNone = pairFigures.flatMap(() => [noPair, noPair]);

const count = (list: readonly ChangeFigures[], test: (figures: ChangeFigures) => boolean): number => {
  let sum = 0;
  for (const figures of list) if (test(figures)) sum += 1;
  return sum;
};

/** Kinds of words as `wordKinds` lists them. */
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

/** A content word that was put between words that stay: "salted" in "buy salted butter". */
const isInserted = ({ change: { before, from, to }, isElsewhere }: ChangeFigures): boolean =>
  before === null && !isElsewhere && from.removed.length === 0 && to.added.length <= 2;

const isMovedNoun = ({ change: { before, after }, partsBefore }: ChangeFigures): boolean =>
  before !== null && before.base === after?.base && !before.isFunction && (partsBefore[noun] ?? 0) > 0.5;

const isReversed = ({ relation, valences: [before, after] }: ChangeFigures): boolean =>
  (relation?.antonym ?? 0) > 0 || (relation?.contrary ?? 0) > 0.6 || before * after < -3;

/** How often denials were added or dropped, less the opposites that make up for them: "not working" and "broken". */
const deniedTwice = (changes: readonly ChangeFigures[]): number => {
  const denials = count(changes, gained(kinds.not)) + count(changes, dropped(kinds.not));
  const others =
    count(changes, isReversed) +
    count(changes, (figures) => gained(kinds.denial)(figures) && !gained(kinds.not)(figures)) +
    count(changes, (figures) => dropped(kinds.denial)(figures) && !dropped(kinds.not)(figures));
  return denials === 0 ? 0 : (denials + others) % 2 === 0 ? 2 : 1;
};

/** Figures of the content words that were added, or of those that were dropped. */
const oneSided = (list: readonly ChangeFigures[], side: 'partsBefore' | 'partsAfter'): number[] => {
  const fresh = list.filter(({ isElsewhere }) => !isElsewhere);
  return [
    list.length,
    fresh.length,
    ...[noun, verb, adjective, adverb].map((part) =>
      count(fresh, (figures) => (figures[side][part] ?? 0) > 0.5),
    ),
    Math.max(-2, ...list.map(({ nearest }) => nearest)),
    ...lowest(
      fresh.map(({ nearest }) => nearest),
      2,
    ),
    count(list, isAlone),
    count(list, ({ change }) => (change.before ?? change.after)?.isNumber ?? false),
    count(list, ({ change }) => (change.before ?? change.after)?.isName ?? false),
  ];
};

/** What the decision about a passage reads of its changes, besides their own scores. */
export const passageFigures = (changes: readonly ChangeFigures[]): number[] => {
  const pairs = changes.filter(
    ({ change: { before, after } }) =>
      before !== null &&
      after !== null &&
      before.base !== after.base &&
      (isContent(before) || isContent(after)),
  );
  const added = changes.filter(({ change }) => change.before === null && isContent(change.after));
  const lost = changes.filter(({ change }) => change.after === null && isContent(change.before));
  const small = changes.filter(({ change }) => !isContent(change.before) && !isContent(change.after));
  const parts = byPart(pairs);
  return [
    pairs.length,
    mean(pairs.map(both)),
    ...lowest(pairs.map(both), 0),
    ...lowestFigures(pairs),
    ...parts.flatMap(lowestFigures),
    ...parts.map((list) => list.length),
    ...[pairs, ...parts].map((list) => count(list, isUnrelated)),
    ...[pairs, ...parts].map((list) => count(list, (pair) => supportOf(pair) < wellKnown)),
    mean(pairs.map(supportOf)),
    Math.max(0, ...pairs.map(({ relation }) => relation?.contrary ?? 0)),
    Math.max(0, ...pairs.map(({ relation }) => relation?.contraries ?? 0)),
    Math.min(0, ...pairs.map(({ valences: [before, after] }) => after - before)),
    Math.max(0, ...pairs.map(({ valences: [before, after] }) => after - before)),
    Math.min(0, ...added.map(({ valences }) => valences[1])),
    changes.reduce((sum, { valences: [before, after] }) => sum + after - before, 0),
    count(changes, isMovedName),
    count(changes, isOtherName),
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
    ...oneSided(added, 'partsAfter'),
    ...oneSided(lost, 'partsBefore'),
    small.length,
    count(small, ({ change }) => change.before !== null && change.after !== null),
    count(
      small,
      ({ kindsBefore, kindsAfter }) => kindsBefore[kinds.who] === true || kindsAfter[kinds.who] === true,
    ),
    ...turnedKinds.map((test) => count(changes, test)),
    deniedTwice(changes),
    Math.max(0, ...pairs.map(({ steps }) => Math.abs(steps))),
    count(pairs, ({ speechAct }) => speechAct > 0),
    ...[noun, adjective].map((part) =>
      count(added, (figures) => isInserted(figures) && (figures.partsAfter[part] ?? 0) > 0.5),
    ),
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
    lowest(
      changes.map(({ hunkCosine }) => hunkCosine).filter((value) => value > -2),
      2,
    )[0],
  ];
};
