import { expect, it } from 'vitest';
import { runMachine } from '#test/fakes/run-machine.ts';
import { createTestDeps } from '#test/fakes/test-deps.ts';
import { hostileTexts } from '#test/fixtures/hostile-texts.ts';
import { createJob } from '#usecases/jobs/start/create-job.ts';

const percent = hostileTexts.find(({ name }) => name === 'percent')?.make(18_000) ?? '';
const visitor = { userId: null, visitor: 'visitor-1' };
const request = { job_type: 'keyword_optimizer', generate_assets: true, context_input: percent } as const;

it('a text that is too complex ends its run once, with the reason, and the free run stays used', async () => {
  const deps = createTestDeps();
  const { job_id: jobId } = await createJob(deps, { caller: visitor, request });
  const [input] = deps.jobRunner.started;
  if (!input) throw new Error('The job was not started.');
  const states = await runMachine(deps, input);
  expect(states.at(-1)).toBe('failed');
  expect(states.filter((state) => state === 'article_rewriting')).toHaveLength(1);
  const job = await deps.jobs.find(jobId);
  expect(job?.failure).toMatchObject({
    name: 'ContentTooComplex',
    userMessage: expect.stringMatching(
      /^This text has [\d,]+ numbers, .* the limit is 6,000\. Use a shorter text\.$/,
    ),
  });
  await expect(createJob(deps, { caller: visitor, request })).rejects.toMatchObject({
    code: 'demo_limit_reached',
  });
});
