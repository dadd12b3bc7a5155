import { regex } from '#engine/language/patterns.ts';
import { likeFirst } from '#engine/writing/rewriting/grammar/corrections.ts';
import { withNames } from './names.ts';
import { fittingForm } from './spelling/base-after-modal.ts';
import { certainCorrection } from './spelling/certain-misspellings.ts';

/** A word of running text. "Thats are" may stand for "those are". */
const anyWord = regex.gu`(?<![\p{L}\p{N}_@/.#'’-])(?![Tt]hats (?:are|were)(?!\p{L}))\p{L}{3,}(?![\p{L}\p{N}_@/'’-]|\.\p{L})`;

/** Corrects misspelled words that are no English words in any dialect. */
export const withoutMisspellings = (text: string): string =>
  text.replace(anyWord, (word, ...rest: unknown[]) => {
    const at = rest.find((part) => typeof part === 'number') ?? 0;
    if (
      /^inorder$/i.test(word) &&
      /^ (?:traversal|walk|successor|predecessor)/i.test(text.slice(at + word.length))
    )
      return word;
    const right = regex.u`^\p{L}\p{Ll}+$`.test(word) ? certainCorrection(word.toLowerCase()) : null;
    return right === null ? word : likeFirst(word, fittingForm(text.slice(0, at), word, right));
  });

/** A word this long is a misspelling and not a name, even if the heading has no other word. */
const minCertainLength = 7;

/** Corrects names and long misspelled words in a short heading, such as "ingreditents". */
export const withSpelledName = (heading: string): string =>
  withNames(
    heading.replace(anyWord, (word) => (word.length < minCertainLength ? word : withoutMisspellings(word))),
  );

/** Corrects names and misspelled words in a heading. A heading is not a sentence, so no other rule reads it. */
export const withSpelledWords = (heading: string): string => withNames(withoutMisspellings(heading));
