import { queryOptions } from '@tanstack/react-query';
import { imageFiles } from '#contracts/images/image-limits.ts';
import {
  cacheJob,
  forgetJob,
  type PageJob,
  pageJob,
  readCachedJob,
} from '#web/features/job/page/page-job.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiFailure } from '#web/lib/api/api-failure.ts';

/** `job` is null when there is none of the user's; `cached` while it is this browser's copy. */
export type JobAnswer = { readonly job: PageJob | null; readonly cached: boolean };

const fetchJob = async (userId: string, reference: string, signal: AbortSignal): Promise<JobAnswer> => {
  try {
    const job = await callApi('getJob', pageJob, { params: { id: reference }, signal });
    cacheJob(userId, job);
    return { job, cached: false };
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
    // The server has answered that there is none: a copy of it must not be shown either.
    const copy = readCachedJob(userId, reference);
    if (copy) forgetJob(userId, copy);
    return { job: null, cached: false };
  }
};

/** The addresses of images run out: after half of their time they are asked for anew, or when the tab is next seen. */
const imagesFreshFor = (imageFiles.addressSeconds * 1000) / 2;
const hasImages = (answer: JobAnswer | undefined): boolean =>
  (answer?.job?.final_result?.image_assets.length ?? 0) > 0;

/**
 * GET jobs/{id or slug}: this browser's copy of a completed job at once, the server's word after it. Without an
 * answer the copy stays.
 */
export const jobQuery = (userId: string, reference: string) =>
  queryOptions({
    queryKey: ['job', userId, reference],
    queryFn: ({ signal }) => fetchJob(userId, reference, signal),
    initialData: (): JobAnswer | undefined => {
      const job = readCachedJob(userId, reference);
      return job ? { job, cached: true } : undefined;
    },
    initialDataUpdatedAt: 0,
    staleTime: ({ state }) => (hasImages(state.data) ? imagesFreshFor : 0),
    refetchOnWindowFocus: ({ state }) => hasImages(state.data),
    refetchInterval: ({ state }) => hasImages(state.data) && imagesFreshFor,
    // Between visits of the page the local cache remembers, so that what it shows is marked as its copy.
    gcTime: 0,
  });
