import { useDeferredValue, useMemo } from 'react';
import { type ApiErrorCode, apiErrors } from '#contracts/errors/error-codes.ts';
import { classifyInput } from '#domain/input/classify-input.ts';
import {
  countWords,
  describeExcessCharacters,
  validateContext,
  validateOptimizerInput,
} from '#domain/input/validate-input.ts';

export type ContentCheck = {
  words: number;
  /** The address, if the content is one. */
  url: string | null;
  problem: ApiErrorCode | null;
  message: string | null;
};

/** The counter beside the field says by how much a text is too long. */
const describeProblem = (problem: ApiErrorCode | null, text: string): string | null => {
  if (problem === null) return null;
  const { message } = apiErrors[problem];
  return problem === 'content_too_long' ? (describeExcessCharacters(text) ?? message) : message;
};

export const checkContent = (text: string, optional: boolean): ContentCheck => {
  const problem = optional ? validateContext(text) : validateOptimizerInput(text);
  const words = countWords(text);
  const input = classifyInput(text);
  return {
    words,
    url: input.kind === 'url' ? input.url : null,
    problem,
    message: describeProblem(problem, text),
  };
};

/** Counts and checks while the user types. A large paste is shown at once and counted a moment later. */
export const useContentCheck = (text: string, optional: boolean): ContentCheck => {
  const deferred = useDeferredValue(text);
  return useMemo(() => checkContent(deferred, optional), [deferred, optional]);
};
