import { checkDeadline } from '#engine/bounds/deadline.ts';
import { wordSet } from '#engine/english/word-classes.ts';
import { type ChangeFeatures, maxChangedPairs } from './changes/change-features.ts';
import { type Forms, memoizeByPair } from './changes/memoize-pairs.ts';
import { relationOf } from './changes/relations.ts';
import {
  functionWords,
  hedges,
  hedgingWords,
  limitingWords,
  obligations,
  onlyWords,
  unitOfTime,
} from './changes/word-kinds.ts';
import type { Word } from './changes/words.ts';
import { areConverse } from './claims/read-claims.ts';
import { areExclusive } from './word-lists/exclusive-words.ts';
import { courses } from './word-lists/opposed-verbs.ts';

/** Words that reverse a statement although no dictionary calls them antonyms: forces, steps and degrees. */
const reversals: readonly (readonly ReadonlySet<string>[])[] = [
  'more higher greater larger bigger improve increase enhance boost raise|less fewer lower smaller worsen reduce decrease',
  'better|worse',
  'longer|shorter',
  'faster quicker|slower',
  'earlier sooner|later',
  'stronger|weaker',
  'easier simpler|harder',
  'cheaper|pricier costlier',
  'strength strong|weakness weak',
  'advantage benefit upside|disadvantage drawback downside',
  'correct right accurate true|wrong incorrect inaccurate false',
  'slightly marginally somewhat slight marginal minor|considerably significantly substantially greatly markedly sharply strongly considerable significant substantial dramatically drastically massively hugely enormously vastly dramatic drastic massive huge enormous',
  'always constantly invariably|never|sometimes occasionally|rarely seldom hardly infrequently rare|often usually frequently normally generally typically regularly commonly mostly',
  'few fraction minority|most majority bulk|nobody none',
  'impossible|unlikely doubtful|possibly perhaps possible|probably likely presumably|certainly surely definitely certain',
  'tiny negligible minimal|huge enormous massive striking drastic vast',
  'after once|before',
  'rise grow climb jump surge soar|fall drop decline sink plunge tumble shrink',
  'can could may might possibly perhaps often usually|always',
  'everyone everybody all|nobody none',
  'blind|deaf',
  'unlimited unrestricted|limited restricted',
].map((line) => line.split('|').map((words) => wordSet(words)));

/** The first side that has a word or its base form; -1 if there is none. */
const sideIn = (lists: readonly ReadonlySet<string>[], { text, base }: Forms): number => {
  for (let side = 0; side < lists.length; side += 1) {
    const words = lists[side] as ReadonlySet<string>;
    if (words.has(text) || words.has(base)) return side;
  }
  return -1;
};

/** Whether one of these lists of sides has both words, on sides that `fits` accepts. */
const findSides = (
  all: readonly (readonly ReadonlySet<string>[])[],
  a: Forms,
  b: Forms,
  fits: (x: number, y: number) => boolean,
): boolean => {
  for (let i = 0; i < all.length; i += 1) {
    const lists = all[i] as readonly ReadonlySet<string>[];
    const x = sideIn(lists, a);
    if (x < 0) continue;
    const y = sideIn(lists, b);
    if (y >= 0 && fits(x, y)) return true;
  }
  return false;
};

const areOpposed = (all: readonly (readonly ReadonlySet<string>[])[], a: Forms, b: Forms): boolean =>
  findSides(all, a, b, (x, y) => x !== y);

/** Whether two verbs lead in different directions: "keep" and "lower". */
export const pointApart = memoizeByPair((a: Forms, b: Forms): boolean => areOpposed(courses, a, b));

const isOtherUnit = (a: Forms, b: Forms): boolean => {
  const [x, y] = [unitOfTime.get(a.base), unitOfTime.get(b.base)];
  return x !== undefined && y !== undefined && x !== y;
};

const isOtherDuty = (a: Forms, b: Forms): boolean =>
  (obligations.demanded.has(a.text) && obligations.open.has(b.text)) ||
  (obligations.open.has(a.text) && obligations.demanded.has(b.text));

/**
 * "tighten" and "overtighten": the lexicon calls them opposites because of the prefix, but both can apply to the same
 * thing.
 */
const isExcess = (a: Forms, b: Forms): boolean => [`over${a.base}`, `under${a.base}`].includes(b.base);

const contradicts = memoizeByPair((a: Forms, b: Forms): boolean => {
  if (areExclusive(a.base, b.base) || areExclusive(a.text, b.text)) return true;
  if (areOpposed(reversals, a, b) || isOtherUnit(a, b)) return true;
  if (areConverse(a, b)) return false;
  if (functionWords.has(a.text) || functionWords.has(b.text)) return false;
  const { antonym, synonym } = relationOf(a, b);
  return antonym > 0 && synonym === 0 && !isExcess(a, b) && !isExcess(b, a);
});

/** Words for increases and decreases of amounts and prices: "profits fell" and "earned less". */
const directions: readonly (readonly ReadonlySet<string>[])[] = [
  [
    'more higher greater larger bigger increase rise grow climb jump surge soar gain',
    'less fewer lower smaller reduce decrease fall drop decline sink plunge tumble shrink cut',
  ].map((words) => wordSet(words)),
];

const reversalsAndDirections = [...reversals, ...directions];
const reversalWords: ReadonlySet<string> = new Set(
  reversalsAndDirections.flat().flatMap((words) => [...words]),
);
const canReverse = ({ text, base }: Word): boolean => reversalWords.has(text) || reversalWords.has(base);

/** Whether two words turn a statement the same way, such as "more" and "higher". Few words turn one at all. */
const pointSameWay = (a: Word, b: Word): boolean =>
  canReverse(a) && canReverse(b) && findSides(reversalsAndDirections, a, b, (x, y) => x === y);

/** Whether a word means the same as another one, or nearly so. */
const meansSame = (a: Word, b: Word): boolean => {
  if (a.base === b.base || pointSameWay(a, b)) return true;
  // The lexicon treats some words that cannot both be true as paraphrases or kin: "rarely" and "often", "summer" and
  // "winter".
  if (contradicts(a, b)) return false;
  if (a.isFunction || b.isFunction) return false;
  const { synonym, chosen, paraphrase, loose, fitted, derived, stem, similar, broader, narrower } =
    relationOf(a, b);
  return Math.max(synonym, chosen, paraphrase, loose, fitted, derived, stem, similar, broader, narrower) > 0;
};

const negationKind = 0;

/** A negation more than this many words away may belong to another part of the sentence. */
const maxDistance = 5;
const isNear = (a: Word | null, b: Word): boolean => a !== null && Math.abs(a.index - b.index) <= maxDistance;

/** Whether a negation beside one of the words also changed: "is not working" and "malfunctions". */
const isNegated = (changes: readonly ChangeFeatures[], gone: Word, fresh: Word): boolean =>
  changes.some(
    ({ change: { before, after }, kindsBefore, kindsAfter }) =>
      (kindsBefore[negationKind] === true && before !== gone && isNear(before, gone)) ||
      (kindsAfter[negationKind] === true && after !== fresh && isNear(after, fresh)),
  );

const wordAfter = (word: Word | null, words: readonly Word[], right: Word | null): string | undefined =>
  (words.find(({ index }) => index === (word?.index ?? 0) + 1) ?? right)?.base;

/** "must use" and "can use": a duty in one text is optional in the other. */
const haveSameNextWord = (
  { change: { before, from } }: ChangeFeatures,
  { change: { after, to } }: ChangeFeatures,
): boolean => {
  const following = wordAfter(before, from.removed, from.right);
  return following !== undefined && following === wordAfter(after, to.added, to.right);
};

type Gone = { word: Word; features: ChangeFeatures };

/** The words that only one of the texts has. */
const ownWords = (changes: readonly ChangeFeatures[]): { removed: Gone[]; added: Gone[] } => {
  const [removed, added]: [Gone[], Gone[]] = [[], []];
  for (const features of changes) {
    const { before, after } = features.change;
    if (before !== null && after !== null && before.base === after.base) continue;
    if (before !== null && !features.isElsewhere) removed.push({ word: before, features });
    if (after !== null && !features.isKnownAfter) added.push({ word: after, features });
  }
  return { removed, added };
};

const isReversed = (a: Gone, b: Gone): boolean =>
  contradicts(a.word, b.word) ||
  (isOtherDuty(a.word, b.word) &&
    (obligations.demanded.has(a.word.text) || haveSameNextWord(a.features, b.features))) ||
  (a.features.change.from === b.features.change.to && pointApart(a.word, b.word));

const demandVerbs = wordSet('require demand allow');

/** Whether a possibility became a statement, or something unique is no longer called that. */
const isDropped = ({ word: { text, isName } }: Gone, added: readonly Gone[]): boolean => {
  const has = (words: ReadonlySet<string>): boolean =>
    added.some(({ word }) => words.has(word.text) || words.has(word.base));
  // "Only with a guide" means "not without a guide", and "only if" states a requirement.
  const isAnswered = (): boolean =>
    has(limitingWords) ||
    has(obligations.demanded) ||
    has(demandVerbs) ||
    added.some(
      ({ features, word }) => features.change.after === word && features.kindsAfter[negationKind] === true,
    );
  // The month "May" is a name.
  return (hedges.has(text) && !isName && !has(hedgingWords)) || (onlyWords.has(text) && !isAnswered());
};

/**
 * Words of a passage that the rewrite reversed or left out, wherever they are in it: the original has one of two
 * words that cannot both be true, the rewrite has the other, and neither has a word that makes up for it.
 */
export const contradictions = (changes: readonly ChangeFeatures[]): ChangeFeatures[] => {
  const { removed, added } = ownWords(changes);
  if (removed.length * added.length > maxChangedPairs) return [];
  const found = removed.filter((gone) => {
    checkDeadline();
    if (isDropped(gone, added)) return true;
    if (added.some(({ word }) => meansSame(gone.word, word))) return false;
    return added.some(
      (fresh) =>
        isReversed(gone, fresh) &&
        !isNegated(changes, gone.word, fresh.word) &&
        !removed.some(({ word }) => meansSame(word, fresh.word)),
    );
  });
  // "less expensive" means "more affordable": two reversals beside each other cancel out.
  const alone = found.filter(
    ({ word }) =>
      found.filter((other) => Math.abs(other.word.index - word.index) <= maxDistance).length % 2 === 1,
  );
  return alone.map(({ features }) => features);
};
