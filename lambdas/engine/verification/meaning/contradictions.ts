import { checkDeadline } from '#engine/bounds/deadline.ts';
import { wordSet } from '#engine/english/word-classes.ts';
import { type ChangeFigures, mostChangedPairs } from './changes/change-figures.ts';
import { relationOf } from './changes/relations.ts';
import { type Forms, rememberPairs } from './changes/remember-pairs.ts';
import {
  functionWords,
  hedges,
  hedging,
  limiting,
  obligations,
  only,
  unitOfTime,
} from './changes/word-kinds.ts';
import type { Word } from './changes/words.ts';
import { areConverse } from './claims/read-claims.ts';
import { areExclusive } from './word-lists/exclusive-words.ts';
import { courses } from './word-lists/opposed-verbs.ts';

/** Words that reverse a statement although no dictionary calls them antonyms: forces, steps and degrees. */
const turns: readonly (readonly ReadonlySet<string>[])[] = [
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

const areApart = (all: readonly (readonly ReadonlySet<string>[])[], a: Forms, b: Forms): boolean =>
  findSides(all, a, b, (x, y) => x !== y);

/** Whether two verbs lead in different directions: "keep" and "lower". */
export const leadApart = rememberPairs((a: Forms, b: Forms): boolean => areApart(courses, a, b));

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

const contradicts = rememberPairs((a: Forms, b: Forms): boolean => {
  if (areExclusive(a.base, b.base) || areExclusive(a.text, b.text)) return true;
  if (areApart(turns, a, b) || isOtherUnit(a, b)) return true;
  if (areConverse(a, b)) return false;
  if (functionWords.has(a.text) || functionWords.has(b.text)) return false;
  const { antonym, synonym } = relationOf(a, b);
  return antonym > 0 && synonym === 0 && !isExcess(a, b) && !isExcess(b, a);
});

/** Words for increases and decreases of amounts and prices: "profits fell" and "earned less". */
const ways: readonly (readonly ReadonlySet<string>[])[] = [
  [
    'more higher greater larger bigger increase rise grow climb jump surge soar gain',
    'less fewer lower smaller reduce decrease fall drop decline sink plunge tumble shrink cut',
  ].map((words) => wordSet(words)),
];

const turnsAndWays = [...turns, ...ways];
const turning: ReadonlySet<string> = new Set(turnsAndWays.flat().flatMap((words) => [...words]));
const mayTurn = ({ text, base }: Word): boolean => turning.has(text) || turning.has(base);

/** Whether two words turn a statement the same way, such as "more" and "higher". Few words turn one at all. */
const areAlike = (a: Word, b: Word): boolean =>
  mayTurn(a) && mayTurn(b) && findSides(turnsAndWays, a, b, (x, y) => x === y);

/** Whether a word means the same as another one, or nearly so. */
const answers = (a: Word, b: Word): boolean => {
  if (a.base === b.base || areAlike(a, b)) return true;
  // The lexicon treats some words that cannot both be true as paraphrases or kin: "rarely" and "often", "summer" and
  // "winter".
  if (contradicts(a, b)) return false;
  if (a.isFunction || b.isFunction) return false;
  const { synonym, chosen, paraphrase, loose, fitted, derived, stem, similar, broader, narrower } =
    relationOf(a, b);
  return Math.max(synonym, chosen, paraphrase, loose, fitted, derived, stem, similar, broader, narrower) > 0;
};

const denial = 0;

/** A negation more than this many words away may belong to another part of the sentence. */
const near = 5;
const isNear = (a: Word | null, b: Word): boolean => a !== null && Math.abs(a.index - b.index) <= near;

/** Whether a negation beside one of the words also changed: "is not working" and "malfunctions". */
const isDenied = (changes: readonly ChangeFigures[], gone: Word, fresh: Word): boolean =>
  changes.some(
    ({ change: { before, after }, kindsBefore, kindsAfter }) =>
      (kindsBefore[denial] === true && before !== gone && isNear(before, gone)) ||
      (kindsAfter[denial] === true && after !== fresh && isNear(after, fresh)),
  );

const wordBehind = (word: Word | null, words: readonly Word[], right: Word | null): string | undefined =>
  (words.find(({ index }) => index === (word?.index ?? 0) + 1) ?? right)?.base;

/** "must use" and "can use": a duty in one text is optional in the other. */
const areBeforeSame = (
  { change: { before, from } }: ChangeFigures,
  { change: { after, to } }: ChangeFigures,
): boolean => {
  const behind = wordBehind(before, from.removed, from.right);
  return behind !== undefined && behind === wordBehind(after, to.added, to.right);
};

type Gone = { word: Word; figures: ChangeFigures };

/** The words that only one of the texts has. */
const ownWords = (changes: readonly ChangeFigures[]): { removed: Gone[]; added: Gone[] } => {
  const [removed, added]: [Gone[], Gone[]] = [[], []];
  for (const figures of changes) {
    const { before, after } = figures.change;
    if (before !== null && after !== null && before.base === after.base) continue;
    if (before !== null && !figures.isElsewhere) removed.push({ word: before, figures });
    if (after !== null && !figures.isKnownAfter) added.push({ word: after, figures });
  }
  return { removed, added };
};

const isTurned = (a: Gone, b: Gone): boolean =>
  contradicts(a.word, b.word) ||
  (isOtherDuty(a.word, b.word) &&
    (obligations.demanded.has(a.word.text) || areBeforeSame(a.figures, b.figures))) ||
  (a.figures.change.from === b.figures.change.to && leadApart(a.word, b.word));

const demands = wordSet('require demand allow');

/** Whether a possibility became a statement, or something unique is no longer called that. */
const isDropped = ({ word: { text, isName } }: Gone, added: readonly Gone[]): boolean => {
  const has = (words: ReadonlySet<string>): boolean =>
    added.some(({ word }) => words.has(word.text) || words.has(word.base));
  // "Only with a guide" means "not without a guide", and "only if" states a requirement.
  const isAnswered = (): boolean =>
    has(limiting) ||
    has(obligations.demanded) ||
    has(demands) ||
    added.some(({ figures, word }) => figures.change.after === word && figures.kindsAfter[denial] === true);
  // The month "May" is a name.
  return (hedges.has(text) && !isName && !has(hedging)) || (only.has(text) && !isAnswered());
};

/**
 * Words of a passage that the rewrite reversed or left out, wherever they are in it: the original has one of two
 * words that cannot both be true, the rewrite has the other, and neither has a word that makes up for it.
 */
export const contradictions = (changes: readonly ChangeFigures[]): ChangeFigures[] => {
  const { removed, added } = ownWords(changes);
  if (removed.length * added.length > mostChangedPairs) return [];
  const found = removed.filter((gone) => {
    checkDeadline();
    if (isDropped(gone, added)) return true;
    if (added.some(({ word }) => answers(gone.word, word))) return false;
    return added.some(
      (fresh) =>
        isTurned(gone, fresh) &&
        !isDenied(changes, gone.word, fresh.word) &&
        !removed.some(({ word }) => answers(word, fresh.word)),
    );
  });
  // "less expensive" means "more affordable": two reversals beside each other cancel out.
  const alone = found.filter(
    ({ word }) => found.filter((other) => Math.abs(other.word.index - word.index) <= near).length % 2 === 1,
  );
  return alone.map(({ figures }) => figures);
};
