import { countWords } from '#domain/text/count-words.ts';
import { lemmaEntry } from '#engine/english/lexicon.ts';
import {
  alternatives,
  anyOf,
  articles,
  asWritten,
  commonPrepositions,
  demonstratives,
  haveForms,
  pastBe,
  possessives,
  prepositions,
  presentBe,
  startsWithAny,
  subjectPronouns,
  subordinators,
  wordSet,
} from '#engine/english/word-classes.ts';
import { matchesOf } from '#engine/language/matches.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import {
  containsSentenceEnd,
  isBalanced,
  resumesPredicate,
  startsClause,
  verbAt,
  wordsOf,
} from '#engine/writing/clauses/sentence-halves.ts';
import { isOpenBeforeLink } from './announced-halves.ts';
import { countVerbs, endsInPhrase, maxSentenceLength } from './first-clauses.ts';
import { withBareLink } from './linked-splices.ts';
import { verbAfterNoun } from './noun-subjects.ts';
import { isNotASplice } from './splices.ts';
import { isDependentOpening, isLinkOfFirst } from './unfinished-halves.ts';

/** A comma before words that may be the subject of a second clause. */
const comma = regex.gu`,\s(?=[\p{L}])`;
/** Adverbs that link two clauses, after a comma that should be a semicolon. */
const linkedAdverb =
  /,\s(however|otherwise|therefore|instead|in fact|for example|for instance|thus|consequently|furthermore|moreover),?\s(?=\S)/gu;

const subjectOpening = regexOf(
  `^(?:${alternatives(asWritten(subjectPronouns), demonstratives)}|there)(?:['’](?:s|re|m|ve|ll|d))?\\s`,
  'u',
);
/** The fewest words in each half and in the sentence. A shorter sentence reads as one unit. */
const minPartLength = 4;
const minWords = 10;

/** Words anywhere in the first half that open a clause or phrase, which the words after the comma may complete. */
const innerSubordinate = regexOf(
  `(?<![\\p{L}])(?:${alternatives(subordinators)}|whereas|once|as|after|before|whenever|wherever|whether|whatever|whichever|however|no matter|the more|the less|even|than|like|either|neither|rather|both|not only|so \\p{L}+|such|too|enough|imagine|suppose|assume|assuming|given|had I|should you|let['’]s)(?![\\p{L}])`,
  'iu',
);
/** Uses in which these words open nothing: "As well", "more than ten", "I don't like it". */
const startsNothing = regex.giu`(?<!\p{L})(?:as well|(?:more|less|fewer|better|other) than (?:\d[\d.,]*|half|ever|usual|expected|a (?:few|couple|year|week|month|day))|(?<=(?:n['’]t|to|I|we|would|['’]d|really|also) )like(?= (?:the|a|an|my|our|this|that|it|to|how)(?!\p{L})))(?!\p{L})`;
/** An adverb that ends its clause: "It is old though, it works". */
const endsInThough = / though$/;

/**
 * An open clause whose content is still to come: "I know that in winter, it snows", "that is why from June, we bake".
 */
const relativeOpening = regexOf(`^.*(?<![\\p{L}])(that|which|who|whose|what|how|why)\\s([^,]*)$`, 'isu');

/** A time or place without a verb, or a way to do something: "That on the return pass", "that by baking rye". */
const startsWay = regexOf(
  `^(?:${alternatives(prepositions)}|without) \\p{Ll}+ing |^(?:${alternatives(commonPrepositions)}|during|after|before) (?:the|an?|my|our|your|this|that|each|every) (?:\\p{L}+ )?\\p{L}+$`,
  'iu',
);

/** A phrase of the next clause: "It is old and for those who know it, we bake", "but looking at it, we bake", "and yet in this mill, we". */
export const endsInNextPhrase = regexOf(
  `\\s(?:and|but|so|or)\\s(?:(?:yet|also|still|then|now|even|maybe|perhaps) )?(?:\\p{Ll}{2,}ing|${alternatives(prepositions)}|for|unlike|despite|without|to|apart|aside|except|besides|instead|rather|thanks|due|because|given)\\s[^,]*$`,
  'iu',
);

/** The first clause without the adverb or short phrase before it: "In 2019, we moved". */
const afterPhrase = (left: string): string => {
  const at = left.indexOf(', ');
  const opening = at > 0 ? left.slice(0, at) : '';
  const isPhrase =
    verbAt(opening) < 0 &&
    !startsWithPronoun.test(opening) &&
    !isSubject(opening) &&
    !isDependentOpening(opening);
  return at > 0 && countWords(opening) <= 6 && isPhrase ? left.slice(at + 2) : left;
};
/** A clause whose verb looks like another word: "I like it, I want more of it, I bake it". */
const startsWithPronoun = /^(?:(?:and|but|so) )?(?:I|we|you|they|he|she)(?:['’]|\s)/iu;
/** A noun before its apposition: "The first, a young man named Rex, he was". A time opens a clause: "The next day, we". */
const isSubject = (opening: string): boolean => startsNoun.test(opening) && !endsInTime.test(opening);
const startsNoun = regexOf(
  `^(?:(?:And|But|So) )?${anyOf(articles, possessives, demonstratives)}(?![\\p{L}])`,
  'iu',
);
const endsInTime =
  /(?:time|moment|minute|hour|day|night|morning|afternoon|evening|weekend|week|month|year|season|summer|winter|spring|fall|decade|century|ago|later|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?$/iu;

const lowered = (text: string): string =>
  regex.u`^I(?![\p{L}])`.test(text)
    ? text
    : text.replace(regex.u`^\p{Lu}(?=\p{Ll})`, (first) => first.toLowerCase());

const endsInLink = /(?:for example|for instance|e\.g\.|i\.e\.|of course|in fact)$/iu;

/** Whether a clause opens with a word that is not in the dictionary, before an auxiliary: "Rosa was late". */
const startsWithName = (clause: string): boolean => {
  const [first, second] = wordsOf(clause);
  return first?.tag === 'P' && lemmaEntry(first.lower) === undefined && isAuxiliary.has(second?.lower ?? '');
};
const isAuxiliary = wordSet(presentBe, pastBe, haveForms);

const startsState = regex.iu`^(?:(?:and|but|so) )?(?:(?:perhaps|maybe|still|now|already|clearly) )?(?:a (?:bit|little|lot|tad)|slightly|somewhat|rather|quite|too|very|so) \p{L}+(?: that| of| by| to| about| with)(?!\p{L})`;

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');
const isFirstClause = (before: string): boolean => {
  // "In April and May" does not contain a verb.
  const marked = onOneLine(before).replace(/\bMay\b/g, 'June');
  if (/["”’»]$/u.test(marked)) return false;
  // A sentence that opens with a lowercase letter: "It is old. in winter, we bake". Likewise "Around this-for example,
  // we bake".
  if (containsSentenceEnd(marked) || regex.u`[.!?]\s\p{Ll}`.test(marked) || endsInLink.test(marked))
    return false;
  // The opening clause still needs its main clause: "Since the rye, all things being equal, is old".
  if (startsWithAny(subordinators, 'whereas').test(marked)) return false;
  // A state of mind without its verb: "A bit worried that it may break, we left".
  if (startsState.test(marked)) return false;
  // Likewise "Now that it is old, we bake".
  if (/(?<![a-z])now that /iu.test(marked)) return false;
  const left = marked.replace(/\[([^\][]*)\]\([^()\s]*\)/gu, '$1');
  const main = afterPhrase(left);
  // After an opening, only a pronoun is a certain subject: "After a song, a talk and promises of bread for all".
  if (main !== left && !subjectOpening.test(lowered(main))) return false;
  const clause = main.replace(/^(?:And|But|So|Yet|Overall|Also|Now|Then|Well|Plus),?\s/u, '');
  if (clause.includes(',') || /[;:—–]|\s-{1,3}\s/u.test(clause) || countWords(clause) < minPartLength)
    return false;
  if (
    innerSubordinate.test(clause.replace(startsNothing, '')) ||
    endsInPhrase(clause) ||
    endsInNextPhrase.test(clause)
  )
    return false;
  const [, word = '', inner] = relativeOpening.exec(clause) ?? [];
  // "What to bake" is complete; "that to bake" still needs its clause.
  const isAction = inner?.startsWith('to ') === true && !/^(?:that|which|who)$/i.test(word);
  if (inner !== undefined && !isAction && (startsWay.test(inner) || countVerbs(`it ${inner}`) === 0))
    return false;
  // The action opens a clause that is still to come: "I found that to build a mill that lasts, I need stones".
  if (regex.iu`(?<!\p{L})(?:that|because|so|if) (?:in order )?to \p{Ll}+ `.test(clause)) return false;
  if (regexOf(`${anyOf(prepositions)}$`, 'iu').test(clause) && countWords(clause) < 6) return false;
  return (
    startsClause(lowered(clause)) ||
    (startsWithName(clause) && startsClause(clause)) ||
    verbAfterNoun(clause) > 0
  );
};

/** A series of clauses, which commas may separate: "And I left", ", it was late". */
const thirdClause = regexOf(
  `,\\s(?:(?:and|or|so|yet)\\s|(?:${alternatives(asWritten(subjectPronouns))}|there|the|this|${alternatives(possessives)})(?:['’]\\p{Ll}+)?\\s)`,
  'u',
);
const endsInModal = regexOf(
  `(?<=\\s${anyOf(possessives, 'the a own free good')} )(?:will|might|can|may|must)\\W*$`,
  'iu',
);
const isSecondClause = (after: string): boolean => {
  const right = onOneLine(after);
  // Not a clause, because the last word is a noun: "The giant within you, the power of your will".
  if (endsInModal.test(right)) return false;
  // Both clauses are assumptions: "The assumption was that it is old, that it may break".
  if (countWords(right) < minPartLength || thirdClause.test(right) || /^that\s/u.test(right)) return false;
  // For example, "You bake well, it kept saying", "how it is, they went, how it was", "he's no baker, has no mill".
  if (
    /^this time |^(?:this|that) one [a-z]+ed |^\S+ (?:kept|keeps) \S+ing(?![a-z])|, (?:how|that|what|why) /u.test(
      right,
    ) ||
    resumesPredicate(right)
  )
    return false;
  if (isDescribed(right)) return false;
  // One semicolon is enough: "There is no need for it, it just rose; in the end we left".
  if (/; /u.test(right)) return false;
  if (subjectOpening.test(right)) {
    const verb = verbAt(right);
    return startsClause(right) && verb <= 2;
  }
  return (
    verbAfterNoun(right) > 0 &&
    startsClause(right) &&
    regex.u`^\p{Ll}`.test(right) &&
    wordsOf(right)[0]?.tag === 'F'
  );
};

/** Whether the first verb describes the noun: "We met Anna, the baker that's from the mill". */
const isDescribed = (right: string): boolean => {
  const at = verbAfterNoun(right);
  const words = wordsOf(right).map(({ lower }) => lower);
  return at > 0 && /^(?:that|who|which)(?:$|['’])/.test(words.slice(1, at + 1).at(-1) ?? '');
};

const startsWithSubject = (right: string): boolean => subjectOpening.test(right) || verbAfterNoun(right) > 0;
/** Words at the end of a clause that is still open: in "What they are, for example", the example completes it. */
const endsIncomplete = regexOf(
  `(?<![\\p{L}])${anyOf(presentBe, pastBe, haveForms, prepositions, commonPrepositions)}$`,
  'iu',
);

/** Adds a semicolon before an adverb that belongs to the second clause: "It rained all day, however we baked". */
const withLink = (sentence: string): string => {
  for (const found of matchesOf(sentence, linkedAdverb)) {
    const [left, right] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
    if (
      isBalanced(left) &&
      isFirstClause(left) &&
      startsClause(right) &&
      startsWithSubject(right) &&
      // For example, "There was one talk, however, that urged me".
      !/^that\s/.test(right) &&
      !isLinkOfFirst(left, right) &&
      !isOpenBeforeLink(left) &&
      !endsIncomplete.test(left)
    )
      return `${left}; ${found[1]}, ${right}`;
  }
  return sentence;
};

/** Puts a semicolon between two complete clauses that only a comma joins: "The oven was old, it took an hour". */
export const withSemicolon = (sentence: string): string => {
  if (
    sentence.length > maxSentenceLength ||
    countWords(sentence) < minWords ||
    !/[.!]["”’»)\]*_]*\s*$/u.test(sentence)
  )
    return sentence;
  const linked = withLink(sentence);
  const linkedUp = linked === sentence ? withBareLink(sentence) : linked;
  if (linkedUp !== sentence) return linkedUp;
  for (const found of matchesOf(sentence, comma)) {
    const before = sentence.slice(0, found.index);
    const [left, right] = [before.replace(endsInThough, ''), sentence.slice(found.index + found[0].length)];
    if (
      isBalanced(left) &&
      isBalanced(right) &&
      isSecondClause(right) &&
      isFirstClause(left) &&
      !isNotASplice(onOneLine(left), onOneLine(right))
    )
      return `${before.replace(endsInThough, ', though')}; ${right}`;
  }
  return sentence;
};
