import { useMutation, useQuery } from '@tanstack/react-query';
import type { PlanName } from '#contracts/billing/plans.ts';
import { plans } from '#contracts/billing/plans.ts';
import { meQuery } from '#web/features/account/api/get-me.ts';
import { downloadCsv } from '#web/features/job/result/shared/download-file.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { serverMessage } from '#web/lib/api/server-message.ts';
import { notify } from '#web/lib/notify.ts';
import { fetchAllKeywords } from './export-all-keywords.ts';

class PlanUnknown extends Error {}

const reasonOf = (error: unknown): string =>
  error instanceof PlanUnknown
    ? 'Unable to verify subscription status'
    : (serverMessage(error) ?? 'Failed to export keywords');

const readPlan = async (): Promise<PlanName> => {
  try {
    return (await queryClient.ensureQueryData(meQuery)).subscription_plan;
  } catch (cause) {
    throw new PlanUnknown('the plan could not be read', { cause });
  }
};

const save = async (jobId: string): Promise<void> => {
  if (!plans[await readPlan()].downloadAll) return;
  downloadCsv(`all-keywords-job-${jobId}.csv`, await fetchAllKeywords(jobId));
  notify.success('Downloaded!', 'All keywords exported to CSV');
};

/** Downloads all keywords of a job. Where the profile could not be loaded, a click asks for the plan again. */
export const useDownloadAll = (jobId: string) => {
  const { data: me, isPending: isPlanPending } = useQuery(meQuery, queryClient);
  const { mutate, isPending } = useMutation(
    {
      mutationFn: () => save(jobId),
      meta: {
        log: 'the keywords could not be exported',
        error: (error) => ({ title: 'Export failed', text: reasonOf(error) }),
      },
    },
    queryClient,
  );
  return {
    isPlanPending,
    needsUpgrade: me !== undefined && !plans[me.subscription_plan].downloadAll,
    busy: isPending,
    download: (): void => {
      if (!isPending) mutate();
    },
  };
};
