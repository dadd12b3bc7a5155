import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import { finalStatuses, type JobStatus, jobStatuses } from '#contracts/jobs/job-status.ts';
import { runStage } from '#stages/index.ts';
import { toJobItem } from '#stores/jobs/job-record.ts';
import { visitorOrder } from '#test/factories/job-orders.ts';
import { png } from '#test/factories/make-images.ts';
import { runMachine } from '#test/fakes/run-machine.ts';
import { createImageUpload } from '#usecases/images/create-image-upload.ts';
import { processImages } from '#usecases/images/process-images.ts';
import { cancelJob } from '#usecases/jobs/end/cancel-job.ts';
import { renameJob } from '#usecases/jobs/rename-job.ts';
import { createJob } from '#usecases/jobs/start/create-job.ts';
import { createShare } from '#usecases/results/create-share.ts';
import { saveChoices } from '#usecases/results/save-choices.ts';
import type { Caller } from '#usecases/site/caller.ts';
import { storeOutput } from '#usecases/stages/support/stage-output.ts';
import { people, type Scenario } from './people.ts';

const mara: Caller = { userId: people.mara.userId, visitor: people.visitor };
const visitor: Caller = {
  userId: null,
  visitor: people.visitor,
  network: 'f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7',
};

const text = `# Cold brew coffee at home

Cold brew coffee is made with a coarse coffee grind and cold water. The cold brew ratio is one part of coffee to eight parts of water, and the steeping time is twelve hours. Cold brew coffee keeps for seven days in the fridge. A coffee grinder with a coarse setting makes the best coffee grind for cold brew.`;
const optimize = (context_input: string): CreateJobRequest => ({
  job_type: 'keyword_optimizer',
  generate_assets: true,
  context_input,
});

const inputOf = ({ deps }: Scenario, jobId: string) => {
  const input = deps.jobRunner.started.find((started) => started.jobId === jobId);
  if (!input) throw new Error(`Job ${jobId} was not started.`);
  return input;
};

const run = async (scenario: Scenario, request: CreateJobRequest): Promise<void> => {
  const { job_id: jobId } = await createJob(scenario.deps, { caller: mara, request });
  scenario.deps.clock.advance(2);
  await runMachine(scenario.deps, inputOf(scenario, jobId));
};

/** A user's result with a chosen lead keyword, a name and a share link. */
const writeChoices = async ({ deps }: Scenario): Promise<void> => {
  const [job] = await deps.jobs.listByUser(people.mara.userId, { limit: 1, after: null });
  if (!job) throw new Error('There is no job to choose in.');
  const request = { version: 0, choices: { rejected: ['0123456789abcdef'] } };
  await saveChoices(deps, { caller: mara, jobId: job.id, request });
  await renameJob(deps, { caller: mara, jobId: job.id, name: 'Cold brew, second version' });
  await createShare(deps, { caller: mara, jobId: job.id });
};

/** What the user sees of the first month: a run that completed, one that failed, one that was canceled. */
const writeFirstMonth = async (scenario: Scenario): Promise<void> => {
  const { deps } = scenario;
  await scenario.signUp(people.mara);
  scenario.passDays(1);
  await run(scenario, optimize(text));
  await writeChoices(scenario);
  await run(scenario, optimize('https://weekly-bread.example/rye'));
  const { job_id: jobId } = await createJob(deps, { caller: mara, request: optimize(text) });
  await cancelJob(deps, { caller: mara, jobId });
};

const writeImageRun = async (scenario: Scenario): Promise<void> => {
  const { deps, bucket } = scenario;
  const request = { job_type: 'image_analyzer', generate_assets: true, image_count: 1 } as const;
  const { job_id: jobId } = await createJob(deps, { caller: mara, request });
  const bytes = await png();
  const file = { file_name: 'starter-jar.png', mime_type: 'image/png', file_size: bytes.length };
  const form = await createImageUpload(deps, { caller: mara, request: { job_id: jobId, ...file } });
  bucket.post(form.fields, bytes);
  await processImages(deps, { caller: mara, jobId });
  await runMachine(deps, inputOf(scenario, jobId));
};

/** Completed stages of a run in progress. */
const passed = [
  'pending',
  'summarizing',
  'keyword_generation',
  'preparing_keywords',
  'evaluating_keywords',
  'keywords_ready',
  'assets_preparation',
] as const satisfies readonly JobStatus[];

const work = { requests: 1, input_tokens: 812, output_tokens: 164, cost_usd: 0.000147 };

/** A run in progress, with its outputs so far and those of a metered model. */
const writeRunningJob = async (scenario: Scenario): Promise<void> => {
  const { deps } = scenario;
  const request = optimize(text);
  const key = 'f6f6f6f6-0000-4000-8000-000000000006';
  const { job_id: jobId } = await createJob(deps, { caller: mara, request, idempotencyKey: key });
  for (const status of passed) await runStage(deps, status, inputOf(scenario, jobId));
  const job = await deps.jobs.find(jobId);
  if (!job) throw new Error(`Job ${jobId} is not there.`);
  await storeOutput(deps, job, 'asked', { tokens: 4000, usd: 0.01 }, 'rewrite');
  const written = { task: 'rewrite', written_by: 'gpt-4o-mini', fallback: null, repaired: false } as const;
  await storeOutput(deps, job, 'answer', { work: { ...written, ...work }, value: text }, 'rewrite');
};

const imageStatuses: readonly JobStatus[] = ['processing', 'images_processing'];
const isFinal = (status: JobStatus): boolean => finalStatuses.some((final) => final === status);

/** A job in each status of a run. Only the job's own item exists for these jobs. */
const writeStatuses = async ({ table, deps }: Scenario): Promise<void> => {
  const at = deps.clock.now().toISOString();
  for (const status of jobStatuses.filter((each) => !isFinal(each))) {
    const { job } = visitorOrder(people.visitor, {
      id: deps.ids.uuid(),
      status,
      createdAt: at,
      updatedAt: at,
      ...(imageStatuses.includes(status) && { jobType: 'image_analyzer', contextKind: 'none' }),
    });
    await table.entities.job.create(toJobItem({ ...job, sequentialNumber: null, slug: null })).go();
  }
};

/** A visitor's run that has made a paid call. */
const writeDemoRun = async ({ deps }: Scenario): Promise<void> => {
  const { job_id: jobId } = await createJob(deps, { caller: visitor, request: optimize(text) });
  const call = { id: deps.ids.uuid(), jobId, userId: null, provider: 'openai-compatible', task: 'keywords' };
  const order = { ...call, microUsd: 10_000, at: deps.clock.now().toISOString(), expiresAt: null };
  await deps.spending.reserve(order);
  await deps.spending.correct(order, 147);
};

/** Runs of a user over two months, a visitor's demo run, and call counters. */
export const writeRuns = async (scenario: Scenario): Promise<void> => {
  const { deps } = scenario;
  await writeFirstMonth(scenario);
  scenario.passDays(31);
  await scenario.signUp(people.mara);
  await run(scenario, {
    job_type: 'keyword_evaluator',
    generate_assets: true,
    keywords_list_input: 'Cold Brew Coffee\ncold brew ratio\ncoffee grinder\niced coffee\nmortgage rates',
  });
  await writeImageRun(scenario);
  scenario.passDays(10);
  await writeDemoRun(scenario);
  await writeRunningJob(scenario);
  await writeStatuses(scenario);
  const startsAt = deps.clock.now();
  const endsAt = new Date(startsAt.getTime() + 60_000);
  await deps.rateLimits.take(`createJob#${people.mara.userId}`, { startsAt, endsAt }, 30);
};
