import { lemmaEntry } from '#engine/english/lexicon.ts';
import {
  alternatives,
  anyOf,
  articles,
  asWritten,
  capitalized,
  commonPrepositions,
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
  thirdPersonSubjects,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import { isFiniteVerb, isWord } from './clause-words.ts';
import { mainVerbAt, relativePronouns } from './main-verb.ts';
import { type TaggedWord, tagWords } from './tag-words.ts';

const subject = regexOf(
  String.raw`^(?:${alternatives(possessives, thirdPersonSubjects, demonstratives, articles)}|we|you|I|there|some|many|most|no|each|every|all|another|several|few|nobody|everybody|everyone|everything|nothing|\p{Lu}[\p{L}’'-]+|(?:${alternatives(asWritten(subjectPronouns))}|that|there)['’]\p{Ll}+)(?![\p{L}])`,
  'u',
);
/** Openings that say when, whose subject is in the left half: "many times doesn't follow". */
const timeSubject = regex.iu`^(?:(?:many|most|some|several|a few|all|each|every|no|another|one) (?:times?|days?|weeks?|months?|years?|nights?|mornings?|of the time)|all (?:too|but|while|along|in all|at once)|no (?:longer|matter|doubt|wonder)|each and every)(?![\p{L}])`;
/** Whether a noun opens the clause and its verb follows at once: "prices rose again", "old ovens are slow". */
export const startsWithNoun = (text: string): boolean => {
  const words = wordsOf(text);
  const verb = verbAt(text);
  const [first, next] = words;
  // In "failure, might exist", the subject of the verb is in the left half.
  if (/^\S+(?: \S+){0,2},\s/.test(text)) return false;
  // In "xkcd has a way", the lowercase name would get a capital.
  if (first !== undefined && lemmaEntry(first.lower) === undefined) return false;
  // In "and thought I might", the verb comes first and its subject is in the left half.
  if (words.slice(1, Math.max(verb, 1)).some(({ lower }) => isSubject.test(lower))) return false;
  const opens = first !== undefined && ('NP'.includes(first.tag) || (first.tag === 'A' && next?.tag === 'N'));
  return opens && verb > 0 && verb <= 3 && isFiniteAuxiliary.test(words[verb]?.lower ?? '');
};
const isSubject = new RegExp(`^${anyOf(subjectPronouns)}$`);
const isFiniteAuxiliary = new RegExp(
  `^(?:${alternatives(presentBe, pastBe, haveForms, doForms, modals)}|cannot|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|don['’]t|doesn['’]t|didn['’]t|can['’]t|won['’]t)$`,
);
/** Paired marks. A cut inside a pair would break a link, emphasis or a quotation. */
const paired: readonly (readonly [string, string])[] = [
  ['[', ']'],
  ['(', ')'],
  ['<', '>'],
  ['“', '”'],
  ['«', '»'],
];

const countOf = (text: string, character: string): number => text.split(character).length - 1;

/** A single quotation mark that opens but does not close: "'The boy was scared". */
const openQuote = regex.u`(?:^|[\s(])['‘](?=\p{L})(?!.*\p{L}[.,!?]?['’](?:[\s.,;:!?)]|$))`;

export const isBalanced = (text: string): boolean =>
  !openQuote.test(text) &&
  paired.every(([open, close]) => countOf(text, open) === countOf(text, close)) &&
  ['*', '_', '`', '"'].every((character) => countOf(text, character) % 2 === 0);

/** The words of a text without link addresses and marks, used to judge whether it is a sentence. */
const spoken = (text: string): string =>
  text
    .replace(/\]\([^)]*\)/g, '')
    .replace(/\([^()]*\)/g, '')
    .replace(/[[\]*_`“”"«»]/g, '');

/** The tagged words of a part of a sentence, without marks. */
export const wordsOf = (text: string): TaggedWord[] => tagWords(spoken(text)).filter(isWord);

/** Whether a text ends in a name, as "Anna Poe" before "and I": one subject of two people. */
export const endsInName = (text: string): boolean => regex.u`^\p{Lu}`.test(wordsOf(text).at(-1)?.text ?? '');

const isPronoun = new RegExp(
  `^(?:${alternatives(subjectPronouns, demonstratives)}|there|who|which|ones?|all|most|some|many|both|others|each|everybody|everyone|nobody|somebody|nothing|everything)$`,
);

const contractedVerb = new RegExp(`^(?:${alternatives(subjectPronouns)}|that|there)['’](?:s|re|m|ve|ll|d)$`);

/** The index of the first finite verb after a subject, or -1. */
export const verbAt = (text: string): number => {
  const words = wordsOf(text);
  return words.findIndex(
    (word, i) =>
      (contractedVerb.test(word.lower) ||
        word.lower === 'am' ||
        isFiniteVerb(word, words[i - 1], words[i + 1])) &&
      (i > 0 || /['’]/.test(word.lower)) &&
      // A capitalized word inside a sentence is not a verb: "Boston's Run to Remember".
      (i === 0 || !regex.u`^\p{Lu}`.test(word.text)) &&
      (/['’]/.test(word.lower) ||
        words.slice(0, i).some((before) => 'NPCG'.includes(before.tag) || isPronoun.test(before.lower))),
  );
};

/**
 * Whether a text has a verb outside its relative clauses. "The amount of content it has" does not, so it is a noun
 * phrase, not a sentence.
 */
export const hasMainVerb = (text: string): boolean => mainVerbAt(wordsOf(text)) >= 0 || contracted.test(text);

/** A subject and its verb in one word: "it's", "there's". */
const contracted = new RegExp(
  String.raw`^(?:${alternatives(subjectPronouns)}|that|there)['’](?:s|re|m|ve|ll|d)\s`,
  'i',
);

/** An adverb or set phrase before the subject: "now I know", "in practice you want". */
const leadingAdverb =
  /^(?:now|then|here|today|sometimes|eventually|finally|perhaps|maybe|luckily|fortunately|unfortunately|sadly|instead|also|still|recently|initially|usually|generally|of course|in (?:practice|theory|general|reality|fact|real life|the end|the meantime|the long run|(?:my|our|this|that|most|many|some) cases?)|for (?:now|example|instance)|at (?:the moment|the very least|least|first)|after that|from there|as a result),?\s/i;

/** A list item before the verb: "RESTful API, and in this case, let". */
const startsList = /^(?:\S+ ){0,3}\S+, (?:and|or) /;

/**
 * A noun with a clause that describes it, as in "some of the solutions we have found". The noun belongs to the left
 * half. "It" and "you" may be objects: "the keepers ring it".
 */
const relativeSubject = regexOf(
  String.raw`^(?:${alternatives(possessives, demonstratives, articles)}|some|many|most|all|any|each|every)(?: of)?(?: \p{Ll}[\p{L}’'-]*){1,4} (?:I|we|they|he|she)(?:['’]\p{Ll}+)? (?!(?:is|are|was|were)(?!\p{L}))`,
  'u',
);

/**
 * Whether a text opens with an independent clause: a subject, with its verb among the first words. A later verb may
 * belong to an object of the left half.
 */
export const startsClause = (clause: string): boolean => {
  const text = clause.replace(leadingAdverb, '');
  const verb = verbAt(text);
  return (
    (subject.test(text) || startsWithNoun(text)) &&
    !timeSubject.test(text) &&
    verb >= (contracted.test(text) ? 0 : 1) &&
    verb <= 6 &&
    hasMainVerb(text) &&
    !relativeSubject.test(text) &&
    !startsList.test(text) &&
    !wordsOf(text)
      .slice(1, verb)
      .some(
        (word) =>
          relativePronouns.has(word.lower) || /^(?:because|when|if|unless|until|while)$/.test(word.lower),
      ) &&
    !/^(?:the|a|an|its|their|his|her)\s[^\s]+(?:,|\sof\s[^\s]+,)/i.test(text)
  );
};

/** A condition that governs everything after it. */
const conditionOpening = regex.iu`^(?:if|unless|whether|either|neither|both|until|where|wherever|whenever|not only|maybe|perhaps|anytime|every time|each time|the moment|in case|in an? (?:\p{L}+ )?(?:world|universe|reality|timeline) (?:where|in which)|given|suppose|supposing|imagine|assume|assuming|let['’]s say)\s`;
/** An opening clause of time or reason. It governs its main clause, which must be in the same half. */
const subordinateOpening = regexOf(
  String.raw`^(?:when|while|whilst|whereas|although|though|because|since|as|after|before|even|once|despite|with|by|(?:(?:and|but|so|then),? )?the (?:\p{L}+[ -]){0,2}time (?!(?:is|was|has|had|of|to|for|in|on|at|will|can|could)\s)\S+|(?:(?:on|at|in|from|by|during|until) )?(?:the|one|that|this|a) (?:\p{L}+ )?(?:morning|afternoon|evening|night|day|week|month|year|summer|winter|spring|fall|time|minute|moment|instant|hour|occasion)s? (?:later |right |just )?(?:after|before|when|while|since|that|as|${alternatives(subjectPronouns, possessives, articles, demonstratives)}))\s`,
  'iu',
);
/** Constructions that span both halves: "he asked whether x, and y", "not only x, but y". */
const spansBothHalves = regex.iu`\s(?:if|whether|either|neither|not only|not just|unless|not because|in case|provided|assuming|as long as|so \p{L}+ that|such an?)\s|\sboth\s(?!.*\sand\s)|\sbetween\s(?!.*\sand\s)`;
/** Verbs of reporting. In "They said that x", the report may continue. */
export const reported = regex.iu`\s(?:say|says|said|report(?:s|ed)?|tell|tells|told|claim(?:s|ed)?|note[sd]?|add(?:s|ed)?|argue[sd]?|believe[sd]?|think|thinks|thought|suggest(?:s|ed)?|explain(?:s|ed)?|mean|means|meant|ensure[sd]?|sure|know|knows|knew|hope[sd]?|fact|idea|case|point|reason|way)\s(?:\p{L}+\s){0,2}that\s`;

/** A clause that still needs its main clause: "…, and although the tool". */
const nestedSubordinate =
  /\s(?:and|but|so|because|that|or)\s(?:although|though|if|when|while|once|especially|unless|after|before|since|given|by|in order|as)\s[^,]*$/i;

/** Whether an opening clause still needs its main clause: "If you have no bottle, a glass per se". */
export const lacksMainClause = (left: string): boolean =>
  (conditionOpening.test(left) || subordinateOpening.test(left)) &&
  (!left.includes(', ') || !startsClause(left.slice(left.lastIndexOf(', ') + 2)));

/** Words that open a phrase or a clause before the main clause. */
export const phraseOpening =
  /^(?:in|on|at|by|for|with|without|from|during|through|over|under|within|like|unlike|despite|given|instead of|prior to|thanks to|because of|due to|according to|as|when|while|whilst|since|because|although|though|once|until|after|before)\s/i;

/**
 * The main clause after an introductory phrase or clause, as in "After that, I became an editor", or else the whole
 * text.
 */
export const afterOpening = (left: string): string => {
  if (!phraseOpening.test(left)) return left;
  for (let at = left.indexOf(', '); at > 0; at = left.indexOf(', ', at + 1)) {
    const clause = left.slice(at + 2);
    if (startsClause(clause)) return clause;
  }
  return left;
};

/** Whether a construction in the left half also governs the words after it. */
export const coversBothHalves = (left: string): boolean =>
  conditionOpening.test(left) ||
  lacksMainClause(left) ||
  spansBothHalves.test(left) ||
  reported.test(left) ||
  nestedSubordinate.test(left) ||
  left.includes(': ');

/** A comma or a dash. The hyphen in "Aug - Dec" marks a range and does not count. */
const afterMark = regex.u`,|\s(?:[–—]|-{2,3})\s|—|(?<=\p{Ll}{2})\s-\s(?=\p{Ll})`;
/**
 * Whether the left half has no verb after its last comma or dash. Then it is a list: "the driving, the cars, and the
 * experience".
 */
export const isList = (left: string): boolean => {
  const last = left.split(afterMark).at(-1) ?? '';
  return last.length < left.length && verbAt(last) < 0;
};

const continuationWords = regexOf(
  String.raw`^(?:${alternatives(coordinators, subordinators)}|so|yet|which|who|whom|whose|as|after|before|even|\p{Ll}+ing)(?![\p{L}])`,
  'iu',
);

/**
 * Whether a text is a series of clauses that only its last "and" connects: "They made millions of them, parts are easy
 * to find".
 */
export const isSplice = (left: string): boolean => {
  const at = left.lastIndexOf(', ');
  const last = left.slice(at + 2);
  return (
    at > 0 &&
    !continuationWords.test(last) &&
    verbAt(left.slice(0, at)) >= 0 &&
    verbAt(last) >= (contracted.test(last) ? 0 : 1)
  );
};

/**
 * Whether a period ends a sentence even though an initial or an abbreviation comes before it: "It is option B. Beyond
 * that, it is old", "up to 50 ft. At night, it rests".
 */
export const containsSentenceEnd = (left: string): boolean =>
  regex.u`(?<=\p{Ll}\s\p{Lu})\.\s+\p{Lu}\p{Ll}`.test(left) || endAfterAbbreviation.test(left);
const endAfterAbbreviation = regexOf(
  String.raw`(?<!\p{L})(?:ft|in|lbs?|oz|mi|yd|sec|min|hrs?|etc|a\.m|p\.m|Inc|Co|Corp|Ltd|U\.S)\.\s+${anyOf(capitalized(`${subjectPronouns} ${possessives} ${demonstratives} ${commonPrepositions} ${subordinators}`), 'There But And So The However')}\s`,
  'u',
);

/** Whether a text ends with its own period, as "etc." does. */
export const endsInPeriod = (left: string): boolean => /\.["”’»)\]*_]*$|[?!]["”’»]$/.test(left);

/** Whether a verb after a comma has its subject before the cut: "…, takes photos". */
export const resumesPredicate = (right: string): boolean =>
  right
    .split(/,\s/)
    .slice(1)
    .some((part) => {
      // The verb comes after the connecting words: ", and in addition set new goals".
      const [first, second] = wordsOf(
        part.replace(/^and (?:in addition|additionally|also|then|finally|thus),? /i, ''),
      );
      return (
        first !== undefined &&
        (isFiniteVerb(first, undefined, second) ||
          (first.tag === 'R' && second !== undefined && isFiniteVerb(second, first, undefined)))
      );
    });

/** A text with its first letter in uppercase, even after opening marks: `*the`, `“the`. */
export const capitalizeOpening = (text: string): string =>
  text.replace(
    regex.u`^([*_"“[]*)(\p{Ll})`,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  );
