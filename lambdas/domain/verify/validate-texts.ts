import type { ApiErrorCode } from '#contracts/errors/error-codes.ts';
import { formatNumber } from '#contracts/format-number.ts';
import { verifyLimits } from '#contracts/verify/verify-limits.ts';
import { countTypedWords } from '#domain/text/count-words.ts';

export type TextSide = 'original' | 'rewrite';

/** The problem with one of the two texts: the value, the limit and the remedy. */
export type TextProblem = { code: ApiErrorCode; message: string };

const tooLong = (side: TextSide, value: number, limit: number, unit: string): TextProblem => ({
  code: 'content_too_long',
  message: `The ${side} has ${formatNumber(value)} ${unit}; the limit is ${formatNumber(limit)}. Shorten it, or compare one part at a time.`,
});

/** The problem with one of two texts to compare, or null. Browser, command line and server share this rule. */
export const findTextProblem = (side: TextSide, text: string): TextProblem | null => {
  if (text.trim() === '')
    return { code: 'content_required', message: `The ${side} is empty. Paste at least one sentence.` };
  // Characters are checked first, because counting the words of an endless text would take too long.
  if (text.length > verifyLimits.characters)
    return tooLong(side, text.length, verifyLimits.characters, 'characters');
  const words = countTypedWords(text);
  if (words > verifyLimits.words) return tooLong(side, words, verifyLimits.words, 'words');
  if (!/[\p{L}\p{N}]/u.test(text))
    return {
      code: 'content_not_analyzable',
      message: `The ${side} has no words or numbers, only symbols. Paste at least one sentence.`,
    };
  return null;
};
