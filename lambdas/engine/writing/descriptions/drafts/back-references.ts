import { alternatives } from '#engine/english/word-classes.ts';
import { regexOf } from '#engine/language/patterns.ts';

const words = 'it its this that these those they them their below above here';

/** Finds words that refer to another sentence, and `more` words that do so in some places. */
export const backReferencesWith = (...more: readonly string[]): RegExp =>
  regexOf(String.raw`(?<!\p{L})(?:${alternatives(words, ...more)})(?!\p{L})`, 'iu');
