import { regex, regexOf } from '#engine/language/patterns.ts';
import { surfaceForm } from './surface-form.ts';

/**
 * A name's form within the text's sentences. A word that has a capital only at the start of sentences stays as it is.
 */
const nameForm = (text: string, word: string): string => {
  const form = surfaceForm(text, word);
  return form !== word &&
    regexOf(`[\\p{Ll},] ${form}(?![\\p{L}\\p{N}])`, 'u').test(text) &&
    !text.includes(` ${word} `)
    ? form
    : word;
};

/**
 * Words as the text writes them together or, failing that, one by one: "hugo vs Jekyll" if the text has only
 * "Jekyll".
 */
export const writtenWords = (words: readonly string[], text: string): string => {
  const whole = surfaceForm(text, words.join(' '));
  if (whole !== words.join(' ')) return whole;
  return words.map((word) => (regex.u`^\p{Ll}+$`.test(word) ? nameForm(text, word) : word)).join(' ');
};
