import { countWords } from '#domain/text/count-words.ts';
import {
  alternatives,
  anyOf,
  articles,
  asWritten,
  capitalized,
  commonPrepositions,
  demonstratives,
  possessives,
  quantifiers,
  sentenceAdverbs,
  subjectPronouns,
} from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';

/**
 * A marker among the terms of an article whose writer sets no comma after a short opening. Editors differ about it: "In
 * 2019 we baked".
 */
export const openOpenings = 'openings without a comma';

/** A shorter text may have had no occasion for such a comma. */
const minWords = 150;

const subject = `(?:${alternatives(asWritten(subjectPronouns), articles, possessives, demonstratives, quantifiers)}|there|people|\\p{Lu}\\p{Ll}+)(?!\\p{L})`;
/** An adverb or a phrase with its comma: "In 2019, we baked", "In the old mill by the sea, it is late". */
const closedOpening = regexOf(
  `(?:^|[.!?:]["”’)*_]{0,3}\\s+|\\n\\s*)(?:${anyOf(capitalized(`${commonPrepositions} during over after before within by without through sometimes usually often today now then here also plus yes well instead eventually recently currently again last this each every one two three some most next first second once ${sentenceAdverbs}`))}|\\p{Lu}\\p{Ll}+ly)(?: [\\p{L}\\p{N}'’-]+){0,6}, (?=${subject})`,
  'gu',
);

/** Whether a text sets no comma after any adverb or phrase that opens a sentence, such as "In 2019" or "Usually". */
export const leavesOpeningsOpen = (text: string): boolean =>
  text.search(closedOpening) < 0 && countWords(text) >= minWords;

/** The most words in an opening that reads well without a comma. */
const maxWords = 4;
/** Adverbs that join or judge sentences, and phrases of role or manner. Every editor sets these off. */
const alwaysClosed = regexOf(
  `^(?:${alternatives(capitalized(sentenceAdverbs))}|For example|For instance|In addition|In fact|In other words|On the other hand|By the way|That said|That being said|Yes|Well|Oh|Likewise|Similarly|Thus|Accordingly|(?:As|Unlike|Despite|Besides|With|Without|Instead|Like) .+)$`,
  'u',
);
/** Whether a comma after an opening is a matter of taste. */
export const isOptionalOpening = (opening: string): boolean =>
  countWords(opening) <= maxWords && !alwaysClosed.test(opening);
