import { queryOptions } from '@tanstack/react-query';
import { type JobDetail, jobDetail } from '#contracts/job.ts';
import { isFinalStatus } from '#contracts/job-status.ts';
import { polling } from '#contracts/limits.ts';
import { ApiFailure, callApi } from '#web/lib/api-client.ts';

const read = async (reference: string, signal: AbortSignal): Promise<JobDetail | null> => {
  try {
    return await callApi('getJob', jobDetail, { params: { id: reference }, signal });
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
};

/** GET jobs/{id or slug}: null when there is none of the caller's; asked again until the job is final. */
export const jobQuery = (reference: string) =>
  queryOptions({
    queryKey: ['job', reference],
    queryFn: ({ signal }) => read(reference, signal),
    refetchInterval: ({ state }) =>
      state.data && !isFinalStatus(state.data.status) ? polling.interval : false,
  });
