import { ApiError, type ApiErrorCode } from '#contracts/errors/errors.ts';
import { classifyInput } from '#domain/input/classify-input.ts';
import { describeExcessCharacters, validateContext } from '#domain/input/validate-input.ts';
import type { JobContent } from './tool-rules.ts';

/** @throws ApiError with this code, unless it is null */
export const rejectIf = (code: ApiErrorCode | null, message?: string | null): void => {
  if (code !== null) throw new ApiError(code, message ?? undefined);
};

/** Does the same for a text. The error for a text that is too long names the limit. */
export const rejectTextIf = (code: ApiErrorCode | null, text: string): void =>
  rejectIf(code, code === 'content_too_long' ? describeExcessCharacters(text) : null);

/** A text or an address; none if it is blank. */
export const classifyContext = (context: string): JobContent => {
  const none = { text: null, url: null, keywords: null, imageCount: null };
  const text = context.trim();
  if (text === '') return { input: none, contextKind: 'none' };
  const classified = classifyInput(text);
  return classified.kind === 'url'
    ? { input: { ...none, url: classified.url }, contextKind: 'url' }
    : { input: { ...none, text }, contextKind: 'text' };
};

/**
 * The optional context of a tool whose main input is something else. @throws ApiError content_too_long,
 * content_not_analyzable
 */
export const readOptionalContext = (context = ''): JobContent => {
  rejectTextIf(validateContext(context), context);
  return classifyContext(context);
};
