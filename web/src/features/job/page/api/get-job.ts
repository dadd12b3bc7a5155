import { queryOptions } from '@tanstack/react-query';
import { imageFiles } from '#contracts/images/image-limits.ts';
import {
  cacheJob,
  forgetJob,
  type PageJob,
  pageJob,
  readCachedJob,
} from '#web/features/job/page/api/page-job.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiFailure } from '#web/lib/api/api-failure.ts';

/** `job` is null when the user has no such job. `cached` is true while it is this browser's copy. */
export type JobResponse = { readonly job: PageJob | null; readonly cached: boolean };

const fetchJob = async (userId: string, reference: string, signal: AbortSignal): Promise<JobResponse> => {
  try {
    const job = await callApi('getJob', pageJob, { params: { id: reference }, signal });
    cacheJob(userId, job);
    return { job, cached: false };
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
    // The server has no such job, so a cached copy must not be shown either.
    const copy = readCachedJob(userId, reference);
    if (copy) forgetJob(userId, copy);
    return { job: null, cached: false };
  }
};

/** Image addresses expire. They are fetched again after half of their lifetime, or when the tab is next visible. */
const imagesFreshFor = (imageFiles.addressSeconds * 1000) / 2;
const hasImages = (response: JobResponse | undefined): boolean =>
  (response?.job?.final_result?.image_assets.length ?? 0) > 0;

/**
 * GET jobs/{id or slug}: first this browser's copy of a completed job, then the server's response. Without a response
 * the copy stays.
 */
export const jobQuery = (userId: string, reference: string) =>
  queryOptions({
    queryKey: ['job', userId, reference],
    queryFn: ({ signal }) => fetchJob(userId, reference, signal),
    initialData: (): JobResponse | undefined => {
      const job = readCachedJob(userId, reference);
      return job ? { job, cached: true } : undefined;
    },
    initialDataUpdatedAt: 0,
    staleTime: ({ state }) => (hasImages(state.data) ? imagesFreshFor : 0),
    refetchOnWindowFocus: ({ state }) => hasImages(state.data),
    refetchInterval: ({ state }) => hasImages(state.data) && imagesFreshFor,
    // Between visits only the local cache keeps the job, so that its copy is marked as one.
    gcTime: 0,
  });
