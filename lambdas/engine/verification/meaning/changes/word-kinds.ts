import { surelyMonths, weekdays } from '#engine/english/calendar-words.ts';
import {
  articles,
  coordinators,
  demonstratives,
  doForms,
  failureWords,
  haveForms,
  modals,
  negationWords,
  objectPronouns,
  otherBe,
  pastBe,
  possessives,
  prepositions,
  presentBe,
  quantifiers,
  questionWords,
  subjectPronouns,
  wordSet,
} from '#engine/english/word-classes.ts';

/** Words that connect others and have little meaning of their own. */
export const functionWords = wordSet(
  articles,
  demonstratives,
  possessives,
  subjectPronouns,
  objectPronouns,
  presentBe,
  pastBe,
  otherBe,
  haveForms,
  doForms,
  modals,
  coordinators,
  questionWords,
  'mine yours hers ours theirs whom whose am doing done having shall ought need',
  'not no never none neither nothing nobody nowhere without so yet for if because although though while whereas unless until since as than whether',
  `${prepositions} to above below off out up down along despite except like around`,
  `${quantifiers} either much more less least another other such own same only just also too very quite rather even still already therefore`,
  "there here it's let's ones one",
);

/** Words for the future. */
export const futureAuxiliaries = wordSet('will shall');
/** Words that exclude everything else. */
export const onlyWords = wordSet('only solely exclusively merely');
/** Words for "only" and its looser senses. */
export const limitingWords = wordSet('only solely exclusively merely just simply alone but sole');

/** Words that turn a statement into a possibility, and other words that leave it open. */
export const hedges = wordSet('may might perhaps possibly');
export const hedgingWords = wordSet(
  'may might can could perhaps possibly probably likely potentially potential possible maybe seem appear suggest think believe would should chance risk sometimes',
);

/** Words that make an exception, and looser words for that. */
export const exceptWords = wordSet('except');
export const exceptions = wordSet('except exclude excluding without apart besides not but other adjust');

/** Classes in which a changed word alters the meaning more often than elsewhere. */
export const wordKinds: readonly ReadonlySet<string>[] = [
  // Negation.
  wordSet(negationWords, failureWords, 'deny denies rarely seldom except'),
  // Obligation and certainty.
  wordSet(
    modals,
    'shall need ought required optional possibly perhaps maybe likely unlikely probably potentially apparently allegedly definitely certainly',
  ),
  // Quantity and frequency.
  wordSet(
    quantifiers,
    'either much more less least none only always never often sometimes rarely usually half double twice once single multiple',
  ),
  // Time.
  wordSet(
    weekdays,
    surelyMonths,
    'second minute hour day week month quarter year decade century daily weekly monthly quarterly yearly annual annually today tomorrow yesterday morning afternoon evening night before after early late previous next last first',
  ),
  // Direction.
  wordSet(
    'increase decrease rise fall up down higher lower above below over under before after more less gain loss profit add remove open close start stop begin end buy sell accept reject include exclude with without left right',
  ),
  // Who.
  wordSet(subjectPronouns, objectPronouns, possessives),
  // Words that limit a statement or contrast it with the previous one.
  wordSet(
    'only solely just merely exclusively alone but however instead rather except though although despite',
  ),
  futureAuxiliaries,
  // The past.
  wordSet('was were had did used been'),
  onlyWords,
  // Negation by grammar alone.
  wordSet('not no never none nor without cannot'),
];

/** Opposites in a rule: the words of the first list demand what those of the second leave open. */
export const obligations = {
  demanded: wordSet('must shall mandatory required obligatory compulsory need'),
  open: wordSet('may might can could optional voluntary elective'),
};

/** Units of time, with all words for each; none can replace another one. */
const unitsOfTime = [
  'second',
  'minute',
  'hour hourly',
  'day daily',
  'week weekly',
  'month monthly',
  'quarter quarterly',
  'year yearly annual annually',
  'decade',
  'century',
];

/** The unit of time that a word (base form) names, by number. */
export const unitOfTime: ReadonlyMap<string, number> = new Map(
  unitsOfTime.flatMap((words, unit) => words.split(' ').map((word) => [word, unit] as const)),
);

/** Words that bound a number from below and from above, in the form that `phrase-list.ts` gives them. */
export const bounds = { low: wordSet('least over'), high: wordSet('most under') };

/**
 * Words that make a statement depend on a condition, in the form that `phrase-list.ts` gives them: that it holds, or
 * that it does not.
 */
export const conditions = { met: wordSet('if'), unmet: wordSet('unless') };

/** Words that introduce a cause, and words that introduce an obstacle without effect. */
export const causes = { for: wordSet('because'), against: wordSet('despite although') };

/** Shares, none of which means one of several. */
export const shares = wordSet('most many several all both none');

/** Words for the future without "will". */
export const planVerbs = wordSet(
  'expect plan forecast anticipate schedule predict aim intend hope expectation',
);
