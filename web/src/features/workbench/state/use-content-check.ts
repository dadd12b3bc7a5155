import { useDeferredValue, useMemo } from 'react';
import { type ApiErrorCode, apiErrors } from '#contracts/errors/error-codes.ts';
import { classifyInput } from '#domain/input/classify-input.ts';
import {
  describeExcessCharacters,
  validateContext,
  validateOptimizerInput,
} from '#domain/input/validate-input.ts';
import { countTypedWords } from '#domain/text/count-words.ts';

export type ContentCheck = {
  words: number;
  /** The address, if the content is one. */
  url: string | null;
  /** True for an address of a private network or without a usable scheme, which the server cannot read. */
  unreadable: boolean;
  problem: ApiErrorCode | null;
  message: string | null;
};

/** Hosts that only a private network knows. The server refuses them. Loopback is left to the server: testers may allow it. */
const privateHost =
  /^(?:.+\.(?:local|internal|lan)|(?:10|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+)+|\[f[cde].+\])$/i;

/** A few words after a scheme, a name with a port, or an IP address: nobody means them as a text. */
const addressLike =
  /^(?:[a-z]{2,10}:\/+\S+(?: \S+){0,3}|[\w.-]+:\d{2,5}(?:\/\S*)?|\d{1,3}(?:\.\d{1,3}){3}(?:\/\S*)?)$/i;

const isUnreadable = (text: string, url: string | null): boolean =>
  url === null ? addressLike.test(text.trim()) : privateHost.test(new URL(url).hostname);

/**
 * The counter next to the field says by how much a text is too long. The field itself says that it is an address that
 * no server can read.
 */
const describeProblem = (problem: ApiErrorCode | null, text: string, unreadable: boolean): string | null => {
  if (problem === null || (unreadable && problem === 'content_not_analyzable')) return null;
  const { message } = apiErrors[problem];
  return problem === 'content_too_long' ? (describeExcessCharacters(text) ?? message) : message;
};

export const checkContent = (text: string, optional: boolean): ContentCheck => {
  const problem = optional ? validateContext(text) : validateOptimizerInput(text);
  const words = countTypedWords(text);
  const input = classifyInput(text);
  const url = input.kind === 'url' ? input.url : null;
  const unreadable = isUnreadable(text, url);
  return { words, url, unreadable, problem, message: describeProblem(problem, text, unreadable) };
};

/** Counts and checks while the user types. A large paste is shown at once and counted a moment later. */
export const useContentCheck = (text: string, optional: boolean): ContentCheck => {
  const deferred = useDeferredValue(text);
  return useMemo(() => checkContent(deferred, optional), [deferred, optional]);
};
