import type { EntityItem } from 'electrodb';
import { finalStatuses, type JobStatus, jobStatuses, statusRanks } from '#contracts/jobs/job-status.ts';
import type { JobRecord } from '#ports';
import { present } from '#stores/table/present.ts';
import type { Table } from '#stores/table/table.ts';

type JobItem = EntityItem<Table['entities']['job']>;

/**
 * The number on which releases up to 0.1 condition their writes. It is written only for them, because a stage may be
 * rolled back to one while jobs run. A status that they do not know gets a decimal between its neighbors.
 */
const stepForRelease01 = {
  pending: 0,
  url_scraping: 1,
  summarizing: 2,
  keyword_generation: 3,
  preparing_keywords: 4,
  evaluating_keywords: 5,
  keywords_ready: 6,
  assets_preparation: 7,
  processing: 8,
  images_processing: 9,
  article_rewriting: 10,
  final_output_preparation: 11,
  completed: 12,
  failed: 13,
  cancelled: 14,
} as const satisfies Readonly<Record<JobStatus, number>>;

/** The attributes of a job's item in this status. */
export const statusAttributes = (status: JobStatus) => ({ status, step: stepForRelease01[status] });

const isFinal = (status: JobStatus): boolean => (finalStatuses as readonly JobStatus[]).includes(status);

/** True when a job with this stored status can still change. A status that this release does not know cannot. */
export const isRunning = ({ status }: { status: JobStatus }): boolean => runningStatuses.includes(status);

const runningStatuses: readonly JobStatus[] = jobStatuses.filter((status) => !isFinal(status));

const statusesUpTo = (target: JobStatus): readonly JobStatus[] =>
  runningStatuses.filter((status) => statusRanks[status] <= statusRanks[target]);

type StatusCondition<Attribute> = (
  attributes: { status: Attribute },
  operations: { eq(attribute: Attribute, value: JobStatus): string },
) => string;

/**
 * The condition that a stored job has one of these statuses. It compares stored names rather than numbers, whose
 * meaning depends on the release that wrote them.
 */
const hasStatusOf =
  (statuses: readonly JobStatus[]) =>
  <Attribute>(...[{ status }, { eq }]: Parameters<StatusCondition<Attribute>>): string =>
    `(${statuses.map((each) => eq(status, each)).join(' OR ')})`;

export const stillRuns = hasStatusOf(runningStatuses);
export const mayAdvanceTo = (target: JobStatus) => hasStatusOf(statusesUpTo(target));

export const toJobItem = ({ id, ...job }: JobRecord): Omit<JobItem, 'ttl'> => ({
  ...present(job),
  ...statusAttributes(job.status),
  jobId: id,
});

export const toJobRecord = ({ jobId, step: _, deletedAt: __, ...item }: JobItem): JobRecord => ({
  ...item,
  id: jobId,
  userId: item.userId ?? null,
  visitor: item.visitor ?? null,
  claimSha256: item.claimSha256 ?? null,
  sequentialNumber: item.sequentialNumber ?? null,
  slug: item.slug ?? null,
  endedAt: item.endedAt ?? null,
  failure: item.failure ?? null,
  spentMicroUsd: item.spentMicroUsd ?? 0,
  uploadForms: item.uploadForms ?? 0,
  refundedHalfCredits: item.refundedHalfCredits ?? null,
  expiresAt: item.expiresAt ?? null,
});
