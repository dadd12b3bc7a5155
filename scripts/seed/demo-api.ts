import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { imageUploadResponse } from '#contracts/images/image-files.ts';
import { type CreateJobRequest, createJobResponse } from '#contracts/jobs/create-job.ts';
import { jobStatusResponse } from '#contracts/jobs/job.ts';
import { isFinalStatus } from '#contracts/jobs/job-status.ts';
import { headers as headerNames } from '#contracts/platform/headers.ts';
import { type ApiRouteName, apiBase, apiRoutes } from '#contracts/platform/routes.ts';

export type Picture = { fileName: string; png: Buffer };

export type DemoApi = {
  /** Sets the product's clock; null resets it. */
  setClock(now: Date | null): Promise<void>;
  /** Creates the profile as a new user's first page does: the first call writes it. */
  openAccount(): Promise<void>;
  /** Runs a tool as the site does until it ends, and returns the job's id. */
  run(request: CreateJobRequest, pictures?: readonly Picture[]): Promise<string>;
};

const endsWithinMs = 60_000;

/** The API of the stack at `url`, called as the user of this token. A run's status is polled every `pollMs`. */
export const openDemoApi = (url: string, idToken: string, pollMs = 100): DemoApi => {
  const call = async <T>(
    name: ApiRouteName,
    responseSchema: z.ZodType<T>,
    { id = '', body, headers }: { id?: string; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<T> => {
    const { method, path } = apiRoutes[name];
    const response = await fetch(`${url}${apiBase}${path.replace('{id}', id)}`, {
      method,
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return responseSchema.parse(await response.json());
  };

  const upload = async (jobId: string, { fileName, png }: Picture): Promise<void> => {
    const body = { job_id: jobId, file_name: fileName, mime_type: 'image/png', file_size: png.length };
    const target = await call('createImageUpload', imageUploadResponse, { body });
    const form = new FormData();
    for (const [name, value] of Object.entries(target.fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), fileName);
    const response = await fetch(target.url, { method: 'POST', body: form });
    if (!response.ok) throw new Error(`${fileName} was refused: ${response.status} ${await response.text()}`);
  };

  const end = async (jobId: string): Promise<void> => {
    for (const deadline = Date.now() + endsWithinMs; Date.now() < deadline; await sleep(pollMs))
      if (isFinalStatus((await call('getJobStatus', jobStatusResponse, { id: jobId })).status)) return;
    throw new Error(`Job ${jobId} did not end within ${endsWithinMs / 1000} s.`);
  };

  return {
    setClock: async (now) => {
      const body = JSON.stringify({ now: now?.toISOString() ?? null });
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${url}/dev/clock`, { method: 'POST', headers, body });
      if (!response.ok) throw new Error(`The clock could not be set: ${await response.text()}`);
    },
    openAccount: async () => void (await call('getMe', z.unknown(), {})),
    run: async (request, pictures = []) => {
      const headers = { [headerNames.idempotencyKey]: randomUUID() };
      const { job_id: jobId } = await call('createJob', createJobResponse, { body: request, headers });
      for (const picture of pictures) await upload(jobId, picture);
      if (pictures.length > 0) await call('processImages', z.unknown(), { body: { job_id: jobId } });
      await end(jobId);
      return jobId;
    },
  };
};
