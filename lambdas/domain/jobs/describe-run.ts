import type { JobStatus } from '#contracts/jobs/job-status.ts';
import type { JobType } from '#contracts/product.ts';
import type { Run } from '#contracts/public-api/runs.ts';

export type RunFacts = {
  id: string;
  tool: JobType;
  status: JobStatus;
  createdAt: string;
  updatedAt: string;
  durationSeconds: number | null;
  /** The name of the failure and its message for the user. */
  failure: { code: string | null; message: string | null };
};

/** A run as the public API and webhooks describe it. */
export const describeRun = ({ id, tool, status, failure, ...times }: RunFacts): Run => ({
  id,
  tool,
  status,
  created_at: times.createdAt,
  updated_at: times.updatedAt,
  duration_seconds: times.durationSeconds,
  error:
    status === 'failed'
      ? { code: failure.code ?? 'InternalFailure', message: failure.message ?? 'The run failed.' }
      : null,
});

/** The duration of a run; null while it is in progress. */
export const durationSeconds = ({
  createdAt,
  endedAt,
}: {
  createdAt: string;
  endedAt: string | null;
}): number | null => (endedAt === null ? null : (Date.parse(endedAt) - Date.parse(createdAt)) / 1000);
