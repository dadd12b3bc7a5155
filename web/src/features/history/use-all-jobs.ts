import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { allJobsQuery } from '#web/features/job/list/api/list-jobs.ts';

/** All of the user's jobs: the first page as soon as it loads, then one page after another. */
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
    /** True until something can be shown. */
    loading: query.isPending,
    /** True while a part of the list loads. */
    busy: isFetching,
    /** True while older jobs remain to be loaded. */
    partial: next !== null,
    failed: isError,
    error: query.error,
    reload: query.refetch,
  };
};
