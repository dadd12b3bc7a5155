import { requestApi } from '#web/lib/api/api-client.ts';

/** POST export-all-keywords: every keyword that a job found, as CSV. @throws ApiFailure */
export const fetchAllKeywords = async (jobId: string): Promise<string> => {
  const response = await requestApi('exportAllKeywords', { body: { job_id: jobId } });
  return response.text();
};
