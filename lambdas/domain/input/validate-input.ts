import { type ApiErrorCode, apiErrors } from '#contracts/errors/error-codes.ts';
import { formatNumber } from '#contracts/format-number.ts';
import { inputLimits } from '#contracts/jobs/input-limits.ts';
import { keywordLimits } from '#contracts/keywords/keyword-limits.ts';
import { countTypedWords } from '#domain/text/count-words.ts';
import { parseKeywordList } from './parse-keyword-list.ts';
import { isStopWord } from './stop-words.ts';

/** True if at least one word has meaning: it contains a letter and is not a function word. */
const hasTopicWord = (text: string): boolean => {
  for (const [word] of text.matchAll(/\p{L}[\p{L}\p{M}\p{N}'’]*/gu)) if (!isStopWord(word)) return true;
  return false;
};

// Counts code points, so that a single emoji, which has two or more UTF-16 units, does not pass for several
// characters.
const isShorterThan = (text: string, characters: number): boolean =>
  [...text.slice(0, characters * 2)].length < characters;

const isTooLong = (text: string): boolean =>
  text.length > inputLimits.characters || countTypedWords(text) > inputLimits.words;

/** The message for a text that has few enough words but too many characters; null for any other text. */
export const describeExcessCharacters = (text: string): string | null =>
  text.length > inputLimits.characters && countTypedWords(text) <= inputLimits.words
    ? `${apiErrors.content_too_long.message}. This text has ${formatNumber(text.length)} characters; the limit is ${formatNumber(inputLimits.characters)}.`
    : null;

/** The problem with the optimizer's content (text or address), or null. Browser and server share this rule. */
export const validateOptimizerInput = (text: string): ApiErrorCode | null => {
  if (text === '') return 'content_required';
  if (isShorterThan(text.trim(), inputLimits.minCharacters)) return 'content_too_short';
  if (isTooLong(text)) return 'content_too_long';
  return hasTopicWord(text) ? null : 'content_not_analyzable';
};

/** The problem with an optional context, or null. A blank context is valid. */
export const validateContext = (text: string): ApiErrorCode | null => {
  if (text.trim() === '') return null;
  if (isTooLong(text)) return 'content_too_long';
  return hasTopicWord(text) ? null : 'content_not_analyzable';
};

/** The error in a keyword list, as typed. Separators and spaces are not keywords. */
export const validateKeywordList = (text: string): ApiErrorCode | null => {
  const count = parseKeywordList(text).length;
  if (count === 0) return 'keywords_required';
  return count > keywordLimits.perRun ? 'too_many_keywords' : null;
};
