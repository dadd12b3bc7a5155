import {
  alternatives,
  articles,
  asWritten,
  demonstratives,
  haveForms,
  modals,
  possessives,
  prepositions,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isBalanced, startsClause, wordsOf } from '#engine/writing/clauses/sentence-halves.ts';
import type { TaggedWord } from '#engine/writing/clauses/tag-words.ts';
import { containsObject, lacksPrepositionObject } from './complete-clauses.ts';
import {
  closesLater,
  containsBoundary,
  containsBoundarySoon,
  endsSoon,
  withoutParentheses,
} from './later-commas.ts';
import { isMainClause } from './main-clause.ts';
import {
  actionOpening,
  causeOpening,
  containsMainClause,
  gerundOpening,
  lacksSubject,
} from './opening-patterns.ts';
import {
  auxiliaries,
  auxiliariesOfAction,
  clauseOpeners,
  clauseVerbs,
  continuationWords,
  endsInTelling,
  joiningWords,
  personPronouns,
  prepositionSet,
  startsDescription,
} from './opening-words.ts';
import { canContinueAfter } from './uncertain-openings.ts';
import { canBeNoun, hasVerb } from './verb-groups.ts';

/** Shorter openings read well without a comma (in words). */
const minWords = { clause: 3, phrase: 2 } as const;

/** A place before a pronoun, where the opening may end and the main clause begin. */
export type Boundary = {
  readonly left: string;
  readonly right: string;
  /** The words of the left half. */
  readonly words: readonly TaggedWord[];
  readonly last: TaggedWord;
  /** Whether the opening is a clause according to its first word. */
  readonly canBeClause: boolean;
  /** Whether it also has a verb where only a verb makes it a clause. */
  readonly isClause: boolean;
  /** Whether the left half ends with a noun, which a clause after it may describe. */
  readonly isNoun: boolean;
};

/** Whether the words end with a time or place that takes no clause: "After one day I left". */
const isCounted = (words: readonly TaggedWord[]): boolean =>
  (/^(?:days?|times?|moments?)$/.test(words.at(-1)?.lower ?? '') ||
    (/^places?$/.test(words.at(-1)?.lower ?? '') && !/^an?$/.test(words.at(-2)?.lower ?? ''))) &&
  (/^(?:one|two|a|few|several|some|many|this|that|my|our|their|his|her|its|short|long)$/.test(
    words.at(-2)?.lower ?? '',
  ) ||
    words.at(-2)?.tag === 'C');

const expectsMore = ({ words, last }: Boundary): boolean =>
  (clauseVerbs.test(last.lower) && !isCounted(words)) || continuationWords.has(last.lower);

/** A question, such as "To what degree do they". */
const asksWithAuxiliary = ({ last }: Boundary): boolean => auxiliaries.has(last.lower);

/** The noun after "then" begins the main clause: "If you bake one then the loaf you choose matters". */
const endsInMainSubject = ({ left }: Boundary): boolean => afterThen.test(left);
const afterThen = regexOf(
  String.raw`(?<!\p{L})then (?:${alternatives(articles, possessives, demonstratives)})(?: [\p{L}'’-]+){1,2}$`,
  'u',
);

/** Words before what somebody finds out or points out: "When I found out it was cold". */
const endsInFinding = ({ left }: Boundary): boolean =>
  /(?<![a-z])(?:find|finding|found|figur\w+|point\w*|turn(?:s|ed)) out$/u.test(left);

/**
 * Whether a pronoun is the object of the verb before it, as in "I managed to visit it in May" and "if it is old, the
 * baker will help you or find another". It is not if its own verb comes next.
 */
const isObject = (last: TaggedWord, right: string): boolean => {
  const [first, second, third] = wordsOf(right);
  if (!/^(?:it|you)$/.test(first?.lower ?? '') || second === undefined) return false;
  return (
    prepositionSet.has(second.lower) ||
    // "To say we are lost without it is an understatement".
    last.lower === 'without' ||
    (/^(?:and|or)$/.test(second.lower) && third?.tag === 'V') ||
    ((last.tag === 'V' || /[a-z]{3}ing$/.test(last.lower)) &&
      first?.lower === 'it' &&
      !auxiliaries.has(second.lower))
  );
};

/**
 * In "When it is done perhaps we leave", the adverb may belong to the main clause. In "It is so or else we leave", "or
 * else" is one conjunction.
 */
const endsInPerhaps = ({ last }: Boundary): boolean => /^(?:perhaps|maybe|possibly|else)$/.test(last.lower);

/** In "If I were you I'd learn every recipe there is", "there is" means "all of them". */
const meansAll = ({ right }: Boundary): boolean =>
  /^there (?:is|are|was|were)(?= (?:and|or|but|in|on|at|to|out)(?![a-z])|[.,;!?])/u.test(right);

/** In "Finding the way to get there is hard", the word says where. */
const saysWhere = ({ last, right }: Boundary): boolean =>
  /^there /u.test(right) &&
  /^(?:get|gets|getting|got|go|goes|going|went|be|been|being|stay|stayed|live|lived|living)$/.test(
    last.lower,
  );

const containsClauseOpener = ({ words }: Boundary): boolean =>
  words.slice(1).some(({ lower }) => clauseOpeners.has(lower));

/** The question continues in "For showing me how many there are". */
const continuesQuestion = (boundary: Boundary): boolean =>
  /^there(?:['’]|\s)/.test(boundary.right) && containsClauseOpener(boundary);

/** Whether the action is the subject of a verb: "To bake rye will take the skills you have". */
const isSubject = (words: readonly TaggedWord[]): boolean =>
  words.some(
    ({ lower }, i) =>
      i > 1 &&
      auxiliariesOfAction.has(lower) &&
      !joiningWords.has(words[i - 1]?.lower ?? '') &&
      words[i - 1]?.tag !== 'R',
  );

/** Whether a phrase has a verb, which only a clause has. */
const phraseHasVerb = ({ left, words }: Boundary): boolean =>
  hasVerb(words) && !(causeOpening.test(left) && !words.some(({ lower }) => personPronouns.has(lower)));

/** A clause needs its own subject and verb. A phrase has no verb. */
const isMalformed = (boundary: Boundary): boolean => {
  const { left, words, isClause } = boundary;
  if (isClause)
    return !lacksSubject.test(left) && (words.length < minWords.clause || !hasVerb(words.slice(1)));
  return (
    words.length < minWords.phrase || (actionOpening.test(left) ? isSubject(words) : phraseHasVerb(boundary))
  );
};

/** The request is the main clause in "If you have questions please write we can help". */
const asksPolitely = ({ left }: Boundary): boolean => /(?<![a-z])please [a-z]+$/u.test(left);

/** A title or item in "-ing" has no main clause: "Baking with flour I can trust". */
const isTitle = ({ left, right }: Boundary): boolean =>
  gerundOpening.test(left) && !/[.!?…:]["”’)*_]*\s*$/u.test(right);

/** The actions are the subject together: "Naming the loaves you bake, turning them, or pausing the oven will help". */
const opensSeries = ({ left, right }: Boundary): boolean =>
  gerundOpening.test(left) && /, [a-z]{3,}ing [^,]+, (?:and|or) [a-z]{3,}ing /u.test(right);

/** A later comma closes the opening, unless the clause before it has its object: "I met you in town, we baked". */
const isClosedLater = ({ right }: Boundary): boolean =>
  closesLater.test(right) && (/^there/.test(right) || !containsObject(right));

/**
 * The opening ends at a later comma: "When players know the systems they are working with, ...". After a phrase, only a
 * comma soon after it may be the boundary.
 */
const endsAtLaterComma = ({ right, isClause, isNoun }: Boundary): boolean =>
  isNoun && (isClause ? containsBoundary(right) : containsBoundarySoon(right));

/** The clause says how long something took: "In the split second it took us to look, it was gone". */
const describesDuration = ({ last, right }: Boundary): boolean =>
  isDuration.test(last.lower) && isTaken.test(right);
const isDuration =
  /^(?:second|minute|hour|day|night|week|weekend|month|year|decade|moment|instant|time|while|period|interval|span|bit|afternoon|morning|evening|summer|winter)s?$/;
const isTaken = regexOf(
  `^it(?:['’](?:ll|d|s))? (?:(?:${alternatives(modals, haveForms)}|only|usually|typically) )*(?:takes?|took|taken) (?!off|over|up|on|part|place)`,
  'u',
);

/**
 * The clause describes the moment in "In the first hour we were there, it rained", because the main clause comes after
 * the comma.
 */
const describesMoment = ({ words, last, right, isClause }: Boundary): boolean =>
  !isClause &&
  isDuration.test(last.lower) &&
  words.some(({ lower }) => lower === 'the') &&
  right.split(', ').slice(1).some(startsClause);

/** The request is the main clause: "If you have a puzzle you'd like me to try, please write". */
const endsBeforeRequest = ({ left, last, right }: Boundary): boolean =>
  (canBeNoun(last) || endsInNounPhrase.test(left)) &&
  /, (?:please|feel free|let (?:me|us) know|(?:just )?(?:send|write|email|contact|tell|ask|leave|drop))(?![a-z])/.test(
    withoutParentheses(right),
  );
/** A noun that the dictionary lists only as a verb: "A favorite puzzle". */
const endsInNounPhrase = regex.iu`(?<!\p{L})(?:an?|any|some|another|the|your) (?:\p{L}+ ){0,2}\p{L}+$`;

/** A verb whose object is the noun before it: "For the work you do and what it is". */
const endsAtVerb = regexOf(
  `^(?:${alternatives(asWritten(subjectPronouns))}) (?:(?:tend|have|had|need|want|like|try) to )?(?:do|does|did|have|has|had|need|want|use|make|made|get|got) (?:and|or|at|in|on|for|with|about|every|when|as)(?![a-z])`,
  'u',
);

/**
 * A preposition that ends a clause, with the main clause after it: "After finding the flour I wanted to look at I
 * baked".
 */
const endsAtPreposition = regexOf(
  String.raw`^(?:\p{L}[\p{L}'’]* ){2,8}(?:${alternatives(prepositions)}) (?:I|we|he|she|they) \p{Ll}`,
  'u',
);

/** Times that a clause describes: "On the days I bake I rise early". "In the mornings I bake" has one clause. */
const countsTimes = /^(?:on|at|during|in|for|of) the (?:few |rare |only )?(?:days|times|occasions|nights)$/iu;

/** The reasons not to end the opening at a place, the cheap ones first. */
const vetoes: readonly ((boundary: Boundary) => boolean)[] = [
  expectsMore,
  ({ left }) => !isBalanced(left) || containsMainClause(left),
  asksWithAuxiliary,
  endsInMainSubject,
  endsInFinding,
  ({ left }) => endsInTelling.test(left),
  ({ last, right }) => isObject(last, right),
  ({ left, words, right, canBeClause }) => canContinueAfter(left, words, right, canBeClause),
  endsInPerhaps,
  meansAll,
  saysWhere,
  continuesQuestion,
  isMalformed,
  asksPolitely,
  ({ right }) => endsSoon(right),
  isTitle,
  opensSeries,
  ({ right }) => !isMainClause(right),
  isClosedLater,
  // The clause continues: "When I found out how cheap it was".
  (boundary) => boundary.isClause && containsClauseOpener(boundary),
  endsAtLaterComma,
  endsBeforeRequest,
  describesDuration,
  describesMoment,
  ({ isNoun, right }) =>
    isNoun &&
    (endsAtPreposition.test(right) ||
      endsAtVerb.test(right) ||
      lacksPrepositionObject(right) ||
      startsDescription.test(right)),
  ({ last, right }) => /[a-z]{3}ing$/.test(last.lower) && endsAtVerb.test(right),
  // "However, for reasons I don't know the mill is old" has no end of the reasons.
  ({ left }) =>
    /(?:^|\s)for (?:some |many |other |several )?reasons$/iu.test(left) &&
    !/(?:some|many|other|several) reasons$/iu.test(left),
  ({ left }) => countsTimes.test(left),
];

/** Whether something shows that the opening does not end at this place. */
export const endsElsewhere = (boundary: Boundary): boolean => vetoes.some((isVeto) => isVeto(boundary));
