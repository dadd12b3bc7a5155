import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFinalStatus } from '#contracts/jobs/job-status.ts';

const article = new URL('../fixtures/articles/cold-brew-at-home.txt', import.meta.url);

/** An article of about 1,500 words: a run on it takes long enough to be interrupted. */
export const longArticleText = (): string => readFileSync(article, 'utf8');

/** Its first two sections, 350 words. A stack handles a run the same way whatever the length of the text. */
export const articleText = (): string => longArticleText().split('\n\nThe ratio')[0] ?? '';

export type Answer = { status: number; body: Record<string, unknown> };

/** Calls the stack at `url` as the visitor with this address. */
export function visitorOf(url: string, address: string) {
  const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const headers = { 'x-forwarded-for': address, 'content-type': 'application/json', ...init.headers };
    const response = await fetch(`${url}${path}`, { ...init, headers });
    return { status: response.status, body: await response.json() };
  };
  const post = (path: string, body: unknown) => ask(path, { method: 'POST', body: JSON.stringify(body) });
  const status = async (jobId: string) => (await ask(`/api/get-job-status/${jobId}`)).body;
  return {
    ask,
    post,
    status,
    optimize: (content: string) =>
      post('/api/create-job', {
        job_type: 'keyword_optimizer',
        generate_assets: true,
        context_input: content,
      }),
    /** The status response of the job once it has ended. */
    async ended(jobId: string, withinMs = 20_000) {
      for (const deadline = Date.now() + withinMs; Date.now() < deadline; await sleep(50)) {
        const body = await status(jobId);
        if (isFinalStatus(String(body.status))) return body;
      }
      throw new Error(
        `Job ${jobId} has not ended within ${withinMs} ms: ${JSON.stringify(await status(jobId))}`,
      );
    },
  };
}
