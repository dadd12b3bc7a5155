import { marketDataPrices } from '#contracts/credits/spending.ts';
import { polling } from '#contracts/limits.ts';
import type { Usage } from './measure-usage.ts';
import { modelListPrice } from './model-tokens.ts';
import { prices } from './prices.ts';

/** What the synthesized stage decides of the cost. */
export type Design = {
  /** Megabytes of the functions that run the stages, and of those that answer the API. */
  stageMemory: number;
  apiMemory: number;
  /** Share of requests that X-Ray follows. */
  traced: number;
  /** What one route of the API lets through in a second at most. */
  apiRequestsPerSecond: number;
};

/** What stands behind a run. */
export type Providers = { marketData: 'none' | 'labs' | 'ads'; model: string | null };

export type CostLine = { what: string; usd: number };

/** AWS adds this much to each state before its function runs; measured values of 20-40 ms are published. */
const transitionMs = 30;
/** A function of the API: routing, a token's signature and a table read; 25 ms measured warm. */
export const apiMs = 30;
/** A line of the stage, of the API and of the access log are 300-600 bytes each. */
const logBytes = 500;
/** The job is opened once, and the dashboard is looked at once. */
const readsAfterwards = 2;
/** The result is sent with the last poll, and as it is opened; answers of the API are not compressed. */
const resultsSent = 2;
/** Every image is shown as a thumbnail, and its copy once. */
const viewsPerImage = 2;
/** What jobs leave is kept for a year on average until an account ends. */
const monthsKept = 12;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Seconds from the start of a job's machine to its end. */
export const jobSeconds = ({ stageMs, transitions, steps }: Usage): number =>
  (sum(stageMs) + (transitions + steps) * transitionMs) / 1000;

/** Calls of the API for a job: creating it, its uploads, the polls of an open page, and looking at it afterwards. */
export const apiCalls = (usage: Usage): number => {
  const uploads = usage.images > 0 ? usage.images + 1 : 0;
  const polls = 1 + Math.ceil(Math.max(0, jobSeconds(usage) * 1000 - polling.startDelay) / polling.interval);
  return 1 + uploads + polls + readsAfterwards;
};

const gigabyteSeconds = (ms: number, megabytes: number): number => (ms / 1000) * (megabytes / 1024);

/** US dollars for 1,000 jobs of a tool, by what they are for. */
export const costOf = (usage: Usage, design: Design, providers: Providers): CostLine[] => {
  const { lambda, dynamodb, apiGateway, cloudFront, s3, logs, xray } = prices;
  const { stageMs, units, images, imageBytes, resultBytes, lookUps } = usage;
  const calls = apiCalls(usage);
  const functions = stageMs.length + calls;
  const lines: CostLine[] = [
    {
      what: 'Lambda, stages',
      usd:
        stageMs.length * lambda.request +
        gigabyteSeconds(sum(stageMs), design.stageMemory) * lambda.gbSecondArm,
    },
    {
      what: 'Lambda, API',
      usd: calls * (lambda.request + gigabyteSeconds(apiMs, design.apiMemory) * lambda.gbSecondArm),
    },
    { what: 'Step Functions', usd: stepFunctionsUsd(usage) },
    { what: 'DynamoDB', usd: units.writes * dynamodb.writeUnit + units.reads * dynamodb.readUnit },
    {
      what: 'API Gateway, CloudFront',
      usd:
        calls * (apiGateway.httpRequest + cloudFront.httpsRequest) +
        (resultBytes / 1e9) * resultsSent * cloudFront.gigabyte,
    },
    {
      what: 'S3',
      usd:
        images * (3 * s3.put + (1 + viewsPerImage) * s3.get) +
        ((2 * imageBytes) / 1e9) * s3.gigabyteMonth * monthsKept,
    },
    {
      what: 'Logs and traces',
      usd: ((functions + calls) * logBytes * logs.gigabyte) / 1e9 + functions * design.traced * xray.trace,
    },
    { what: 'Market data', usd: marketDataUsd(lookUps, providers.marketData) },
    { what: 'Language model', usd: providers.model === null ? 0 : modelListPrice(usage, providers.model) },
  ];
  return lines.map(({ what, usd }) => ({ what, usd: usd * 1000 }));
};

/** The Standard workflow bills its transitions, the Express workflow its time in one chunk of memory. */
const stepFunctionsUsd = (usage: Usage): number => {
  const { transition, expressRequest, expressGbSecond, expressChunkMb } = prices.stepFunctions;
  const express = expressRequest + jobSeconds(usage) * (expressChunkMb / 1024) * expressGbSecond;
  return usage.transitions * transition + express;
};

const marketDataUsd = (keywords: number, source: Providers['marketData']): number => {
  if (source === 'none' || keywords === 0) return 0;
  const { request, keyword } = marketDataPrices[source];
  return request + keywords * keyword;
};

/** US dollars for a year of what 1,000 jobs leave on the table: not a price of running them, and so apart from it. */
export const yearOnTable = ({ keptBytes }: Pick<Usage, 'keptBytes'>): number =>
  (keptBytes / 1e9) * prices.dynamodb.gigabyteMonth * monthsKept * 1000;

export const total = (lines: readonly CostLine[]): number => sum(lines.map(({ usd }) => usd));
