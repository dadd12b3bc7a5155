import { alternatives, subjectPronouns } from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import {
  capitalizeOpening,
  coversBothHalves,
  endsInName,
  isList,
  startsClause,
  startsWithNoun,
  verbAt,
  wordsOf,
} from '#engine/writing/clauses/sentence-halves.ts';
import {
  containsSubordinate,
  endsInSubordinate,
  subordinates,
} from '#engine/writing/rewriting/sentences/dependent-clauses.ts';
import { reportsClause } from '#engine/writing/rewriting/sentences/reported-clauses.ts';
import { isOffer } from '#engine/writing/rewriting/sentences/splices.ts';
import { isLinkOfFirst } from '#engine/writing/rewriting/sentences/unfinished-halves.ts';
import { isRequest } from './requests.ts';
import { canOpen, minWordsAtAnd, type SplitPoint, shortSplice } from './split-point.ts';

/**
 * Whether a clause is part of a list: "It is the hour you lost, or the week it rained and you sat there, or the call".
 */
const isInList = (left: string, right: string): boolean =>
  /,\s(?:n?or)\s[^,]*$/.test(left) || /,\sor\s(?:the|an?|my|his|her|our|their)\s/.test(right);

/** A conjunction between two clauses. */
type Joint = {
  readonly left: string;
  readonly right: string;
  /** The conjunction with the mark before it. */
  readonly splitPoint: string;
};
type Veto = (joint: Joint) => boolean;

/** A single contrast: "It was not the moment it hit me, but the next day it did". */
const negatedPart =
  /(?:(?<![a-z])not|n['’]t) (?:the|an?|only|just|merely|because|for|in|on|at|about|so much|from|with|as|when)(?![a-z])/i;

/** A second dash closes an aside, which a split would leave open. */
const dash = /\s[-–—]\s|—/;
const isInAside: Veto = ({ left, right, splitPoint }) => /[-–—]/.test(splitPoint) && dash.test(left + right);

/** A second predicate of the same subject: "can be hard, but also an opportunity to learn". */
const continuesPredicate: Veto = ({ right }) =>
  /^(?:also|still)\s(?:an?|the|in|on|for|to|with|by|of)\s/i.test(right);

/** Both clauses lead to the one after them: "Say what you will about rye, and there is much to say, it keeps". */
const leadsToLater: Veto = ({ left }) => /^(?:say|no matter|whatever|however)\s/i.test(left);

/** A comparison before its main clause: "Much like you would bake it, but you still do it, simply wait". */
const opensComparison: Veto = ({ left }) => comparison.test(left);
const comparison = regexOf(
  String.raw`^(?:[^,]{1,30}, )?(?:(?:much|just|exactly|a lot|kind of|sort of) (?:like|as)|like) (?:${alternatives(subjectPronouns)}|the|an?|when|if|with)\s`,
  'iu',
);

/** In "the trouble is that x, but y", both parts are the trouble. */
const statesThat: Veto = ({ left }) => /\s(?:is|was|are|were) that\s[^;]*$/i.test(left);

/** Two clauses about the same noun: "that's as fast as it is small, and that's free". */
const sharesNoun: Veto = ({ left, right }) =>
  /^that['’]s\s/i.test(right) && /\sthat(?:['’]s|\s(?:is|are))\s/i.test(left);

/** "Because x is long, but y is short" is a single reason; "it isn't x, but it is when y" is a single contrast. */
const isOneReason: Veto = ({ left, right }) =>
  /\sbecause\s(?!of\s)[^,;]*$/i.test(left) ||
  /^(?:instead|rather|it(?: is|['’]s) (?:when|that|the))\s/i.test(right);

/** If the verb of the left half comes later than this, the half may be a list of nouns. */
const maxVerbPosition = 8;
/**
 * The clause is the last part of a list of subjects: "Servers for tests, tools for releases, and design may be common",
 * "The stairs of the tower, the lamps used, and the coal burned make up the bill".
 */
const isLastSubject: Veto = ({ left, right }) =>
  (startsWithNoun(right) && verbAt(left) > maxVerbPosition) ||
  (left.includes(', ') && verbAt(left) === wordsOf(left).length - 1);

/** Both parts belong to one clause: "where the first is slow, and the second is fast", "said that x, and that y". */
const sharesClause: Veto = ({ left, right }) => endsInSubordinate(left) || /^that\s/i.test(right);

/** A series of three clauses with one subject: "I see it, and I sigh, and I leave". */
const isSeries: Veto = ({ left, right }) => {
  const subject = regex.u`^(?:I|we|you|they|he|she)(?=\s)`.exec(right)?.[0];
  if (subject === undefined) return false;
  const next = regexOf(`,\\sand\\s${subject}\\s`, 'u');
  return regexOf(`^${subject}\\s`, 'iu').test(left) && (next.test(left) || next.test(right));
};

const vetoes: readonly Veto[] = [
  ({ left }) => coversBothHalves(left),
  ({ right }) => !startsClause(right),
  ({ left }) => containsSubordinate(left),
  ({ left }) => reportsClause(left),
  ({ left, right }) => isInList(left, right),
  isInAside,
  continuesPredicate,
  leadsToLater,
  opensComparison,
  statesThat,
  sharesNoun,
  isOneReason,
];
const vetoesOfAnd: readonly Veto[] = [
  // Another part of a list: "There is a name for the mill, and then a list of loaves".
  ({ right }) => /^then (?:an?|the|some) /i.test(right),
  ({ left }) => isList(left),
  // The consequence of a request: "Pay attention, and you'll learn", "Take the best tool, and it could fail".
  ({ left, right }) => isRequest(left) || isOffer(left, right),
  sharesClause,
  isSeries,
  isLastSubject,
];
const vetoesOfBut: readonly Veto[] = [({ left }) => negatedPart.test(left)];
const vetoesOf: Readonly<Record<string, readonly Veto[]>> = { and: vetoesOfAnd, but: vetoesOfBut };

const opener: Readonly<Record<string, string>> = { but: 'But ', yet: 'Yet ' };

/**
 * `, and|but|yet` before a clause, or the same after a dash. A clause with ", so" is a purpose or result that depends
 * on the first one.
 */
export const coordinate: SplitPoint = {
  minWords: minWordsAtAnd,
  isConjunction: true,
  pattern: regex.gu`(?:,\s|\s[-–—]\s|—)(and|but|yet)\s(?=[\p{L}\p{N}“"[*_])`,
  second: (left, right, splitPoint) => {
    const word = splitPoint.replace(/[^a-z]/g, '');
    const joint = { left, right, splitPoint };
    if (vetoes.some((isVeto) => isVeto(joint))) return null;
    if (vetoesOf[word]?.some((isVeto) => isVeto(joint))) return null;
    if (opener[word] === undefined) return capitalizeOpening(right);
    return canOpen(left) ? opener[word] + right : null;
  },
};

/** ", however" between two clauses. Most editors want a period there. */
export const however: SplitPoint = {
  minWords: shortSplice,
  pattern: regex.gu`,\showever,?\s(?=[\p{L}\p{N}“"[*_])`,
  second: (left, right) =>
    coversBothHalves(left) || containsSubordinate(left) || isLinkOfFirst(left, right) || !startsClause(right)
      ? null
      : `However, ${right}`,
};

const unmarkedVetoes: readonly Veto[] = [
  ({ left }) => reportsClause(left),
  ({ left, right }) => isInList(left, right),
  // "He stays despite Max Poe's loaves and he has been better" would no longer say who has been better.
  ({ left, right }) => /^s?he(?:['’]|\s)/.test(right) && regex.u`[\p{Ll},]\s\p{Lu}\p{Ll}`.test(left),
  // One subject of two people: "Anna Poe and I spent".
  ({ left, right }) => regex.u`^(?:I|he|she|they|we)(?![\p{L}])`.test(right) && endsInName(left),
  ({ left }) => coversBothHalves(left) || subordinates.test(left) || isList(left),
  // A guess or condition that covers both halves: "Maybe it ends and we move on".
  ({ left }) => regex.iu`(?<!\p{L})(?:if|maybe|perhaps|unless|whether|or|either)(?!\p{L})`.test(left),
];

/** "and" and "but" without a comma, before a pronoun and its verb. */
export const unmarked: SplitPoint = {
  minWords: minWordsAtAnd,
  isConjunction: true,
  pattern: regex.gu`\s(and|but)\s(?=(?:I|we|he|she|they|it|there)(?:['’]\p{Ll}+)?\s)`,
  second: (left, right, splitPoint) => {
    const verb = verbAt(right);
    if (verb < 0 || verb > 2 || unmarkedVetoes.some((isVeto) => isVeto({ left, right, splitPoint })))
      return null;
    if (!splitPoint.includes('but')) return isOffer(left, right) ? null : capitalizeOpening(right);
    return canOpen(left) ? `But ${right}` : null;
  },
};
