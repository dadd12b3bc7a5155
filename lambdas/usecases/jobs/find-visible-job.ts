import { ApiError } from '#contracts/errors/errors.ts';
import { parseJobReference } from '#domain/jobs/slugs.ts';
import type { Deps, JobRecord } from '#ports';
import { type Caller, canSee } from '#usecases/site/caller.ts';

const findId = async (
  deps: Pick<Deps, 'jobs'>,
  caller: Caller,
  reference: string,
): Promise<string | null> => {
  const parsed = parseJobReference(reference);
  if (!parsed) throw new ApiError('invalid_request', 'Invalid job URL');
  if (parsed.kind === 'id') return parsed.id;
  // Slugs are numbered per user, so a visitor has none.
  return caller.userId === null ? null : deps.jobs.findIdBySlug(caller.userId, parsed.slug);
};

/** The job with this id or slug if the caller may see it. Any other job is reported as not found. */
export const findVisibleJob = async (
  deps: Pick<Deps, 'jobs'>,
  caller: Caller,
  reference: string,
): Promise<JobRecord> => {
  const id = await findId(deps, caller, reference);
  const job = id && (await deps.jobs.find(id));
  if (!job || !canSee(caller, job)) throw new ApiError('not_found');
  return job;
};
