import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type * as z from 'zod';
import { createJobResponse } from '#contracts/jobs/create-job.ts';
import { type JobStatusResponse, jobStatusResponse } from '#contracts/jobs/job.ts';
import { isFinalStatus } from '#contracts/jobs/job-status.ts';
import { type ApiRouteName, apiBase, apiRoutes } from '#contracts/platform/routes.ts';
import type { DeployedTarget } from './target.ts';

const fixture = new URL('../fixtures/articles/cold-brew-at-home.txt', import.meta.url);
/** An article of about 1,500 words. */
export const article = (): string => readFileSync(fixture, 'utf8');

type Call = { id?: string; query?: string; body?: unknown; headers?: Record<string, string> };
export type Answer = { status: number; text: string; headers: Headers };

const pollMs = 300;
/** A function's first start takes seconds when many start on one machine. */
const runMs = 150_000;

/** Calls the deployed API as the user of the token, or as a visitor. */
export const callerOf = (target: DeployedTarget, token?: string) => {
  const call = async (
    route: ApiRouteName,
    { id = '', query = '', body, headers }: Call = {},
  ): Promise<Answer> => {
    const { method, path } = apiRoutes[route];
    const response = await fetch(`${target.apiOrigin}${apiBase}${path.replace('{id}', id)}${query}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  const read = async <Schema extends z.ZodType>(route: ApiRouteName, schema: Schema, options?: Call) => {
    const { status, text } = await call(route, options);
    if (status !== 200) throw new Error(`${route} answered ${status}: ${text}`);
    return schema.parse(JSON.parse(text)) as z.infer<Schema>;
  };
  const ended = async (id: string): Promise<JobStatusResponse> => {
    for (const deadline = Date.now() + runMs; Date.now() < deadline; await sleep(pollMs)) {
      const job = await read('getJobStatus', jobStatusResponse, { id });
      if (isFinalStatus(job.status)) return job;
    }
    const { status } = await read('getJobStatus', jobStatusResponse, { id });
    throw new Error(`Job ${id} is ${status} after ${runMs / 1000} s.`);
  };
  const start = async (body: object, headers?: Record<string, string>): Promise<string> => {
    const request = { generate_assets: true, ...body };
    return (await read('createJob', createJobResponse, { body: request, ...(headers && { headers }) }))
      .job_id;
  };
  return { call, read, ended, start };
};
export type Caller = ReturnType<typeof callerOf>;
