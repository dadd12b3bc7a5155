import * as z from 'zod';
import { isRecord } from '#contracts/is-record.ts';
import { savedChoices } from '#contracts/jobs/choices.ts';
import { parseJobStatus } from '#contracts/jobs/job-status.ts';
import { shareState } from '#contracts/jobs/share.ts';
import { parseJobReference } from '#domain/jobs/slugs.ts';
import { listedJob } from '#web/features/job/list/api/listed-job.ts';
import { readResult } from '#web/lib/api/read-result.ts';
import { localCache } from '#web/lib/storage/local-cache.ts';

/** A job with its result, which may be stored nested. */
export const pageJob = listedJob.extend({
  final_result: z.pipe(z.unknown(), z.transform(readResult)),
  // Losing the result would be worse than ignoring choices that another release stored.
  choices: z.catch(z.optional(z.nullable(savedChoices)), null),
  share: z.catch(z.optional(z.nullable(shareState)), null),
});
export type PageJob = z.infer<typeof pageJob>;

export const isCompleted = ({ status }: Pick<PageJob, 'status'>): boolean =>
  parseJobStatus(status) === 'completed';

const cache = localCache.jobResults;

const readAll = (userId: string, reference: string): unknown => {
  const parsed = parseJobReference(reference);
  if (parsed === null) return null;
  if (parsed.kind === 'id') return cache.read(userId, parsed.id);
  return cache.list(userId).find((job) => isRecord(job) && job.slug === parsed.slug);
};

/** This browser's copy of the user's completed job, by id or slug; null when there is no usable one. */
export const readCachedJob = (userId: string, reference: string): PageJob | null => {
  const stored = pageJob.safeParse(readAll(userId, reference));
  return stored.success && isCompleted(stored.data) ? stored.data : null;
};

/** Stores a copy of a completed job. Other jobs are not stored. */
export const cacheJob = (userId: string, job: PageJob): void => {
  if (isCompleted(job)) cache.write(userId, job.id, job);
};

export const forgetJob = (userId: string, job: Pick<PageJob, 'id'>): void => cache.remove(userId, job.id);
