import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { createJobResponse } from '#contracts/jobs/create-job.ts';
import { isFinalStatus } from '#contracts/jobs/job-status.ts';
import { apiBase, apiRoutes } from '#contracts/platform/routes.ts';
import { type Level, quantile } from './find-knee.ts';

export type LoadUser = { userId: string; idToken: string; address: string; jobIds: Set<string> };

const pollMs = 200;
const endsWithinMs = 120_000;
const statusResponse = z.object({ status: z.string() });

const call = async (url: string, user: LoadUser, method: string, path: string, extra: RequestInit = {}) => {
  const response = await fetch(`${url}${apiBase}${path}`, {
    ...extra,
    method,
    headers: {
      authorization: `Bearer ${user.idToken}`,
      'content-type': 'application/json',
      'x-forwarded-for': user.address,
      ...extra.headers,
    },
  });
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

/** Requests a job twice at the same time with one key, like a browser that lost the first response. */
const createDuplicate = async (url: string, user: LoadUser, article: string): Promise<string> => {
  const request = {
    headers: { 'idempotency-key': randomUUID() },
    body: JSON.stringify({ job_type: 'keyword_optimizer', generate_assets: true, context_input: article }),
  };
  const { method, path } = apiRoutes.createJob;
  const responses = await Promise.all([1, 2].map(() => call(url, user, method, path, request)));
  const ids = new Set(responses.map((response) => createJobResponse.parse(response).job_id));
  const [id] = ids;
  if (ids.size !== 1 || id === undefined) throw new Error(`One key gave ${ids.size} jobs.`);
  user.jobIds.add(id);
  return id;
};

const runJob = async (url: string, user: LoadUser, article: string): Promise<number> => {
  const startedAt = performance.now();
  const id = await createDuplicate(url, user, article);
  const { method, path } = apiRoutes.getJobStatus;
  while (performance.now() - startedAt < endsWithinMs) {
    await sleep(pollMs);
    const { status } = statusResponse.parse(await call(url, user, method, path.replace('{id}', id)));
    if (isFinalStatus(status)) return performance.now() - startedAt;
  }
  throw new Error(`Job ${id} did not end within ${endsWithinMs / 1000} s.`);
};

/** Each worker runs one job after another for the given seconds, then finishes its current job. */
export const runLevel = async (
  url: string,
  users: readonly LoadUser[],
  { workers, seconds, article }: { workers: number; seconds: number; article: string },
): Promise<Level> => {
  const times: number[] = [];
  const startedAt = performance.now();
  let turn = 0;
  const work = async () => {
    while (performance.now() - startedAt < seconds * 1000) {
      const user = users[turn++ % users.length];
      if (!user) throw new Error('There is no user.');
      times.push(await runJob(url, user, article));
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  const elapsed = (performance.now() - startedAt) / 1000;
  return {
    workers,
    jobs: times.length,
    jobsPerSecond: times.length / elapsed,
    p50Ms: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
  };
};
