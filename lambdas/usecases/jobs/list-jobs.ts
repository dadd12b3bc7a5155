import { ApiError } from '#contracts/errors/errors.ts';
import type { JobSummary } from '#contracts/jobs/job.ts';
import type { Deps, JobRecord } from '#ports';
import { type Caller, requireUser } from '#usecases/site/caller.ts';
import { toJobSummary } from './job-views.ts';

type Place = Pick<JobRecord, 'createdAt' | 'id'>;

const toCursor = ({ createdAt, id }: Place): string => `${createdAt}_${id}`;

const parseCursor = (cursor: string): Place => {
  const [, createdAt, id] = /^(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z)_([0-9a-f-]{36})$/.exec(cursor) ?? [];
  if (!createdAt || !id)
    throw new ApiError(
      'invalid_request',
      'The `after` cursor does not come from this list. Leave it out to start from the first page.',
    );
  return { createdAt, id };
};

/** The user's own jobs, newest first. `next` is the `after` of the following page. @throws ApiError unauthorized */
export const listJobs = async (
  deps: Pick<Deps, 'jobs'>,
  { caller, limit, after }: { caller: Caller; limit: number; after?: string | undefined },
): Promise<{ jobs: JobSummary[]; next: string | null }> => {
  const userId = requireUser(caller);
  // Reads one job more than requested to learn whether there is another page.
  const found = await deps.jobs.listByUser(userId, {
    limit: limit + 1,
    after: after === undefined ? null : parseCursor(after),
  });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    jobs: page.map((job) => toJobSummary(job, job.input)),
    next: found.length > limit && last ? toCursor(last) : null,
  };
};
