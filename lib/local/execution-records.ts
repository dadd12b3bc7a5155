import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { machineInput } from '#contracts/jobs/stage.ts';
import { readJson, writeJson } from './storage/json-file.ts';

const executionRecord = z.object({
  input: machineInput,
  status: z.enum(['RUNNING', 'SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED']),
  /** The current state with its raw input; null once the execution has ended. */
  at: z.nullable(z.object({ state: z.string(), input: z.json() })),
});
export type ExecutionRecord = z.infer<typeof executionRecord>;

export type ExecutionRecords = {
  /** True if the job's execution was ever started. Names are used once, as in Step Functions. */
  has(jobId: string): boolean;
  find(jobId: string): ExecutionRecord | undefined;
  save(record: ExecutionRecord): void;
  running(): ExecutionRecord[];
};

/** One file per execution in `dir`, replaced at each state. */
export function createExecutionRecords(dir: string): ExecutionRecords {
  mkdirSync(dir, { recursive: true });
  const names = readdirSync(dir).filter((name) => name.endsWith('.json'));
  const records = new Map<string, ExecutionRecord>();
  for (const name of names) {
    const record = readJson(join(dir, name), executionRecord);
    records.set(record.input.jobId, record);
  }
  return {
    has: (jobId) => records.has(jobId),
    find: (jobId) => records.get(jobId),
    save(record) {
      const { jobId } = record.input;
      records.set(jobId, record);
      writeJson(join(dir, `${jobId}.json`), record);
    },
    running: () => [...records.values()].filter((record) => record.status === 'RUNNING'),
  };
}
