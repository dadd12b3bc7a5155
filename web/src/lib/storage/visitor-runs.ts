import { dayMs } from '#contracts/durations.ts';
import { isRecord } from '#contracts/is-record.ts';
import { anonymousJobDays } from '#contracts/platform/job-times.ts';
import { type JobType, jobTypes } from '#contracts/product.ts';
import { localStore, storageKeys } from './storage.ts';
import { createStore, useStore } from './store.ts';

/**
 * A run that was started without an account. Local storage holds it, so that it survives a reload and a second tab,
 * until an account claims it or the server deletes it.
 */
export type VisitorRun = {
  readonly jobId: string;
  readonly jobType: JobType;
  /** Milliseconds since 1970, by this browser's clock. */
  readonly startedAt: number;
  /** Proves to the server that the run belongs to this browser. Null for a run that cannot be claimed. */
  readonly token: string | null;
  readonly ended: boolean;
  /** A run of our example article. Absent in runs that older versions of the site have stored. */
  readonly isExample?: boolean;
  /** The visitor has started over and no longer wants to see it at once. */
  readonly hidden: boolean;
};

/** More than a visitor's free runs of a month, including failed ones. */
const most = 10;

const toRun = (value: unknown): VisitorRun[] => {
  if (!isRecord(value)) return [];
  const { jobId, startedAt, token, ended, hidden, isExample } = value;
  const jobType = jobTypes.find((type) => type === value.jobType);
  return typeof jobId === 'string' && typeof startedAt === 'number' && jobType
    ? [
        {
          jobId,
          jobType,
          startedAt,
          token: typeof token === 'string' ? token : null,
          ended: ended === true,
          hidden: hidden === true,
          ...(isExample === true && { isExample }),
        },
      ]
    : [];
};

const load = (): readonly VisitorRun[] => {
  const stored = localStore.read(storageKeys.visitorRuns);
  const since = Date.now() - anonymousJobDays * dayMs;
  return (Array.isArray(stored) ? stored : []).flatMap(toRun).filter(({ startedAt }) => startedAt > since);
};

const none: readonly VisitorRun[] = [];
const store = createStore(none);
let isLoaded = false;

const renew = (): void => store.set(load());

const read = (): readonly VisitorRun[] => {
  if (!isLoaded && typeof window !== 'undefined') {
    isLoaded = true;
    renew();
    // Another tab has started, ended or claimed a run.
    window.addEventListener('storage', ({ key }) => {
      if (key === storageKeys.visitorRuns || key === null) renew();
    });
  }
  return store.get();
};

/** Reads storage again before each change, so that two tabs do not overwrite each other's runs. */
const change = (next: (runs: readonly VisitorRun[]) => VisitorRun[]): void => {
  read();
  const runs = next(load()).slice(0, most);
  if (runs.length === 0) localStore.remove(storageKeys.visitorRuns);
  else localStore.write(storageKeys.visitorRuns, runs);
  store.set(runs);
};

/** The runs of this browser's visitor. Without storage, each function still works until the visitor leaves the page. */
export const visitorRuns = {
  /** Newest first. */
  list: read,
  add: (run: VisitorRun): void => change((runs) => [run, ...runs.filter(({ jobId }) => jobId !== run.jobId)]),
  update: (jobId: string, changes: Partial<Pick<VisitorRun, 'ended' | 'hidden'>>): void =>
    change((runs) => runs.map((run) => (run.jobId === jobId ? { ...run, ...changes } : run))),
  remove: (jobId: string): void => change((runs) => runs.filter((run) => run.jobId !== jobId)),
};

/** For tests: reads storage again, as a reload does. */
export const reloadVisitorRuns = renew;

export const useVisitorRuns = (): readonly VisitorRun[] => useStore({ ...store, get: read });
