import { JobError } from '#contracts/jobs/job-errors.ts';
import { pagesPerHost } from '#contracts/platform/rate-limits.ts';
import { rateWindowAt } from '#domain/jobs/rate-limit.ts';
import type { Clock, RateLimits } from '#ports';

/**
 * Spares a site, and keeps it readable for everybody: a caller has a share of its pages a minute, and all callers
 * together have another. What a caller's own share refuses does not count against the common one.
 * @throws JobError PageHostShareUsed, PageHostBusy
 */
export const createHostLimit =
  (counts: RateLimits, clock: Clock) =>
  async (host: string, reader: string): Promise<void> => {
    const window = rateWindowAt(clock.now());
    const { caller, all } = pagesPerHost;
    if (!(await counts.take(`pages#${host}#${reader}`, window, caller)))
      throw new JobError('PageHostShareUsed', `${caller} pages of ${host} were read for one caller.`);
    if (!(await counts.take(`pages#${host}`, window, all)))
      throw new JobError('PageHostBusy', `${all} pages of ${host} were read within a minute.`);
  };
