import { type FinalResult, parseFinalResult } from '#contracts/jobs/result.ts';

/** The result in an answer. Null where there is none, and, with a line in the console, where it cannot be read. */
export const readResult = (value: unknown): FinalResult | null => {
  const result = value == null ? null : parseFinalResult(value);
  if (value != null && result === null) console.warn('the result of a run cannot be read');
  return result;
};
