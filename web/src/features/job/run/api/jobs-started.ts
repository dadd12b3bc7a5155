import { createStore } from '#web/lib/storage/store.ts';

/** The number of runs that this page has started. Lists of runs next to a workbench refetch when it grows. */
export const jobsStarted = createStore(0);

export const noteJobStarted = (): void => jobsStarted.set(jobsStarted.get() + 1);
