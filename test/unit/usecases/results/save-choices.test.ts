import { expect, it, vi } from 'vitest';
import { visitorOrder } from '#test/factories/job-orders.ts';
import { createTestDeps } from '#test/fakes/test-deps.ts';
import { saveChoices } from '#usecases/results/save-choices.ts';

it('a result that cannot be read is logged, because its user cannot change it', async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const deps = { ...createTestDeps(), log };
  const { job } = visitorOrder('visitor-1');
  deps.jobs.find = async () => ({ ...job, status: 'completed', sequentialNumber: null, slug: null });
  deps.outputs.read = async () => ({ version: 'unheard of' });
  const saved = saveChoices(deps, {
    caller: { userId: null, visitor: 'visitor-1' },
    jobId: job.id,
    request: { version: 0, choices: {} },
  });
  await expect(saved).rejects.toMatchObject({ code: 'not_found' });
  expect(log.error).toHaveBeenCalledWith('the result of a completed job cannot be read', { jobId: job.id });
});
