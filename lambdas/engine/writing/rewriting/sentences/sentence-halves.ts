import { lemmaEntry } from '#engine/english/lexicon.ts';
import {
  alternatives,
  anyOf,
  articles,
  asWritten,
  coordinators,
  demonstratives,
  doForms,
  haveForms,
  modals,
  pastBe,
  possessives,
  presentBe,
  subjectPronouns,
  subordinators,
  thirdPersons,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isFiniteVerb, isWord } from '#engine/writing/clauses/clause-words.ts';
import { mainVerbAt, relativePronouns } from '#engine/writing/clauses/main-verb.ts';
import { type TaggedWord, tagWords } from '#engine/writing/clauses/tag-words.ts';

const subject = regexOf(
  String.raw`^(?:${alternatives(possessives, thirdPersons, demonstratives, articles)}|we|you|I|there|some|many|most|no|each|every|all|another|several|few|nobody|everybody|everyone|everything|nothing|\p{Lu}[\p{L}’'-]+|(?:${alternatives(asWritten(subjectPronouns))}|that|there)['’]\p{Ll}+)(?![\p{L}])`,
  'u',
);
/** "many times doesn't follow": these words say when, and the subject is in the left half. */
const saysWhen = regex.iu`^(?:(?:many|most|some|several|a few|all|each|every|no|another|one) (?:times?|days?|weeks?|months?|years?|nights?|mornings?|of the time)|all (?:too|but|while|along|in all|at once)|no (?:longer|matter|doubt|wonder)|each and every)(?![\p{L}])`;
/** "prices rose again", "old ovens are slow": a noun opens the clause, and its verb follows at once. */
export const opensWithNoun = (text: string): boolean => {
  const words = wordsOf(text);
  const verb = verbAt(text);
  const [first, next] = words;
  // "failure, might exist": the verb has a subject in the left half.
  if (/^\S+(?: \S+){0,2},\s/.test(text)) return false;
  // "xkcd has a way": a name in lower case would get a capital.
  if (first !== undefined && lemmaEntry(first.lower) === undefined) return false;
  // "and thought I might": the verb comes first, and its subject is in the left half.
  if (words.slice(1, Math.max(verb, 1)).some(({ lower }) => isSubject.test(lower))) return false;
  const opens = first !== undefined && ('NP'.includes(first.tag) || (first.tag === 'A' && next?.tag === 'N'));
  return opens && verb > 0 && verb <= 3 && isFiniteAuxiliary.test(words[verb]?.lower ?? '');
};
const isSubject = new RegExp(`^${anyOf(subjectPronouns)}$`);
const isFiniteAuxiliary = new RegExp(
  `^(?:${alternatives(presentBe, pastBe, haveForms, doForms, modals)}|cannot|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|don['’]t|doesn['’]t|didn['’]t|can['’]t|won['’]t)$`,
);
/** Paired marks: a cut inside a pair would break a link, an emphasis or a quotation. */
const paired: readonly (readonly [string, string])[] = [
  ['[', ']'],
  ['(', ')'],
  ['<', '>'],
  ['“', '”'],
  ['«', '»'],
];

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** "'The boy was scared": a single quotation mark that opens and does not close. */
const opensQuote = regex.u`(?:^|[\s(])['‘](?=\p{L})(?!.*\p{L}[.,!?]?['’](?:[\s.,;:!?)]|$))`;

export const isBalanced = (text: string): boolean =>
  !opensQuote.test(text) &&
  paired.every(([open, close]) => countOf(text, open) === countOf(text, close)) &&
  ['*', '_', '`', '"'].every((sign) => countOf(text, sign) % 2 === 0);

/** The words of a text without addresses and marks, for judging whether it is a sentence. */
const spoken = (text: string): string =>
  text
    .replace(/\]\([^)]*\)/g, '')
    .replace(/\([^()]*\)/g, '')
    .replace(/[[\]*_`“”"«»]/g, '');

/** The tagged words of a part of a sentence, without marks. */
export const wordsOf = (text: string): TaggedWord[] => tagWords(spoken(text)).filter(isWord);

/** "Anna Poe" before "and I": one subject of two people. */
export const endsInName = (text: string): boolean => regex.u`^\p{Lu}`.test(wordsOf(text).at(-1)?.text ?? '');

const isPronoun = new RegExp(
  `^(?:${alternatives(subjectPronouns, demonstratives)}|there|who|which|ones?|all|most|some|many|both|others|each|everybody|everyone|nobody|somebody|nothing|everything)$`,
);

const contractedVerb = new RegExp(`^(?:${alternatives(subjectPronouns)}|that|there)['’](?:s|re|m|ve|ll|d)$`);

/** Index of the first finite verb after a subject, or -1. */
export const verbAt = (text: string): number => {
  const words = wordsOf(text);
  return words.findIndex(
    (word, i) =>
      (contractedVerb.test(word.lower) ||
        word.lower === 'am' ||
        isFiniteVerb(word, words[i - 1], words[i + 1])) &&
      (i > 0 || /['’]/.test(word.lower)) &&
      // "Boston's Run to Remember": a verb inside a sentence has no capital.
      (i === 0 || !regex.u`^\p{Lu}`.test(word.text)) &&
      (/['’]/.test(word.lower) ||
        words.slice(0, i).some((before) => 'NPCG'.includes(before.tag) || isPronoun.test(before.lower))),
  );
};

/** "The amount of content it has": all verbs belong to a relative clause, so this is a noun and no sentence. */
export const hasMainVerb = (text: string): boolean => mainVerbAt(wordsOf(text)) >= 0 || contracted.test(text);

/** "it's", "there's": subject and verb in one word. */
const contracted = new RegExp(
  String.raw`^(?:${alternatives(subjectPronouns)}|that|there)['’](?:s|re|m|ve|ll|d)\s`,
  'i',
);

/** "now I know", "in practice you want": an adverb or a set phrase may stand before the subject. */
const leadingAdverb =
  /^(?:now|then|here|today|sometimes|eventually|finally|perhaps|maybe|luckily|fortunately|unfortunately|sadly|instead|also|still|recently|initially|usually|generally|of course|in (?:practice|theory|general|reality|fact|real life|the end|the meantime|the long run|(?:my|our|this|that|most|many|some) cases?)|for (?:now|example|instance)|at (?:the moment|the very least|least|first)|after that|from there|as a result),?\s/i;

/** "RESTful API, and in this case, let": the words before the verb are an item of a list. */
const startsList = /^(?:\S+ ){0,3}\S+, (?:and|or) /;

/**
 * "some of the solutions we have found": the clause behind the noun belongs to it, and the noun to the left half. "It"
 * and "you" may be objects: "the keepers ring it".
 */
const holdsRelative = regexOf(
  String.raw`^(?:${alternatives(possessives, demonstratives, articles)}|some|many|most|all|any|each|every)(?: of)?(?: \p{Ll}[\p{L}’'-]*){1,4} (?:I|we|they|he|she)(?:['’]\p{Ll}+)? (?!(?:is|are|was|were)(?!\p{L}))`,
  'u',
);

/** An independent clause: a subject, and its verb among the first words. A later verb may belong to an object of the left half. */
export const startsClause = (clause: string): boolean => {
  const text = clause.replace(leadingAdverb, '');
  const verb = verbAt(text);
  return (
    (subject.test(text) || opensWithNoun(text)) &&
    !saysWhen.test(text) &&
    verb >= (contracted.test(text) ? 0 : 1) &&
    verb <= 6 &&
    hasMainVerb(text) &&
    !holdsRelative.test(text) &&
    !startsList.test(text) &&
    !wordsOf(text)
      .slice(1, verb)
      .some((word) => relativePronouns.has(word.lower)) &&
    !/^(?:the|a|an|its|their|his|her)\s[^\s]+(?:,|\sof\s[^\s]+,)/i.test(text)
  );
};

/** A condition governs all that follows it. */
const opensCondition = regex.iu`^(?:if|unless|whether|either|neither|both|until|where|wherever|whenever|not only|maybe|perhaps|anytime|every time|each time|the moment|(?:on )?the occasion|in case|in an? (?:\p{L}+ )?(?:world|universe|reality|timeline) (?:where|in which)|given|suppose|supposing|imagine|assume|assuming|let['’]s say)\s`;
/** An opening clause of time or reason governs its main clause, which must be in the same half. */
const opensSubordinate = regexOf(
  String.raw`^(?:when|while|whilst|whereas|although|though|because|since|as|after|before|even|once|despite|with|by|(?:(?:and|but|so|then),? )?the (?:\p{L}+[ -]){0,2}time (?!(?:is|was|has|had|of|to|for|in|on|at|will|can|could)\s)\S+|(?:the|one|that|this|a) (?:\p{L}+ )?(?:morning|afternoon|evening|night|day|week|month|year|summer|winter|spring|fall|time|minute|moment|hour)s? (?:later |right |just )?(?:after|before|when|while|since|that|as|${alternatives(subjectPronouns)}))\s`,
  'iu',
);
/** "he asked whether x, and y", "not only x, but y": constructions that span both halves. */
const reachesAcross = regex.iu`\s(?:if|whether|either|neither|not only|not just|unless|not because|in case|provided|assuming|as long as|so \p{L}+ that|such an?)\s|\sboth\s(?!.*\sand\s)|\sbetween\s(?!.*\sand\s)`;
/** "They said that x": what they said may go on. */
export const reported = regex.iu`\s(?:say|says|said|report(?:s|ed)?|tell|tells|told|claim(?:s|ed)?|note[sd]?|add(?:s|ed)?|argue[sd]?|believe[sd]?|think|thinks|thought|suggest(?:s|ed)?|explain(?:s|ed)?|mean|means|meant|ensure[sd]?|sure|know|knows|knew|hope[sd]?|fact|idea|case|point|reason|way)\s(?:\p{L}+\s){0,2}that\s`;

/** "…, and although the tool": a clause that still waits for its main clause. */
const waits =
  /\s(?:and|but|so|because|that|or)\s(?:although|though|if|when|while|once|especially|unless|after|before|since|given|by|in order|as)\s[^,]*$/i;

/** "If you have no bottle, a glass per se": an opening clause whose main clause has not come yet. */
export const lacksMainClause = (left: string): boolean =>
  (opensCondition.test(left) || opensSubordinate.test(left)) &&
  (!left.includes(', ') || !startsClause(left.slice(left.lastIndexOf(', ') + 2)));

const opensPhrase =
  /^(?:in|on|at|by|for|with|without|from|during|through|over|under|within|like|unlike|despite|given|instead of|prior to|thanks to|because of|due to|according to|as|when|while|whilst|since|because|although|though|once|until|after|before)\s/i;

/** "After that, I became an editor": the main clause behind an introductory phrase or clause; otherwise the whole text. */
export const behindOpening = (left: string): string => {
  if (!opensPhrase.test(left)) return left;
  for (let at = left.indexOf(', '); at > 0; at = left.indexOf(', ', at + 1)) {
    const clause = left.slice(at + 2);
    if (startsClause(clause)) return clause;
  }
  return left;
};

/** Whether a construction of the left half also governs what follows it. */
export const governsBoth = (left: string): boolean =>
  opensCondition.test(left) ||
  lacksMainClause(left) ||
  reachesAcross.test(left) ||
  reported.test(left) ||
  waits.test(left) ||
  left.includes(': ');

/** A comma or a dash. "Aug - Dec" is a range. */
const behindMark = regex.u`,|\s(?:[–—]|-{2,3})\s|—|(?<=\p{Ll}{2})\s-\s(?=\p{Ll})`;
/** "the driving, the cars, and the experience": without a verb after the last comma or dash of the left half, this is a list. */
export const isList = (left: string): boolean => {
  const last = left.split(behindMark).at(-1) ?? '';
  return last.length < left.length && verbAt(last) < 0;
};

const continues = regexOf(
  String.raw`^(?:${alternatives(coordinators, subordinators)}|so|yet|which|who|whom|whose|as|after|before|even|\p{Ll}+ing)(?![\p{L}])`,
  'iu',
);

/** "They made millions of them, parts are easy to find": a row of clauses that only its last "and" connects. */
export const isSplice = (left: string): boolean => {
  const at = left.lastIndexOf(', ');
  const last = left.slice(at + 2);
  return (
    at > 0 &&
    !continues.test(last) &&
    verbAt(left.slice(0, at)) >= 0 &&
    verbAt(last) >= (contracted.test(last) ? 0 : 1)
  );
};

/** "It is option B. Beyond that, it is old": the period ends a sentence, although an initial stands before it. */
export const holdsEnd = (left: string): boolean => regex.u`(?<=\p{Ll}\s\p{Lu})\.\s+\p{Lu}\p{Ll}`.test(left);

/** "etc." ends in its own period. */
export const endsInPeriod = (left: string): boolean => /\.["”’»)\]*_]*$|[?!]["”’»]$/.test(left);

/** "…, takes photos": a predicate after a comma belongs to a subject before the cut. */
export const resumesPredicate = (right: string): boolean =>
  right
    .split(/,\s/)
    .slice(1)
    .some((part) => {
      // ", and in addition set new goals": the verb stands behind the connection.
      const [first, second] = wordsOf(
        part.replace(/^and (?:in addition|additionally|also|then|finally|thus),? /i, ''),
      );
      return (
        first !== undefined &&
        (isFiniteVerb(first, undefined, second) ||
          (first.tag === 'R' && second !== undefined && isFiniteVerb(second, first, undefined)))
      );
    });

export const capitalized = (text: string): string =>
  text.replace(
    regex.u`^([*_"“[]*)(\p{Ll})`,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  );
