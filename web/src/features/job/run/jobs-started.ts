import { createStore } from '#web/lib/storage/store.ts';

/** How many runs this page has started; lists of runs that stand beside a workbench ask again when it rises. */
export const jobsStarted = createStore(0);

export const noteJobStarted = (): void => jobsStarted.set(jobsStarted.get() + 1);
