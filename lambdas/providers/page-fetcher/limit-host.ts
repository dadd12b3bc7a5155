import { JobError } from '#contracts/jobs/job-errors.ts';
import { imagesPerHost, pagesPerHost } from '#contracts/platform/rate-limits.ts';
import { rateWindowAt } from '#domain/platform/rate-limit.ts';
import type { Clock, RateLimits } from '#ports';

const limits = { pages: pagesPerHost, images: imagesPerHost } as const;

/**
 * Limits requests to a site per minute, for each caller and for all callers together. A call that exceeds the caller's
 * own share does not count against the shared limit. Pages and images are counted separately.
 * @throws JobError PageHostShareUsed, PageHostBusy
 */
export const createHostLimit =
  (counts: RateLimits, clock: Clock, what: keyof typeof limits = 'pages') =>
  async (host: string, reader: string): Promise<void> => {
    const window = rateWindowAt(clock.now());
    const { caller, all } = limits[what];
    if ((await counts.take(`${what}#${host}#${reader}`, window, caller)) === null)
      throw new JobError('PageHostShareUsed', `${caller} ${what} of ${host} were read for one caller.`);
    if ((await counts.take(`${what}#${host}`, window, all)) === null)
      throw new JobError('PageHostBusy', `${all} ${what} of ${host} were read within a minute.`);
  };
