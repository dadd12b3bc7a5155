import { isIrregularVerbForm } from '#engine/english/lexicon.ts';
import { anyOf, articles, demonstratives, possessives, quantifiers } from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isBalanced, wordsOf } from '#engine/writing/clauses/sentence-halves.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { containsBoundary } from './later-commas.ts';
import { isMainClause } from './main-clause.ts';
import { actionOpening, gerundOpening } from './opening-patterns.ts';
import {
  beForms,
  clauseOpeners,
  clauseVerbs,
  continuationWords,
  endsInTelling,
  finiteAuxiliaries,
  joiningWords,
  objectOpeners,
  personPronouns,
} from './opening-words.ts';
import { canBeName, isAsked } from './uncertain-openings.ts';
import { hasVerb } from './verb-groups.ts';

/** Shorter openings read well without a comma (in words). */
const minWords = 2;
const maxVerbPosition = 5;

/** A place where a noun with its article may be the subject of the main clause. */
const nounAt = regexOf(
  String.raw`(?<=^[^,;:()–—“”"?!]{8,90}) (?=${anyOf(articles, possessives, demonstratives, quantifiers)} \p{L}|(?<![^\p{L}]\p{Lu}[\p{L}\p{N}.’'-]* )\p{Lu}\p{Ll}+(?: \p{Lu}\p{L}+)? \p{Ll})`,
  'gu',
);

/** A place before a noun, where the opening may end and the main clause begin. */
type Boundary = {
  readonly left: string;
  readonly right: string;
  /** The words of the left half. */
  readonly words: readonly TaggedWord[];
  /** The words of the right half. */
  readonly main: readonly TaggedWord[];
  readonly isClause: boolean;
};

/**
 * The words are one noun phrase in "For the past few months". The action may be the subject: "Leading a team to plan a
 * mill is hard". In a clause, a name describes the noun before it: "When you think of the work Anna has done".
 */
const isOnePhrase = (left: string, right: string, isClause: boolean): boolean =>
  gerundOpening.test(left) ||
  // The action is the subject of "Using this fan to cool the oven is a trick".
  (endsInPurpose.test(left) && isJudged.test(right)) ||
  // The second action has its object: "Using an oven or lighting a candle can help".
  /(?<![a-z])(?:and|or) [a-z]{3,}ing$/iu.test(left) ||
  /(?<![a-z])(?:past|last|next|first|previous|coming)$/u.test(left) ||
  (isClause && regex.u`^\p{Lu}`.test(right));

/** An action with its purpose, before what is said about it. */
const endsInPurpose = regex.iu`^(?:(?:And|But|So) )?using .* to \p{L}+(?: \p{L}+){0,2}$`;
const isJudged =
  /^[^,;:]* (?:is|was|has been|will be|can be|would be) (?:an?|the|not|so|very|also|always|only|mostly) /u;

/** Whether the words end with a passive verb, as in "When a point is found". Only a few such verbs take an object. */
const isPassive = (words: readonly TaggedWord[]): boolean => {
  const [be, verb] = words.slice(-2);
  return (
    beForms.has(be?.lower ?? '') &&
    /(?:ed|en|wn|nd|ght|ade|one)$/.test(verb?.lower ?? '') &&
    !/^(?:called|named|considered|given|made|shown|told|taught|asked|offered|deemed|elected|sent|paid|allowed|denied)$/.test(
      verb?.lower ?? '',
    )
  );
};

/** Whether a clause may end with a word that is not a noun: "when it is ready", "once the show gets going". */
const canEndClause = (words: readonly TaggedWord[], last: TaggedWord): boolean =>
  last.tag === 'A' ||
  /^(?:done|ready)$/.test(last.lower) ||
  (/^(?:up|off|out|down|over|on)$/.test(last.lower) && 'VFG'.includes(words.at(-2)?.tag ?? '-')) ||
  isPassive(words);

const cannotEnd = ({ words, isClause }: Boundary): boolean => {
  const last = words.at(-1);
  return last === undefined || !('NP'.includes(last.tag) || (isClause && canEndClause(words, last)));
};

/**
 * Whether an action with its object may open the main clause: "If all taxes cost us raising the tax is wrong". "In the
 * building" is a place.
 */
const canOpenAction = (words: readonly TaggedWord[]): boolean =>
  /^(?!(?:morning|evening|anything|everything|something|nothing|spring)$)[a-z]{2,}ing$/.test(
    words.at(-1)?.lower ?? '',
  ) &&
  ('NPA'.includes(words.at(-2)?.tag ?? '-') ||
    /^(?:then|also|and|or|by|not|just|simply)$/.test(words.at(-2)?.lower ?? '')) &&
  !objectOpeners.has(words.at(-2)?.lower ?? '') &&
  !continuationWords.has(words.at(-2)?.lower ?? '');

/** A clause follows: "Because it turns out that people". */
const expectsClause = ({ words, right }: Boundary): boolean =>
  clauseVerbs.test(words.at(-1)?.lower ?? '') || /^that\s/u.test(right);

/** The position of a verb that its form and its object reveal: "The team released a tool", "Anna joined the bakery". */
const shownVerb = (words: readonly TaggedWord[]): number => {
  const at = words.findIndex(
    ({ tag, lower }, i) =>
      i > 0 && tag === 'V' && (/(?:ed|[^s]s)$/.test(lower) || isIrregularVerbForm(lower)),
  );
  const next = words[at + 1];
  return at > 0 &&
    next !== undefined &&
    (objectOpeners.has(next.lower) || 'P'.includes(next.tag)) &&
    next.lower !== 'that'
    ? at
    : -1;
};

/**
 * The position of the verb of the main clause, or -1. In a clause, it is an auxiliary, so the noun before it cannot be
 * the object of the opening.
 */
const verbOf = ({ main, isClause }: Boundary): number => {
  const auxiliary = main.findIndex(({ lower }, i) => i > 0 && finiteAuxiliaries.has(lower));
  const shown = isClause ? -1 : shownVerb(main);
  return auxiliary < 0 || (shown > 0 && shown < auxiliary) ? shown : auxiliary;
};

/** Whether the words before the verb are not one noun phrase: "The light in the mill comes". */
const lacksNounPhrase = (boundary: Boundary): boolean => {
  const { main } = boundary;
  const verb = verbOf(boundary);
  return (
    verb < (main[0]?.tag === 'P' ? 1 : 2) ||
    main.slice(1, verb).some(({ tag, lower }) => !('NPAC'.includes(tag) || /^(?:of|for|in)$/.test(lower))) ||
    !'NP'.includes(main[verb - 1]?.tag ?? '-')
  );
};

/** The main clause comes later: "In the house the man was building we saw". */
const hasLaterPronoun = (boundary: Boundary): boolean => {
  const { main } = boundary;
  const verb = verbOf(boundary);
  return main.some(
    ({ lower }, i) => i > verb && personPronouns.has(lower) && !joiningWords.has(main[i - 1]?.lower ?? ''),
  );
};

/** A clause needs a verb, and a phrase has none, unless it is about an action. */
const isMalformed = ({ left, words, isClause }: Boundary): boolean => {
  const holds = hasVerb(words.slice(1));
  if (isClause) return !holds || words.slice(1).some(({ lower }) => clauseOpeners.has(lower));
  return holds && !(actionOpening.test(left) && !words.some(({ lower }) => personPronouns.has(lower)));
};

/** The reasons not to end the opening at a place. */
const vetoes: readonly ((boundary: Boundary) => boolean)[] = [
  ({ words, right }) => canBeName(words, right),
  ({ main }) => isAsked(main),
  cannotEnd,
  ({ words }) => canOpenAction(words),
  expectsClause,
  ({ left }) => endsInTelling.test(left),
  ({ left }) => !isBalanced(left),
  lacksNounPhrase,
  ({ words }) => words.length < minWords,
  ({ right }) => !isMainClause(right, maxVerbPosition),
  ({ right }) => containsBoundary(right),
  hasLaterPronoun,
  isMalformed,
];

/**
 * The places where two nouns meet and the second one opens the main clause: "in this picture the light comes", "if you
 * have a cold the bread can wait".
 */
export const nounBoundaries = (sentence: string, isClause: boolean): number[] =>
  matchesOf(sentence, nounAt)
    .map(({ index }) => index)
    .filter((index) => {
      const [left, right] = [sentence.slice(0, index), sentence.slice(index + 1)];
      if (isOnePhrase(left, right, isClause)) return false;
      const boundary = { left, right, words: wordsOf(left), main: wordsOf(right), isClause };
      return !vetoes.some((isVeto) => isVeto(boundary));
    });
