import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { CreateJobRequest } from '#contracts/jobs/create-job.ts';
import { parseFinalResult } from '#contracts/jobs/result.ts';
import type { JobType } from '#contracts/product.ts';
import { startLocalStack } from '#lib/local/stack.ts';
import { createLocalAccount } from '#test/factories/local-account.ts';
import { openDemoApi, type Picture } from '../seed/demo-api.ts';
import { drawPictures } from '../seed/pictures.ts';
import { createUnitCounter } from './count-units.ts';
import type { CountedCalls, RequestUnits } from './request-units.ts';
import { statesOfRun } from './state-transitions.ts';

/** What one job of a tool uses, measured on the local stack with warm functions. */
export type Usage = {
  jobType: JobType;
  units: RequestUnits;
  /** Bytes that the job leaves on the table for good. */
  keptBytes: number;
  /** Milliseconds of each stage's function on this machine. */
  stageMs: number[];
  /** Billed transitions of the Standard workflow, and states of the Express workflow inside it. */
  transitions: number;
  steps: number;
  images: number;
  /** Bytes of the images as they are uploaded. */
  imageBytes: number;
  /** Bytes of the result as JSON. */
  resultBytes: number;
  /** Keywords that figures were looked up for. */
  lookUps: number;
};

/** The same with the calls of the table that its units are the sum of. */
export type Measured = Usage & { counted: CountedCalls[] };

const logLine = z.object({ message: z.string(), jobId: z.optional(z.string()), ms: z.optional(z.number()) });

const stageTimes = (log: string, jobId: string): number[] =>
  log
    .split('\n')
    .filter((line) => line.includes(jobId))
    .map((line) => logLine.parse(JSON.parse(line)))
    .flatMap(({ message, ms }) => (message === 'stage ran' && ms !== undefined ? [ms] : []));

const article = readFileSync(
  new URL('../../test/fixtures/articles/cold-brew-at-home.txt', import.meta.url),
  'utf8',
);
const keywords = ['cold brew coffee', 'cold brew ratio', 'iced coffee', 'coffee grinder', 'mortgage rates'];
const imagesPerJob = 5;

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

/** Runs a job of each tool, after one to warm up, and counts what it used. */
export const measureUsage = async (dataDir: string): Promise<Measured[]> => {
  const counter = createUnitCounter();
  const stack = await startLocalStack({ port: 0, dataDir, fresh: true, throughDynamoDb: counter.through });
  try {
    const { idToken } = await createLocalAccount(stack.url, {
      email: 'cost@example.com',
      password: 'Measure-1',
    });
    const api = openDemoApi(stack.url, idToken);
    const drawn = await drawPictures();
    const pictures = Array.from({ length: imagesPerJob }, (_, n) => drawn[n % drawn.length]).filter(
      (picture) => picture !== undefined,
    );
    const [warmUp] = jobsToMeasure([]);
    if (warmUp) await api.run(warmUp.request);
    const measured: Measured[] = [];
    for (const { request, pictures: files } of jobsToMeasure(pictures)) {
      counter.take();
      const jobId = await api.run(request, files);
      const counted = counter.take();
      const result = parseFinalResult(await stack.deps.outputs.read(jobId, 'result'));
      const log = readFileSync(join(stack.dataDir, 'tools/log.jsonl'), 'utf8');
      measured.push({
        jobType: request.job_type,
        units: sumOf(counted),
        keptBytes: counted.reduce((sum, { keptBytes }) => sum + keptBytes, 0),
        counted,
        stageMs: stageTimes(log, jobId),
        ...statesOfRun({
          jobType: request.job_type,
          contextKind: request.context_input === undefined ? 'none' : 'text',
          images: files.length,
        }),
        images: files.length,
        imageBytes: files.reduce((sum, { png }) => sum + png.length, 0),
        resultBytes: Buffer.byteLength(JSON.stringify(result)),
        lookUps: result?.receipt.keywords_looked_up ?? 0,
      });
    }
    return measured;
  } finally {
    await stack.stop();
  }
};
