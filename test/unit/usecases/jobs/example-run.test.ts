import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createTestDeps } from '#test/fakes/test-deps.ts';
import { createJob } from '#usecases/jobs/start/create-job.ts';

const article = readFileSync('web/content/example/article.md', 'utf8');
const caller = { userId: null, visitor: 'visitor-1' };
const run = (deps: ReturnType<typeof createTestDeps>, text: string) =>
  createJob(deps, {
    caller,
    request: { job_type: 'keyword_optimizer', generate_assets: true, context_input: text },
  });

it('the example article leaves a visitor’s free run alone, before and after it is used', async () => {
  const deps = createTestDeps();
  await run(deps, article.trim());
  await run(deps, article);
  expect(await deps.demoCredits.isUsed('visitor-1', '2026-11')).toBe(false);
});

it('any other text uses it, even one that begins like the example', async () => {
  const deps = createTestDeps();
  await run(deps, `${article} More.`);
  await expect(run(deps, `${article} More.`)).rejects.toMatchObject({ code: 'demo_limit_reached' });
  await expect(run(deps, article)).resolves.toHaveProperty('job_id');
});
