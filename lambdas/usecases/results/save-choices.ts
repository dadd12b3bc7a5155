import { ApiError } from '#contracts/errors/errors.ts';
import type { Choices, ChosenTexts, SaveChoicesRequest, SavedChoices } from '#contracts/jobs/choices.ts';
import { JobError } from '#contracts/jobs/job-errors.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { followChoices } from '#engine';
import type { Deps, JobRecord } from '#ports';
import { findVisibleJob } from '#usecases/jobs/find-visible-job.ts';
import { readChoices } from '#usecases/jobs/read-choices.ts';
import { readStoredResult } from '#usecases/jobs/read-result.ts';
import type { Caller } from '#usecases/site/caller.ts';

type ChoiceDeps = Pick<Deps, 'jobs' | 'outputs' | 'choices' | 'log'>;

const loadResult = async (deps: ChoiceDeps, job: JobRecord): Promise<FinalResult> => {
  if (job.status !== 'completed')
    throw new ApiError('conflict', 'This run has not completed. You can change its result once it has.');
  const result = await readStoredResult(deps, job);
  if (!result) throw new ApiError('not_found');
  return result;
};

const follow = (result: FinalResult, choices: Choices): ChosenTexts => {
  try {
    return followChoices(result, choices);
  } catch (error) {
    if (error instanceof JobError && error.name === 'ContentTooComplex')
      throw new ApiError('content_not_analyzable', error.userMessage);
    throw error;
  }
};

const requireKnownLead = ({ selected_keywords }: FinalResult, { lead }: Choices): void => {
  if (lead !== undefined && !selected_keywords.some(({ keyword_text }) => keyword_text === lead))
    throw new ApiError('invalid_request', 'The lead keyword is not one of this result.');
};

/**
 * The texts that follow from the choices, free of charge. A user's texts are stored with the job. A visitor's stay in
 * the browser, because anyone who knows the id of a visitor's job can read it.
 * @throws ApiError not_found, conflict (the job has not completed, or its choices have changed), invalid_request,
 * content_not_analyzable
 */
export const saveChoices = async (
  deps: ChoiceDeps,
  { caller, jobId, request }: { caller: Caller; jobId: string; request: SaveChoicesRequest },
): Promise<SavedChoices> => {
  const job = await findVisibleJob(deps, caller, jobId);
  const result = await loadResult(deps, job);
  const { choices, version } = request;
  requireKnownLead(result, choices);
  const saved = { version: version + 1, choices, texts: follow(result, choices) };
  if (job.userId === null) return saved;
  const isSaved = await deps.choices.save(job.id, saved, { before: version, after: saved.version });
  if (isSaved) return saved;
  const current = await readChoices(deps, job.id);
  // The response to an earlier attempt was lost.
  if (current?.version === saved.version && JSON.stringify(current.choices) === JSON.stringify(choices))
    return current;
  throw new ApiError('conflict', 'You changed this result in another tab. Reload the page and try again.');
};
