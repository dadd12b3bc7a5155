import type { Deps } from '#ports';
import type { LoadUser } from './run-level.ts';

export type Audit = {
  asked: number;
  found: number;
  completed: number;
  lost: number;
  doubled: number;
  charges: number;
};

/** Compares requested jobs with the table: lost jobs, jobs that nobody requested, and charges. */
export const auditJobs = async (
  deps: Pick<Deps, 'jobs' | 'credits'>,
  users: readonly LoadUser[],
): Promise<Audit> => {
  const audit: Audit = { asked: 0, found: 0, completed: 0, lost: 0, doubled: 0, charges: 0 };
  for (const { userId, jobIds } of users) {
    const jobs = await deps.jobs.listByUser(userId, { limit: 2000, after: null });
    const { entries: count } = await deps.credits.balance(userId);
    const entries = await deps.credits.entries(userId, 1, count);
    const found = new Set(jobs.map(({ id }) => id));
    audit.asked += jobIds.size;
    audit.found += jobs.length;
    audit.completed += jobs.filter(({ status }) => status === 'completed').length;
    audit.lost += [...jobIds].filter((id) => !found.has(id)).length;
    audit.doubled += jobs.filter(({ id }) => !jobIds.has(id)).length;
    audit.charges += entries.filter(({ kind }) => kind === 'charge').length;
  }
  return audit;
};

/** True when every requested job exists once, has completed and was charged once. */
export const isSound = ({ asked, found, completed, lost, doubled, charges }: Audit): boolean =>
  lost === 0 && doubled === 0 && asked === found && completed === asked && charges === asked;
