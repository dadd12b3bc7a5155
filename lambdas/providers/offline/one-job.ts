import type { JobInput } from '#contracts/jobs/stage.ts';
import type { JobOutputs, JobRecord, JobStore } from '#ports';

/**
 * The stores of a single run without a table. They end with the process, and no part of the run is written anywhere.
 */
export const createOneJob = (job: JobRecord, input: JobInput): { jobs: JobStore; outputs: JobOutputs } => {
  const outputs = new Map<string, unknown>();
  const only = <Value>(id: string, value: Value): Value | null => (id === job.id ? value : null);
  return {
    jobs: {
      find: async (jobId) => only(jobId, job),
      findInput: async (jobId) => only(jobId, input),
      findIdBySlug: async () => null,
      listByUser: async () => [],
      // Nobody lists, renames or deletes a job that ends with its process.
      rename: async () => false,
      remove: async () => {},
      advance: async (jobId) => (jobId === job.id ? { kind: 'advanced', job } : { kind: 'missing' }),
    },
    outputs: {
      read: async (jobId, name) => only(jobId, outputs.get(name) ?? null),
      // The first write under a name wins, as in the table.
      write: async (_, name, value) => void (outputs.has(name) || outputs.set(name, value)),
    },
  };
};
