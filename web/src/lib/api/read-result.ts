import { type FinalResult, parseFinalResult } from '#contracts/jobs/result.ts';

/** The result in a response. Null if there is none. If it cannot be read, also null, with a line in the console. */
export const readResult = (value: unknown): FinalResult | null => {
  const result = value == null ? null : parseFinalResult(value);
  if (value != null && result === null) console.warn('the result of a run cannot be read');
  return result;
};
