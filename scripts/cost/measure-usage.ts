import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import { polling } from '#contracts/jobs/polling.ts';
import { parseFinalResult } from '#contracts/jobs/result.ts';
import type { JobType } from '#contracts/product.ts';
import type { StageWrapper } from '#lib/local/assemble.ts';
import { type LocalStack, startLocalStack } from '#lib/local/stack.ts';
import { createLocalAccount } from '#test/factories/local-account.ts';
import { openDemoApi, type Picture } from '../seed/demo-api.ts';
import { drawPictures } from '../seed/pictures.ts';
import { createUnitCounter } from './count-units.ts';
import { measureVisits, type Visits } from './measure-visit.ts';
import type { CountedCalls, RequestUnits } from './request-units.ts';
import { statesOfRun } from './state-transitions.ts';

/** The resources that one job of a tool uses, measured on the local stack with warm functions. */
export type Usage = {
  jobType: JobType;
  units: RequestUnits;
  /** Bytes that the job leaves on the table permanently. */
  keptBytes: number;
  /** Calls of stage functions, and their total CPU milliseconds on this machine. */
  stageCalls: number;
  stageCpuMs: number;
  /** The number of times that a stage waits for the table. Concurrent calls count as one wait. */
  tableWaits: number;
  /** Billed transitions of the Standard workflow, and states of the Express workflow inside it. */
  transitions: number;
  steps: number;
  images: number;
  /** Bytes of the images as they are uploaded. */
  imageBytes: number;
  /** Bytes of the result as the API sends it: gzipped JSON. */
  resultBytes: number;
  /** Keywords whose metrics were looked up. */
  lookUps: number;
};

/** The same, with the table calls that make up its units. */
export type Measured = Usage & { counted: CountedCalls[] };

/**
 * Measures the CPU time of the stages' thread and its helper threads while stages run. Wall-clock time would include
 * the machine's other work. This thread's own time does not count: it forwards and counts the table's calls, runs the
 * state machine and answers the API.
 */
const createCpuMeter = () => {
  let calls = 0;
  let ms = 0;
  let active = 0;
  const now = (): number => {
    const [all, own] = [process.cpuUsage(), process.threadCpuUsage()];
    return (all.user + all.system - own.user - own.system) / 1000;
  };
  let before = now();
  const around: StageWrapper = async (_status, work) => {
    if (active === 0) before = now();
    active += 1;
    calls += 1;
    try {
      return await work();
    } finally {
      active -= 1;
      // Stages that overlap, such as those of images, are counted once, until the last of them ends.
      if (active === 0) ms += now() - before;
    }
  };
  const take = () => {
    const taken = { stageCalls: calls, stageCpuMs: ms };
    calls = 0;
    ms = 0;
    return taken;
  };
  return { around, take, isRunning: () => active > 0 };
};

const article = readFileSync(
  new URL('../../test/fixtures/articles/cold-brew-at-home.txt', import.meta.url),
  'utf8',
);
const keywords = ['cold brew coffee', 'cold brew ratio', 'iced coffee', 'coffee grinder', 'mortgage rates'];
const imagesPerJob = 5;
/**
 * Each is a new account, because its free credits pay for five runs. A run takes 0.96 s of CPU at first, and 0.35 s
 * after ten runs.
 */
const warmingAccounts = ['warm-1@example.com', 'warm-2@example.com'];
const runsPerAccount = 5;
const account = { email: 'cost@example.com', password: 'Measure-1' };

const jobsToMeasure = (
  pictures: readonly Picture[],
): { request: CreateJobRequest; pictures: readonly Picture[] }[] => [
  { request: { job_type: 'keyword_optimizer', generate_assets: true, context_input: article }, pictures: [] },
  {
    request: {
      job_type: 'keyword_evaluator',
      generate_assets: true,
      keywords_list_input: keywords.join('\n'),
      context_input: article,
    },
    pictures: [],
  },
  {
    request: { job_type: 'image_analyzer', generate_assets: true, image_count: pictures.length },
    pictures,
  },
];

const sumOf = (counted: readonly CountedCalls[]): RequestUnits => ({
  reads: counted.reduce((sum, { reads }) => sum + reads, 0),
  writes: counted.reduce((sum, { writes }) => sum + writes, 0),
});

/** A job of each tool, and visits with a job of the optimizer. */
export type Measurement = { jobs: Measured[]; visits: Visits };

type Meters = {
  cpu: ReturnType<typeof createCpuMeter>;
  counter: ReturnType<typeof createUnitCounter>;
  stack: LocalStack;
};

const openApi = async ({ stack }: Meters, email: string) => {
  const { idToken } = await createLocalAccount(stack.url, { ...account, email });
  return openDemoApi(stack.url, idToken, polling.startDelay);
};
type Api = Awaited<ReturnType<typeof openApi>>;

/** The JIT compiler needs several runs. A warm function has already had them. */
const warmUp = async (meters: Meters): Promise<void> => {
  const [warming] = jobsToMeasure([]);
  for (const email of warmingAccounts) {
    const api = await openApi(meters, email);
    for (let run = 0; warming && run < runsPerAccount; run++) await api.run(warming.request);
  }
};

const measureJob = async (
  { cpu, counter, stack }: Meters,
  api: Api,
  { request, pictures }: ReturnType<typeof jobsToMeasure>[number],
): Promise<Measured> => {
  counter.take();
  counter.takeWaits();
  cpu.take();
  const jobId = await api.run(request, pictures);
  const counted = counter.take();
  const result = parseFinalResult(await stack.deps.outputs.read(jobId, 'result'));
  return {
    jobType: request.job_type,
    units: sumOf(counted),
    keptBytes: counted.reduce((sum, { keptBytes }) => sum + keptBytes, 0),
    counted,
    ...cpu.take(),
    tableWaits: counter.takeWaits(),
    ...statesOfRun({
      jobType: request.job_type,
      contextKind: request.context_input === undefined ? 'none' : 'text',
      images: pictures.length,
    }),
    images: pictures.length,
    imageBytes: pictures.reduce((sum, { png }) => sum + png.length, 0),
    resultBytes: gzipSync(JSON.stringify(result)).length,
    lookUps: result?.receipt.keywords_looked_up ?? 0,
  };
};

const drawForJob = async (): Promise<Picture[]> => {
  const drawn = await drawPictures();
  return Array.from({ length: imagesPerJob }, (_, n) => drawn[n % drawn.length]).filter(
    (picture) => picture !== undefined,
  );
};

/** Visits with a new account. Opening an account is part of the first visit. */
const measureSite = async ({ stack }: Meters, opening: RequestUnits): Promise<Visits> => {
  const visitor = { ...account, email: 'visits@example.com' };
  await createLocalAccount(stack.url, visitor);
  const { first, returning } = await measureVisits(stack.url, visitor, article);
  return { first: { ...first, ...opening }, returning };
};

/** Warms up, counts what a job of each tool uses, then visits the built site. */
export const measureUsage = async (dataDir: string): Promise<Measurement> => {
  const cpu = createCpuMeter();
  const counter = createUnitCounter(cpu.isRunning);
  const stack = await startLocalStack({
    port: 0,
    dataDir,
    fresh: true,
    throughDynamoDb: counter.through,
    wrapStage: cpu.around,
  });
  const meters = { cpu, counter, stack };
  try {
    // An account's free credits pay for a few runs.
    const api = await openApi(meters, account.email);
    const pictures = await drawForJob();
    await warmUp(meters);
    counter.take();
    await api.openAccount();
    const opening = sumOf(counter.take());
    const jobs: Measured[] = [];
    for (const job of jobsToMeasure(pictures)) jobs.push(await measureJob(meters, api, job));
    return { jobs, visits: await measureSite(meters, opening) };
  } finally {
    await stack.stop();
  }
};
