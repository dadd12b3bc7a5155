import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { allJobsQuery } from '#web/features/job/list/api/list-jobs.ts';

/** All of the user's jobs: the first page as soon as it is there, then one page after the other. */
export const useAllJobs = (userId: string) => {
  const query = useInfiniteQuery(allJobsQuery(userId));
  const { data, isFetching, isError, fetchNextPage } = query;
  const next = data?.pages.at(-1)?.next ?? null;
  useEffect(() => {
    if (next !== null && !isFetching && !isError) void fetchNextPage();
  }, [next, isFetching, isError, fetchNextPage]);
  const jobs = useMemo(() => data?.pages.flatMap((page) => page.jobs) ?? [], [data]);
  return {
    jobs,
    /** Nothing is there to show yet. */
    loading: query.isPending,
    /** Some of the list is on its way. */
    busy: isFetching,
    /** True while older jobs than those shown are still to come. */
    partial: next !== null,
    failed: isError,
    reload: query.refetch,
  };
};
