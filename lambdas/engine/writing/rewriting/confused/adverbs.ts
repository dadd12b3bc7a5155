import { classesOf, knownBase } from '#engine/english/word-checks.ts';
import { type PhraseRule, phrase } from '#engine/writing/rewriting/grammar/phrase-rules.ts';

const adverbOf = (adjective: string): string =>
  adjective.endsWith('ic')
    ? `${adjective}ally`
    : /[^aeiou]le$/.test(adjective)
      ? adjective.replace(/e$/, 'y')
      : `${adjective}ly`;

/** Adjectives that are written for their adverbs before a verb. */
const manners =
  'general|recent|usual|typical|final|eventual|obvious|definite|absolute|complete|personal|honest|basic|probable|automatic|actual|immediate|regular|occasional|constant';
/** Adjectives that are written for their adverbs before a comparative. */
const degrees =
  'extreme|incredible|slight|significant|complete|absolute|considerable|relative|particular|surprising|exceptional|substantial|noticeable|remarkable|unbelievable|ridiculous|insane';
const comparatives =
  'better|worse|faster|slower|bigger|smaller|larger|higher|lower|older|younger|easier|harder|longer|shorter|greater|different|cheaper|stronger|simpler';

/** Words before a pronoun that a verb does not follow: "for her personal use". */
const noObject = '(?<!(?:for|than|as|like|to|of|with|by|the|an?|and|or|between|,) )';

/** Corrections of adjectives that are written for adverbs. */
export const adverbs: readonly PhraseRule[] = [
  // Finds "I general trust it".
  phrase(
    String.raw`(${noObject}(?:I|we|they|he|she) )(${manners}) (\p{Ll}{3,})(?= (?!of)\p{Ll})`,
    (start, adjective, verb) =>
      /^v|^nv$/.test(classesOf(knownBase(verb))) && !classesOf(verb).includes('a')
        ? `${start}${adverbOf(adjective)} ${verb}`
        : null,
  ),
  // Finds "A significant better oven".
  phrase(String.raw`(${degrees}) (?=(?:${comparatives})(?![\p{L}]))`, (word) => `${adverbOf(word)} `),
  phrase(String.raw`(work(?:s|ed|ing)?) close (?=with(?![\p{L}]))`, '$1 closely '),
];
