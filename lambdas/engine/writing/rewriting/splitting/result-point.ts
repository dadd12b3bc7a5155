import { isIrregularVerbForm } from '#engine/english/lexicon.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { mainVerbAt } from '#engine/writing/clauses/main-verb.ts';
import { coversBothHalves, resumesPredicate, wordsOf } from '#engine/writing/clauses/sentence-halves.ts';
import { minWordsAtAnd, type SplitPoint } from './split-point.ts';

/** The finite forms of a verb whose form in "-ing" states a result. */
const finiteForms: Readonly<Record<string, readonly [present: string, past: string]>> = {
  making: ['makes', 'made'],
  allowing: ['allows', 'allowed'],
  giving: ['gives', 'gave'],
  letting: ['lets', 'let'],
  leaving: ['leaves', 'left'],
  causing: ['causes', 'caused'],
  forcing: ['forces', 'forced'],
  enabling: ['enables', 'enabled'],
  meaning: ['means', 'meant'],
  helping: ['helps', 'helped'],
  creating: ['creates', 'created'],
  resulting: ['results', 'resulted'],
  ensuring: ['ensures', 'ensured'],
};

/** The tense of a clause; null if it is unclear or the clause is not a fact. */
const tenseOf = (left: string): 'present' | 'past' | null => {
  const words = wordsOf(left);
  // A promise is not a fact of the past: "They said it would tap into new hardware, allowing".
  if (words.some(({ lower }) => /^(?:would|could|might|may|should)$/.test(lower))) return null;
  const wasPast = words.some(({ lower }) => /^(?:was|were|had|did)$/.test(lower));
  const verb = words[mainVerbAt(words)]?.lower ?? '';
  // The result may belong to either verb: "Headphones that were bought for it can reduce noise, making".
  if (words.some(({ lower }) => /^(?:can|will)$/.test(lower)) && !/^(?:can|will)$/.test(verb)) return null;
  if (/^(?:was|were|had|did)$|ed$/.test(verb)) return 'past';
  if (/^(?:is|are|has|have|can)$/.test(verb)) return 'present';
  if (/^(?:will|would|could|may|might|should|must)$/.test(verb) || verb === '') return null;
  if (isIrregularVerbForm(verb)) return 'past';
  return wasPast ? null : 'present';
};

/** Whether the result is in another tense, as "making sure that everything was" after a present verb. */
const hasOtherTense = (right: string, tense: 'present' | 'past'): boolean =>
  wordsOf(right).some(({ lower }) =>
    (tense === 'past' ? /^(?:is|are|has|have|do|does|can|will)$/ : /^(?:was|were|had|did|would|could)$/).test(
      lower,
    ),
  );

/** Words that open a clause within the sentence. The result may belong to that clause, whose tense may differ. */
const containsClause = /\s(?:that|because(?!\sof\s)|how|why|where|who|which|although|though|while)\s/i;

/** Words before a clause: "meaning you can". After the others, another verb makes the words a subject. */
const clauseVerbs = /meaning|ensuring/;
const clauseOpeners = /^(?:that|when|if|because|as|while|so|what|how|where|who|which|whose)$/;

/** Words for an aim, whose result is not known yet. */
const isAim =
  /(?<![a-z])(?:aims?|plans?|wants?|hopes?|goals?|try|tries|intends?|needs?|is|are) to [a-z]|(?<![a-z])(?:looking|searching) for (?:[^ ,]+ ){1,6}to [a-z]/i;

/** Whether the first half is certainly not a single clause that as a whole has the result. */
const isNotOneClause = (left: string): boolean =>
  coversBothHalves(left) ||
  containsClause.test(left) ||
  // After two clauses, "this" may refer to either.
  /,\s(?:and|but|so|yet)\s|;\s/.test(left) ||
  regex.u`,\s\p{Ll}+ing\s`.test(left) ||
  // An aim is not a fact: "We aim to improve it, making sure that it works".
  isAim.test(left);

/** Whether the words after the result are not its object alone. */
const isNotOneResult = (right: string): boolean =>
  regex.u`,\s(?:or|and)\s(?:\p{L}+\s)?\p{Ll}+ing\s`.test(right) ||
  resumesPredicate(right) ||
  /^(?:up|in|out|away|off|back|sure)\s/.test(right);

/** Whether the words have a verb that is not in a clause of its own, so that they are its subject. */
const isSubjectOfVerb = (right: string): boolean => {
  const words = wordsOf(right);
  const verb = mainVerbAt(words);
  return verb > 0 && !words.slice(0, verb).some(({ lower }) => clauseOpeners.test(lower));
};

/** A result of the whole clause before: ", making it easy". */
export const result: SplitPoint = {
  minWords: minWordsAtAnd,
  isOfClause: true,
  pattern: regexOf(`,\\s(?:thus\\s|thereby\\s)?(?:${Object.keys(finiteForms).join('|')})\\s`, 'gu'),
  second: (left, right, splitPoint) => {
    const forms = finiteForms[splitPoint.trim().split(/\s/).at(-1) ?? ''];
    const tense = tenseOf(left);
    if (forms === undefined || tense === null || isNotOneClause(left) || isNotOneResult(right)) return null;
    if (hasOtherTense(right, tense)) return null;
    if (!clauseVerbs.test(splitPoint) && isSubjectOfVerb(right)) return null;
    return `This ${tense === 'past' ? forms[1] : forms[0]} ${right}`;
  },
};
