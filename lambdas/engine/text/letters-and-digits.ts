import { regex } from '#engine/language/patterns.ts';

/**
 * The letters and digits of a text in lower case, without punctuation and markup. They do not change if a sentence is
 * split or joined.
 */
export const lettersAndDigits = (text: string): string =>
  text.toLowerCase().replace(regex.gu`[^\p{L}\p{N}]`, '');
