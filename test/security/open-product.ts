import { randomUUID } from 'node:crypto';
import type { JobStatusResponse } from '#contracts/jobs/job.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { type Call, openApi } from '#test/contract/api/api-suite.ts';
import { grantOf, newProfile } from '#test/factories/job-orders.ts';
import { runMachine } from '#test/fakes/run-machine.ts';

export const article =
  'A sourdough starter is flour and water with wild yeast. Feed the sourdough starter every day. Wild yeast makes the bread rise, and whole rye flour brings the most wild yeast to a sourdough starter. Bread flour makes the dough strong.';

/** A body of a run on a text. */
export const optimizing = (context_input = article) => ({
  job_type: 'keyword_optimizer',
  generate_assets: true,
  context_input,
});

/** The API with everything behind it in memory, and runs that go through the shipped state machine. */
export const openProduct = (overrides: Parameters<typeof openApi>[0] = {}) => {
  const { api, call, deps } = openApi(overrides);
  const start = async (body: unknown, user?: string): Promise<string> => {
    const response = await call({ route: 'createJob', body, ...(user !== undefined && { user }) });
    const { job_id: jobId } = response.body as { job_id?: string };
    if (!jobId) throw new Error(`The run was refused: ${response.status} ${response.text}`);
    return jobId;
  };
  const finish = async (jobId: string): Promise<void> => {
    const input = deps.jobRunner.started.find((started) => started.jobId === jobId);
    if (input) await runMachine(deps, input);
  };
  const status = async (jobId: string, user?: string) =>
    (await call({ route: 'getJobStatus', id: jobId, ...(user !== undefined && { user }) }))
      .body as JobStatusResponse;
  /** The result of a whole run. */
  const run = async (body: unknown, user?: string): Promise<FinalResult> => {
    const jobId = await start(body, user);
    await finish(jobId);
    const { final_result: result, error_message: error } = await status(jobId, user);
    if (!result) throw new Error(`The run has no result: ${error}`);
    return result;
  };
  /** A user with ten credits, on the given plan and in the given role. */
  const newUser = async (changes: { plan?: 'pro'; role?: 'admin' } = {}): Promise<string> => {
    const user = randomUUID();
    await deps.users.create({ ...newProfile(user), ...changes }, grantOf(20));
    return user;
  };
  const statusOf = async (request: Call) => (await call(request)).status;
  return { api, call, deps, start, finish, status, run, newUser, statusOf };
};
