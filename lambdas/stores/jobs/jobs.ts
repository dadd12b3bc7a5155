import type { JobStatus } from '#contracts/jobs/job-status.ts';
import { epochSeconds } from '#domain/platform/times.ts';
import type { AdvanceOutcome, Clock, JobStore, JobWithInput } from '#ports';
import { isConditionFailed } from '#stores/table/condition-failed.ts';
import { readBatch } from '#stores/table/read-batch.ts';
import type { Table } from '#stores/table/table.ts';
import { removeJob, renameJob } from './change-job.ts';
import { unpackInput } from './job-input.ts';
import { isRunning, mayAdvanceTo, statusAttributes, toJobRecord } from './job-record.ts';
import { readJob } from './read-job.ts';

const withInputs = async (table: Table, ids: readonly string[]): Promise<JobWithInput[]> => {
  const keys = ids.map((jobId) => ({ jobId }));
  const [jobs, inputs] = await Promise.all([
    readBatch(keys, (open) => table.entities.job.get(open).go({ consistent: true })),
    readBatch(keys, (open) => table.entities.jobInput.get(open).go({ consistent: true })),
  ]);
  const jobById = new Map(jobs.map((item) => [item.jobId, toJobRecord(item)]));
  const inputById = new Map(
    await Promise.all(inputs.map(async (item) => [item.jobId, await unpackInput(item)] as const)),
  );
  return ids.flatMap((id) => {
    const job = jobById.get(id);
    const input = inputById.get(id);
    return job && input ? [{ ...job, input }] : [];
  });
};

const advanceJob = async (
  table: Table,
  jobId: string,
  status: JobStatus,
  updatedAt: string,
): Promise<AdvanceOutcome> => {
  try {
    const { data } = await table.entities.job
      .patch({ jobId })
      .set({ ...statusAttributes(status), updatedAt })
      .where(mayAdvanceTo(status))
      .go({ response: 'all_new' });
    return { kind: 'advanced', job: toJobRecord(data as Parameters<typeof toJobRecord>[0]) };
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
  const job = await readJob(table, jobId);
  if (!job) return { kind: 'missing' };
  return { kind: isRunning(job) ? 'ahead' : 'ended', job };
};

/** Jobs in the table: their records, inputs and lists. */
export const createJobStore = (table: Table, clock: Clock): JobStore => {
  const isLive = (job: { expiresAt: number | null }): boolean =>
    job.expiresAt === null || job.expiresAt > epochSeconds(clock.now());
  return {
    find: async (jobId) => {
      const { data } = await table.entities.job.get({ jobId }).go({ consistent: true });
      const job = data && data.deletedAt === undefined ? toJobRecord(data) : null;
      return job && isLive(job) ? job : null;
    },
    findInput: async (jobId) => {
      const { data } = await table.entities.jobInput.get({ jobId }).go({ consistent: true });
      return data && unpackInput(data);
    },
    findIdBySlug: async (userId, slug) =>
      (await table.entities.slug.get({ userId, slug }).go({ consistent: true })).data?.jobId ?? null,
    listByUser: async (userId, { limit, after }) => {
      const found: JobWithInput[] = [];
      let place = after && { createdAt: after.createdAt, jobId: after.id };
      // Deleted jobs stay in the user's list for the ledger, without their input.
      for (;;) {
        const list = table.entities.userJob.query.primary({ userId });
        const page = place ? list.lt(place) : list;
        const { data } = await page.go({ order: 'desc', limit, consistent: true });
        const ids = data.map(({ jobId }) => jobId);
        found.push(...(await withInputs(table, ids)));
        const last = data.at(-1);
        if (data.length < limit || found.length >= limit || !last) return found.slice(0, limit);
        place = { createdAt: last.createdAt, jobId: last.jobId };
      }
    },
    rename: (jobId, name) => renameJob(table, jobId, name),
    remove: (job, at) => removeJob(table, job, at),
    advance: (jobId, status, at) => advanceJob(table, jobId, status, at),
  };
};
