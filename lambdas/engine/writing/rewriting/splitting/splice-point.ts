import { countWords } from '#domain/text/count-words.ts';
import {
  alternatives,
  anyOf,
  asWritten,
  commonPrepositions,
  questionWords,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { regex, regexOf } from '#engine/language/patterns.ts';
import {
  capitalizeOpening,
  coversBothHalves,
  startsClause,
  verbAt,
} from '#engine/writing/clauses/sentence-halves.ts';
import { subordinates } from '#engine/writing/rewriting/sentences/dependent-clauses.ts';
import { endsInNextPhrase } from '#engine/writing/rewriting/sentences/semicolons.ts';
import { isNotASplice } from '#engine/writing/rewriting/sentences/splices.ts';
import { isRequest } from './requests.ts';
import { type SplitPoint, shortSplice } from './split-point.ts';

/**
 * A comma between two sentences is an error at any length, but the two parts of a shorter one may be meant as a unit.
 */
const minWordsAtComma = 9;

/** A clause that is added to the second one: "It is simple, you open it, and you wait". */
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

/** Whether the first half may be a whole sentence, without a mark that could join it to the second one. */
const isWhole = (left: string): boolean =>
  !/,|\s[-–]+\s|[—;:]|["”’»]$/.test(left) &&
  !needsClause.test(left) &&
  !endsInNextPhrase.test(left) &&
  startsWithClause(left) &&
  !coversBothHalves(left) &&
  !subordinates.test(left);

/** "It is not x, it is y" is one contrast. "Take x, you will like it" is a request with its consequence. */
const isOneThought = (left: string): boolean =>
  regex.iu`(?:n['’]t|(?<!\p{L})(?:not|cannot|never|no|nothing|nobody|none|less|more))(?!\p{L})`.test(left) ||
  isRequest(left);

/** Two complete clauses with only a comma between them: "It is quite simple, you open the file and wait". */
export const splice: SplitPoint = {
  minWords: minWordsAtComma,
  minPart: 3,
  isError: true,
  pattern: regexOf(
    String.raw`,\s(?=(?:${alternatives(asWritten(subjectPronouns))}|there|this|these)(?:['’]\p{Ll}+)?\s)`,
    'gu',
  ),
  second: (marked, right) => {
    const left = withoutLinks(marked);
    if (!isWhole(left) || (isOneThought(left) && !changesSpeaker(left, right))) return null;
    if (isNotASplice(left, right) || isOneBreath(left, right)) return null;
    return startsClause(right) && verbAt(right) <= 2 && !addedClause.test(right)
      ? capitalizeOpening(right)
      : null;
  },
};
