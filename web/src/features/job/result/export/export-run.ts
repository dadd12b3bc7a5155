import type { FinalResult } from '#contracts/jobs/result.ts';
import type { JobType } from '#contracts/product.ts';
import { downloadFile } from '#web/features/job/result/shared/download-file.ts';
import { notify } from '#web/lib/notify.ts';

/** The fields of a run that its file needs besides the result. */
export type RunName = { jobId: string; jobType: JobType };

/** Saves a run as the JSON that `npm run rescore` reads: the fields of the get-job-status response. */
export const exportRun = ({ jobId, jobType }: RunName, result: FinalResult): void => {
  const run = { job_id: jobId, job_type: jobType, final_result: result };
  downloadFile('result.json', 'application/json', `${JSON.stringify(run, null, 2)}\n`);
  notify.success('Downloaded!', 'Run exported to JSON');
};
