import { JobError } from '#contracts/jobs/job-errors.ts';
import { pagesPerHost } from '#contracts/platform/rate-limits.ts';
import { rateWindowAt } from '#domain/jobs/rate-limit.ts';
import type { Clock, RateLimits } from '#ports';

/**
 * Limits requests to a site per minute, for each caller and for all callers together. A call that exceeds the caller's
 * own share does not count against the common one.
 * @throws JobError PageHostShareUsed, PageHostBusy
 */
export const createHostLimit =
  (counts: RateLimits, clock: Clock) =>
  async (host: string, reader: string): Promise<void> => {
    const window = rateWindowAt(clock.now());
    const { caller, all } = pagesPerHost;
    if ((await counts.take(`pages#${host}#${reader}`, window, caller)) === null)
      throw new JobError('PageHostShareUsed', `${caller} pages of ${host} were read for one caller.`);
    if ((await counts.take(`pages#${host}`, window, all)) === null)
      throw new JobError('PageHostBusy', `${all} pages of ${host} were read within a minute.`);
  };
