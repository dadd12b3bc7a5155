import { randomUUID } from 'node:crypto';
import { ApiError } from '#contracts/errors/errors.ts';
import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import { inputLimits } from '#contracts/jobs/input-limits.ts';
import { countTypedWords } from '#domain/text/count-words.ts';
import { readJobRequest } from '#domain/tools/index.ts';
import type { JobContent } from '#domain/tools/tool-rules.ts';
import type { JobRecord } from '#ports';
import { newJob } from '#usecases/jobs/start/new-job.ts';

export type TextRequest = Exclude<CreateJobRequest, { job_type: 'image_analyzer' }>;

/**
 * A run on the user's own machine costs us nothing, so an article can be as long as a page on the site: 10,000 words.
 */
const readLongArticle = (request: TextRequest, error: unknown): JobContent => {
  const isLong = error instanceof ApiError && error.code === 'content_too_long';
  if (!isLong || request.job_type !== 'keyword_optimizer') throw error;
  const text = request.context_input.trim();
  const words = countTypedWords(text);
  if (words > inputLimits.pageWords)
    throw new ApiError(
      'content_too_long',
      `The article has ${words} words; the limit is ${inputLimits.pageWords}. Split it into parts.`,
    );
  return { input: { text, url: null, keywords: null, imageCount: null }, contextKind: 'text' };
};

const readContent = (request: TextRequest): JobContent => {
  try {
    return readJobRequest(request);
  } catch (error) {
    return readLongArticle(request, error);
  }
};

/** The job for a request that runs in this process, with its input. @throws ApiError the input's errors */
export const newOfflineJob = (request: TextRequest) => {
  const content = readContent(request);
  const job: JobRecord = {
    ...newJob({ id: randomUUID(), request, content, at: new Date() }),
    userId: null,
    visitor: null,
    claimSha256: null,
    costHalfCredits: 0,
    sequentialNumber: null,
    slug: null,
    expiresAt: null,
  };
  return { job, input: content.input };
};
