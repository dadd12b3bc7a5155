import { isIrregularVerbForm } from '#engine/english/lexicon.ts';
import {
  alternatives,
  anyOf,
  asWritten,
  commonPrepositions,
  doForms,
  haveForms,
  objectPronouns,
  otherBe,
  pastBe,
  presentBe,
  questionWords,
  subjectPronouns,
  thirdPersonSubjects,
} from '#engine/english/word-classes.ts';
import { countWords } from '#engine/extraction/article/count-words.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isFiniteVerb } from '#engine/writing/clauses/clause-words.ts';
import { mainVerbAt } from '#engine/writing/clauses/main-verb.ts';
import {
  afterOpening,
  capitalized,
  coversBothHalves,
  endsInName,
  hasMainVerb,
  isList,
  isSplice,
  lacksMainClause,
  resumesPredicate,
  startsClause,
  startsWithNoun,
  verbAt,
  wordsOf,
} from '#engine/writing/clauses/sentence-halves.ts';
import { isReferredTo } from './referents.ts';
import { isNotASplice, isOffer, isReport } from './splices.ts';

/** A place where a sentence may be cut. */
export type SplitPoint = {
  /** Shorter sentences are left alone. Adding words that the author did not write costs more than the split gains. */
  minWords: number;
  /** Whether the split only replaces "and" or "but". */
  isConjunction?: true;
  /** The fewest words in each part, if not the usual number. */
  minPart?: number;
  /** Whether its mark joins two sentences as well as a period does. */
  isRight?: true;
  /** Whether the joint is an error. Then a period in its place does not change what a pronoun refers to. */
  isError?: true;
  /** Whether its "This" refers to the whole first clause, so it cannot refer to a noun. */
  isOfClause?: true;
  /** The text between the halves, which is left out. */
  pattern: RegExp;
  /** The second sentence, or null if the half cannot be one. */
  second: (left: string, right: string, splitPoint: string) => string | null;
};

const minWordsAtMark = 24;
/**
 * "And", "but" or a result keeps two clauses together up to this length. Of 71 graded rewrites with a period in place
 * of an "and", a quarter got a 2 and 17% a 0. Of 148 without any split, 57% got a 2 and 5% a 0.
 */
export const minWordsAtAnd = 45;
const shortSplice = 14;
/**
 * A comma between two sentences is an error at any length, but the two parts of a shorter one may be meant as a unit.
 */
const comma = 9;

const hasDash = /\s[-–—]\s|—/;

/** If the verb of the left half comes later than this, the half may be a list of nouns. */
const maxVerbPosition = 8;

/**
 * "But" and "Yet" open a sentence only after one of at least this length. After shorter ones, they read as an
 * afterthought.
 */
const minWordsBeforeOpener = 12;
const canOpen = (left: string): boolean => countWords(left) >= minWordsBeforeOpener;

const opener: Readonly<Record<string, string>> = { but: 'But ', yet: 'Yet ' };

/**
 * Whether a clause is part of a list: "It is the hour you lost, or the week it rained and you sat there, or the call".
 */
const isInRow = (left: string, right: string): boolean =>
  /,\s(?:n?or)\s[^,]*$/.test(left) || /,\sor\s(?:the|an?|my|his|her|our|their)\s/.test(right);

/** Whether the last clause of a text is a subordinate one, which a second clause may continue. */
const endsInSubordinate = (left: string): boolean =>
  /(?:^|[,;(–—]\s?)(?:where|when|which|who|whose|whom|while|because|since|although|though|if|as|that|in which|for which|with which)\s[^,;]*$/i.test(
    left,
  );

const isRequest = (left: string): boolean => wordsOf(left)[0]?.tag === 'V';

const negatedPart =
  /(?:(?<![a-z])not|n['’]t) (?:the|an?|only|just|merely|because|for|in|on|at|about|so much|from|with|as|when)(?![a-z])/i;

/**
 * `, and|but|yet` before a clause, or the same after a dash. A clause with ", so" is a purpose or result that depends
 * on the first one.
 */
const coordinate: SplitPoint = {
  minWords: minWordsAtAnd,
  isConjunction: true,
  pattern: regex.gu`(?:,\s|\s[-–—]\s|—)(and|but|yet)\s(?=[\p{L}\p{N}“"[*_])`,
  second: (left, right, splitPoint) => {
    const word = splitPoint.replace(/[^a-z]/g, '');
    if (coversBothHalves(left) || !startsClause(right) || (word === 'and' && isList(left))) return null;
    // A single contrast: "It was not the moment it hit me, but the next day it did".
    if (word === 'but' && negatedPart.test(left)) return null;
    if (containsSubordinate(left) || isInRow(left, right)) return null;
    // A second dash closes an aside, which a cut would leave open.
    if (/[-–—]/.test(splitPoint) && hasDash.test(left + right)) return null;
    // The consequence of a request: "Pay attention, and you'll learn", "Take the best tool, and it could fail".
    if (word === 'and' && (isRequest(left) || isOffer(left, right))) return null;
    // A second predicate of the same subject: "can be hard, but also an opportunity to learn".
    if (/^(?:also|still)\s(?:an?|the|in|on|for|to|with|by|of)\s/i.test(right)) return null;
    // Both clauses lead to the one after them: "Say what you will about rye, and there is much to say, it keeps".
    if (/^(?:say|no matter|whatever|however)\s/i.test(left)) return null;
    // Both parts belong to one clause: "where the first is slow, and the second is fast", "said that x, and that y".
    if (word === 'and' && (endsInSubordinate(left) || /^that\s/i.test(right))) return null;
    // The clause is the last part of a list of subjects: "Servers for tests, tools for releases, and design may be
    // common".
    if (word === 'and' && startsWithNoun(right) && verbAt(left) > maxVerbPosition) return null;
    // Likewise "The stairs of the tower, the lamps used, and the coal burned make up the bill".
    if (word === 'and' && left.includes(', ') && verbAt(left) === wordsOf(left).length - 1) return null;
    // In "the trouble is that x, but y", both parts are the trouble.
    if (/\s(?:is|was|are|were) that\s[^;]*$/i.test(left)) return null;
    // Two clauses about the same noun: "that's as fast as it is small, and that's free".
    if (/^that['’]s\s/i.test(right) && /\sthat(?:['’]s|\s(?:is|are))\s/i.test(left)) return null;
    // "Because x is long, but y is short" is one reason; "it isn't x, but it is when y" is one contrast.
    if (
      /\sbecause\s(?!of\s)[^,;]*$/i.test(left) ||
      /^(?:instead|rather|it(?: is|['’]s) (?:when|that|the))\s/i.test(right)
    )
      return null;
    if (opener[word] === undefined) return capitalized(right);
    return canOpen(left) ? opener[word] + right : null;
  },
};

/** ", however" between two clauses. Most editors want a period there. */
const however: SplitPoint = {
  minWords: shortSplice,
  pattern: regex.gu`,\showever,?\s(?=[\p{L}\p{N}“"[*_])`,
  second: (left, right) =>
    coversBothHalves(left) || containsSubordinate(left) || !startsClause(right) ? null : `However, ${right}`,
};

/** Words that make a clause depend on another one. */
export const subordinates = new RegExp(
  String.raw`\s(?:that|${alternatives(questionWords)}|because|since|although|though|while|until|once|as(?!\s(?:an?|well|part|of)\s))\s`,
  'i',
);

const innerCondition = regexOf(
  String.raw`\s(?:if|unless|whether|whenever|wherever|till|(?:before|after) ${anyOf(asWritten(subjectPronouns))})\s`,
  'u',
);
/** Uses after which no clause follows: "Because of its stairs", "until the end", "of that year". */
const asPreposition = regexOf(
  String.raw`\s(?:because of|until (?:the )?(?:end|middle|start|beginning)|(?:${alternatives(commonPrepositions, 'of')}) that)(?=\s)`,
  'giu',
);
/** Whether the next words may still belong to a subordinate clause: "The case where we don't know x, but we know y". */
const containsSubordinate = (left: string): boolean => {
  const clause = afterOpening(left).replace(asPreposition, ' ');
  return subordinates.test(clause) || innerCondition.test(clause);
};

/** "and" and "but" without a comma, before a pronoun and its verb. */
const unmarked: SplitPoint = {
  minWords: minWordsAtAnd,
  isConjunction: true,
  pattern: regex.gu`\s(and|but)\s(?=(?:I|we|he|she|they|it|there)(?:['’]\p{Ll}+)?\s)`,
  second: (left, right, splitPoint) => {
    const verb = verbAt(right);
    if (isInRow(left, right)) return null;
    // "He stays despite Max Poe's loaves and he has been better" would no longer say who has been better.
    if (/^s?he(?:['’]|\s)/.test(right) && regex.u`[\p{Ll},]\s\p{Lu}\p{Ll}`.test(left)) return null;
    // One subject of two people: "Anna Poe and I spent".
    if (regex.u`^(?:I|he|she|they|we)(?![\p{L}])`.test(right) && endsInName(left)) return null;
    if (coversBothHalves(left) || subordinates.test(left) || isList(left) || verb < 0 || verb > 2)
      return null;
    // A guess or condition that covers both halves: "Maybe it ends and we move on".
    if (regex.iu`(?<!\p{L})(?:if|maybe|perhaps|unless|whether|or|either)(?!\p{L})`.test(left)) return null;
    if (!splitPoint.includes('but')) return isOffer(left, right) ? null : capitalized(right);
    return canOpen(left) ? `But ${right}` : null;
  },
};

const semicolon: SplitPoint = {
  minWords: minWordsAtMark,
  isRight: true,
  pattern: regex.gu`;\s(?=[\p{L}\p{N}“"[*_])`,
  second: (left, right) => {
    // The clause continues the verb before it: "they deny the effect; that knowledge is inferior".
    if (left.includes(': ') || /^(?:that|how|why|which|whether)\s/i.test(right)) return null;
    // A series: "One team bakes; one team sells; and one rests".
    if (/;\s/.test(left) || /;\s/.test(right)) return null;
    const bare = right.replace(
      /^(?:however|therefore|otherwise|instead|besides|moreover|then|also|in fact|for example|and|but|so|yet),?\s/i,
      '',
    );
    return startsClause(bare) ? capitalized(right) : null;
  },
};

/** Words that announce an example, which a period would cut off. */
const announcement = new RegExp(
  `(?:following|these|this|two|three|four|five|things|steps|ways|as|like|reasons|options|including|namely|example|instance|${alternatives(objectPronouns, presentBe, pastBe)}|says?|said|asked|wrote|thinking|thought|reads?|goes|went|specified|explained|noted|added|replied|wondered|continued|concluded|realized)$`,
  'i',
);

const dependsOrIsName = new RegExp(
  String.raw`^(?:${alternatives(questionWords)}|whether|if|that)\s|^\S+,`,
  'i',
);

/**
 * A single dash before a clause that explains. A colon stays, because editors consider a period in its place a loss.
 */
const explanation: SplitPoint = {
  minWords: minWordsAtMark,
  isRight: true,
  pattern: /\s[—–]\s|—|\s-\s/gu,
  second: (left, right) => {
    // A name that the next clause refers to: "a new product - Google Photos, it's an unlimited service".
    if (
      regex.u`^(?:\S+\s){0,3}\S+,\s(?:it|they|he|she|this|that|these|which|who)(?:['’]\p{Ll}+)?\s`.test(right)
    )
      return null;
    // The dateline of an agency opens the report: "Boston (AP) - The mill is open".
    if (left.endsWith(')') && regex.u`^\p{Lu}`.test(right)) return null;
    // A participle is not the verb of a sentence: "two problems - the first being how it is stored".
    if (/^(?:\S+\s){1,4}being\s/iu.test(right)) return null;
    if (
      announcement.test(left) ||
      wordsOf(left).at(-1)?.tag === 'V' ||
      !startsClause(right) ||
      /;/.test(right)
    )
      return null;
    if (hasDash.test(left) || hasDash.test(right) || coversBothHalves(left)) return null;
    // The rest is part of the sentence in "two questions - how x works", and part of a name in "James Bond - Nightfire,
    // other games".
    if (dependsOrIsName.test(right) || isReport(right)) return null;
    return capitalized(right);
  },
};

const addedClause = regexOf(
  String.raw`(?:,\s(?:and|but)\s|\sand\s(?=${anyOf(asWritten(subjectPronouns))}\s))(.*)$`,
  'u',
);

/**
 * Whether a text opens directly with a subject and its verb, with no phrase or clause before them: "And the lamp is
 * old".
 */
const startsWithClause = (text: string): boolean => {
  const bare = text.replace(/^(?:And|But|So|Yet|Overall|Also)\s/u, '');
  return startsClause(
    regex.u`^I(?![\p{L}])`.test(bare) ? bare : bare.replace(regex.u`^\p{Lu}`, (first) => first.toLowerCase()),
  );
};

const minWords = 5;
/**
 * Whether a sentence is short and has a part of only a few words, so that a split gains nothing: "It is an amazing
 * novel, I recommend it".
 */
const isOneBreath = (left: string, right: string): boolean => {
  const parts = [countWords(left), countWords(right)];
  return Math.min(...parts) < minWords && Math.max(...parts) + Math.min(...parts) < shortSplice;
};

/**
 * Whether only the second clause is about the writer: "The mill didn't run, I just baked", "Don't take it as advice,
 * I'm only baking".
 */
const changesSpeaker = (left: string, right: string): boolean =>
  regex.u`^(?:I|[Ww]e)(?:['’](?:m|re|ve))?(?= )(?! (?:will|would|can|could|shall)(?!\p{L}))`.test(right) &&
  !regex.u`(?<!\p{L})(?:I|[Ww]e)(?!\p{L})|(?<!\p{L})(?:me wrong|or not|mind|worry)$`.test(left) &&
  countWords(left) >= minRequestWords;
const minRequestWords = 4;

/** The words of a half without links and emphasis: "[Rye](url) is". */
const withoutLinks = (text: string): string =>
  text
    .replace(/\[([^\][]*)\]\([^()\s]*\)/gu, '$1')
    .replace(regex.gu`(?<![\p{L}\p{N}])[*_]{1,2}([^*_]+)[*_]{1,2}(?![\p{L}\p{N}])`, '$1');

/** Words that need a clause after them: "The question is whether". */
const needsClause = regexOf(
  `(?<!\\p{L})(?:${alternatives(questionWords, commonPrepositions)}|whether|if|that|because|than|and|or|but|so)$`,
  'iu',
);

/** Two complete clauses with only a comma between them: "It is quite simple, you open the file and wait". */
const splice: SplitPoint = {
  minWords: comma,
  minPart: 3,
  isError: true,
  pattern: regexOf(
    String.raw`,\s(?=(?:${alternatives(asWritten(subjectPronouns))}|there|this|these)(?:['’]\p{Ll}+)?\s)`,
    'gu',
  ),
  second: (marked, right) => {
    const left = withoutLinks(marked);
    if (
      /,|\s[-–]+\s|[—;:]|["”’»]$/.test(left) ||
      needsClause.test(left) ||
      !startsWithClause(left) ||
      coversBothHalves(left) ||
      subordinates.test(left)
    )
      return null;
    // "It is not x, it is y" is one contrast. "Take x, you will like it" is a request with its consequence.
    const isOneThought =
      regex.iu`(?:n['’]t|(?<!\p{L})(?:not|never|no|nothing|nobody|none|less|more))(?!\p{L})`.test(left) ||
      isRequest(left);
    if (isOneThought && !changesSpeaker(left, right)) return null;
    if (isNotASplice(left, right) || isOneBreath(left, right)) return null;
    const verb = verbAt(right);
    if (!startsClause(right) || verb > 2 || addedClause.test(right)) return null;
    return capitalized(right);
  },
};

const pastForms: Readonly<Record<string, readonly [present: string, past: string]>> = {
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

const isAim =
  /(?<![a-z])(?:aims?|plans?|wants?|hopes?|goals?|try|tries|intends?|needs?|is|are) to [a-z]|(?<![a-z])(?:looking|searching) for (?:[^ ,]+ ){1,6}to [a-z]/i;

/** A result of the whole clause before: ", making it easy". */
const result: SplitPoint = {
  minWords: minWordsAtAnd,
  isOfClause: true,
  pattern: regexOf(`,\\s(?:thus\\s|thereby\\s)?(?:${Object.keys(pastForms).join('|')})\\s`, 'gu'),
  second: (left, right, splitPoint) => {
    const forms = pastForms[splitPoint.trim().split(/\s/).at(-1) ?? ''];
    const tense = tenseOf(left);
    if (
      forms === undefined ||
      tense === null ||
      coversBothHalves(left) ||
      containsClause.test(left) ||
      // After two clauses, "this" may refer to either.
      /,\s(?:and|but|so|yet)\s|;\s/.test(left) ||
      regex.u`,\s(?:or|and)\s(?:\p{L}+\s)?\p{Ll}+ing\s`.test(right) ||
      resumesPredicate(right)
    )
      return null;
    if (regex.u`,\s\p{Ll}+ing\s`.test(left) || /^(?:up|in|out|away|off|back)\s/.test(right)) return null;
    if (hasOtherTense(right, tense)) return null;
    // An aim is not a fact: "We aim to improve it, making sure that it works".
    if (/^sure\s/.test(right) || isAim.test(left)) return null;
    if (!clauseVerbs.test(splitPoint)) {
      const verb = mainVerbAt(wordsOf(right));
      const before = wordsOf(right).slice(0, Math.max(verb, 0));
      if (verb > 0 && !before.some(({ lower }) => clauseOpeners.test(lower))) return null;
    }
    return `This ${tense === 'past' ? forms[1] : forms[0]} ${right}`;
  },
};

const finiteAuxiliary = new RegExp(
  `^(?:am|${alternatives(presentBe, pastBe, haveForms, doForms)}|don['’]t|doesn['’]t|didn['’]t|can|can['’]t|will|won['’]t|could|would)$`,
);
/** Words of the left half to which the second predicate may also belong. */
const sharedPredicate = new RegExp(
  String.raw`\b(?:${alternatives(thirdPersonSubjects, pastBe, otherBe, haveForms)}|got|that|which|who|when|where|what|how|if|while|because|as|after|before|since|until|though|although|you|we|I)\b`,
);

/** Two verbs whose subject is the pronoun that opens the sentence: "I drove to the shop, and asked …". */
const sharedSubject: SplitPoint = {
  minWords: minWordsAtAnd,
  isConjunction: true,
  pattern: regex.gu`,?\s(?:and|but)\s(?=\p{Ll}+\s|\p{Ll}+['’]t\s)`,
  second: (left, right, splitPoint) => {
    const [pronoun, verb, third] = wordsOf(left);
    const [next, after] = wordsOf(right);
    if (pronoun === undefined || verb === undefined || next === undefined) return null;
    if (!/^(?:I|We|He|She|They|It)$/.test(pronoun.text) || !isFiniteVerb(verb, pronoun, third)) return null;
    const bothPast = isPast(verb.lower) && isPast(next.lower) && next.tag === 'V';
    if (!bothPast && !finiteAuxiliary.test(next.lower)) return null;
    if (!isFiniteVerb(next, undefined, after) || isList(left)) return null;
    if (
      sharedPredicate.test(left.slice(pronoun.text.length + verb.text.length + 1)) ||
      (bothPast && /,/.test(left))
    )
      return null;
    if (bothPast && finiteAuxiliary.test(verb.lower)) return null;
    if (isReferredTo(pronoun.text, left)) return null;
    const name = pronoun.text === 'I' ? 'I' : pronoun.lower;
    if (!splitPoint.includes('but')) return `${pronoun.text} ${right}`;
    return canOpen(left) ? `But ${name} ${right}` : null;
  },
};

export const isPast = (word: string): boolean =>
  (/ed$/.test(word) && word.length > 4) ||
  (isIrregularVerbForm(word) &&
    !/(?:wn|en|ne|ung|unk|um)$|^(?:seen|gone|done|been|put|set|cut|let|read)$/.test(word));

/** The joints in order of preference when the halves have the same length. */
export const splitPoints: readonly SplitPoint[] = [
  semicolon,
  coordinate,
  however,
  splice,
  explanation,
  unmarked,
  result,
  sharedSubject,
];

/** A purpose without its main clause: "To give you an idea of how the story goes". */
const isPurpose = (left: string): boolean => /^To\s[^,]*$/.test(left);

/** Words whose clause is still to come: "I think in some situations", "It turns out". */
const isLeadIn =
  /(?:^|[\s,])(?:figure|figured|think|thought|believe|feel|felt|guess|hope|say|said|know|knew|suppose|find|found|turns out|seems|means)(?:\s(?:in|at|on|for|with|under|during|after|before|about|as|by)\s[^,]*)?$/iu;

/** Whether the left half is a sentence by itself. */
export const isSentence = (left: string): boolean => {
  const clause = afterOpening(left);
  return (
    verbAt(clause) >= 0 &&
    hasMainVerb(clause) &&
    !isSplice(clause) &&
    !isPurpose(left) &&
    !isLeadIn.test(left) &&
    !lacksMainClause(left)
  );
};
