import type { FinalResult } from '#contracts/jobs/result.ts';
import { openOffline } from '#runtime/adapters/offline.ts';
import { newOfflineJob, type TextRequest } from '#usecases/offline/offline-job.ts';
import { runSteps } from '#usecases/offline/run-steps.ts';

/** Runs a tool on a text in this process. @throws ApiError, JobError with a message for people */
export const runOffline = (request: TextRequest): Promise<FinalResult> => {
  const { job, input } = newOfflineJob(request);
  return runSteps(openOffline(job, input), job);
};

/** Keywords, titles, descriptions and the rewrite of an article, or of the page at an address. */
export const runArticle = (text: string): Promise<FinalResult> =>
  runOffline({ job_type: 'keyword_optimizer', generate_assets: true, context_input: text });
