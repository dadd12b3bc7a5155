import { ApiError, type ApiErrorCode } from '#contracts/errors.ts';
import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import type { InputKind } from '#contracts/jobs/stage.ts';
import { limits } from '#contracts/limits.ts';
import { classifyInput } from '#domain/input/classify-input.ts';
import { readKeywordList } from '#domain/input/parse-keyword-list.ts';
import {
  describeExcessCharacters,
  validateContext,
  validateKeywordList,
  validateOptimizerInput,
} from '#domain/input/validate-input.ts';
import type { JobInput } from '#ports';

export type JobContent = {
  input: JobInput;
  contextKind: InputKind;
  /** Keywords that were left out because they were there already, as they were typed. */
  repeatedKeywords?: string[];
};

const refuse = (code: ApiErrorCode | null, message?: string | null): void => {
  if (code !== null) throw new ApiError(code, message ?? undefined);
};

const refuseText = (code: ApiErrorCode | null, text: string): void =>
  refuse(code, code === 'content_too_long' ? describeExcessCharacters(text) : null);

const readContext = (context: string): JobContent => {
  const none = { text: null, url: null, keywords: null, imageCount: null };
  const text = context.trim();
  if (text === '') return { input: none, contextKind: 'none' };
  const classified = classifyInput(text);
  return classified.kind === 'url'
    ? { input: { ...none, url: classified.url }, contextKind: 'url' }
    : { input: { ...none, text }, contextKind: 'text' };
};

/** One keyword a line, in the user's spelling, which History and the job's page show. */
const readKeywords = (list: string) => {
  refuse(validateKeywordList(list));
  const { keywords, repeated } = readKeywordList(list);
  return { keywords: keywords.join('\n'), repeatedKeywords: repeated.map(({ typed }) => typed) };
};

/** What a request brings, checked by the specification's rules and sorted by kind. @throws ApiError */
export const readJobRequest = (request: CreateJobRequest): JobContent => {
  if (request.job_type === 'keyword_optimizer') {
    refuseText(validateOptimizerInput(request.context_input), request.context_input);
    return readContext(request.context_input);
  }
  const context = request.context_input ?? '';
  refuseText(validateContext(context), context);
  const content = readContext(context);
  if (request.job_type === 'keyword_evaluator') {
    const { keywords, repeatedKeywords } = readKeywords(request.keywords_list_input);
    return { ...content, input: { ...content.input, keywords }, repeatedKeywords };
  }
  if (request.image_count === 0) throw new ApiError('images_required');
  if (request.image_count > limits.imagesPerRun) throw new ApiError('too_many_images');
  return { ...content, input: { ...content.input, imageCount: request.image_count } };
};
