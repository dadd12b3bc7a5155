import { callApi } from '#web/lib/api/api-client.ts';

/** POST jobs/{id}/cancel: stops a run and refunds its credit. Returns the job's status after that. */
export const cancelJob = async (jobId: string): Promise<string> => {
  const schema = async () => (await import('#contracts/jobs/job.ts')).cancelJobResponse;
  const answer = await callApi('cancelJob', schema, { params: { id: jobId } });
  return answer.status;
};
