import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { plans } from '#contracts/billing/plans.ts';
import { meQuery } from '#web/features/account/api/get-me.ts';
import { downloadCsv } from '#web/features/job/result/shared/download-file.ts';
import { ApiFailure } from '#web/lib/api/api-failure.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { notify } from '#web/lib/notify.ts';
import { fetchAllKeywords } from './export-all-keywords.ts';

const failedTitle = 'Export failed';
const failedText = 'Failed to export keywords';

/** The server's words; what the browser says of a lost connection is nothing for a user to read. */
const reasonOf = (error: unknown): string =>
  error instanceof ApiFailure && error.code !== 'network' && error.message ? error.message : failedText;

const findPlan = async () => {
  try {
    return (await queryClient.ensureQueryData(meQuery)).subscription_plan;
  } catch (error) {
    console.warn('the plan could not be read', error);
    return null;
  }
};

const save = async (jobId: string): Promise<void> => {
  try {
    downloadCsv(`all-keywords-job-${jobId}.csv`, await fetchAllKeywords(jobId));
    notify.success('Downloaded!', 'All keywords exported to CSV');
  } catch (error) {
    console.warn('the keywords could not be exported', error);
    notify.error(failedTitle, reasonOf(error));
  }
};

/** Downloading all keywords of a job; whether the plan has it is known once the profile is, and asked at the click. */
export const useDownloadAll = (jobId: string) => {
  const { data: me } = useQuery(meQuery, queryClient);
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const plan = await findPlan();
      if (plan === null) notify.error(failedTitle, 'Unable to verify subscription status');
      else if (plans[plan].downloadAll) await save(jobId);
    } finally {
      setBusy(false);
    }
  };
  return { needsUpgrade: me !== undefined && !plans[me.subscription_plan].downloadAll, busy, download };
};
