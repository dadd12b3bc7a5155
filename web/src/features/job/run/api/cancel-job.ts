import { callApi } from '#web/lib/api/api-client.ts';

/**
 * POST jobs/{id}/cancel, for a run that this page has given up. A failure does not matter: a run that has started runs
 * to its end, and one that waits for images is refunded after half an hour.
 */
export const cancelQuietly = async (jobId: string): Promise<void> => {
  try {
    const schema = async () => (await import('#contracts/jobs/job.ts')).cancelJobResponse;
    await callApi('cancelJob', schema, { params: { id: jobId } });
  } catch (error) {
    console.warn('the run could not be canceled on the server', error);
  }
};
