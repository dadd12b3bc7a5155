import { JobError } from '#contracts/job-errors.ts';
import { pagesPerHost } from '#contracts/rate-limits.ts';
import { rateWindowAt } from '#domain/rate-limit.ts';
import type { Clock, RateLimits } from '#ports';

/**
 * Spares a site that many of our users want at once: so many of its pages are read a minute, by all of us together.
 * @throws JobError PageHostBusy
 */
export const createHostLimit =
  (counts: RateLimits, clock: Clock) =>
  async (host: string): Promise<void> => {
    const isCounted = await counts.take(`pages#${host}`, rateWindowAt(clock.now()), pagesPerHost);
    if (!isCounted)
      throw new JobError('PageHostBusy', `${pagesPerHost} pages of ${host} were read within a minute.`);
  };
