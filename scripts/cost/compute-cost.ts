import { marketDataPrices } from '#contracts/credits/spending.ts';
import { polling } from '#contracts/jobs/polling.ts';
import type { Usage } from './measure-usage.ts';
import { modelListPrice } from './model-tokens.ts';
import { prices } from './prices.ts';
import type { Load } from './traffic.ts';

/** The parts of the synthesized stage that determine the cost. */
export type Design = {
  /** Memory in megabytes of the stage functions and of the API functions. */
  stageMemory: number;
  apiMemory: number;
  /** True if Lambda logs its own lines for each call of a stage. It always does for the API. */
  logsStageCalls: boolean;
  /** State machines that begin a trace. X-Ray records the first per second, so all of them at low rates. */
  tracedMachines: number;
  /** True if X-Ray traces API calls separately. */
  tracesApi: boolean;
  /** True if a firewall inspects each request. */
  hasFirewall: boolean;
  /** Maximum calls per second that one route of the API accepts. */
  apiRequestsPerSecond: number;
  /** CloudFront Functions that run for one file of the site, on request and on response. */
  functionsPerFile: number;
};

/** Settings of the providers that a run's cost depends on. */
export type Providers = { marketData: 'none' | 'labs' | 'ads'; model: string | null };

/** The average load around a run: visits and cold starts. */
export type LoadConditions = {
  load: Load;
  /** CPU milliseconds of the cold starts of a visit's functions, and the share of their first calls that are cold. */
  initCpuMs: number;
  cold: number;
};

export type CostLine = { what: string; usd: number };

/** Time that AWS adds to each state before its function runs. Published measurements are 20-40 ms. */
const transitionMs = 30;
/** A stage waits this long for responses from the table, and is billed for it. */
const tableCallMs = 5;
/** An API function: routing, token verification and table reads; 25 ms measured warm. */
export const apiMs = 30;
/** Memory of a function with one whole vCPU. A vCPU of this machine is assumed to equal one of Lambda's arm64. */
const megabytesPerCpu = 1769;
/** Lines of the function's log and of the access log have 300-600 bytes each, including the 26 that CloudWatch adds. */
const logBytes = 500;
/** `platform.start` and `platform.report`, which Lambda writes for each call. */
const platformLogBytes = 700;
/** Items that a call reads when a page opens, and the item that counts the caller. */
const unitsOfCall = { reads: 2, writes: 1 };
/** Every image is shown as a thumbnail, and its full copy is opened once. */
const viewsPerImage = 2;
/** Items of jobs are kept for a year on average, until an account is deleted. */
const monthsKept = 12;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Milliseconds that Lambda bills for the stages at one vCPU: their CPU time plus waiting for the table. */
export const stageMs = ({ stageCpuMs, tableWaits }: Usage): number => stageCpuMs + tableWaits * tableCallMs;

/** Seconds from the start of a job's execution to its end. */
export const jobSeconds = (usage: Usage): number =>
  (stageMs(usage) + (usage.transitions + usage.steps) * transitionMs) / 1000;

/** API calls of a job: creation, uploads and the polls of an open page. */
export const apiCalls = (usage: Usage): number => {
  const uploads = usage.images > 0 ? usage.images + 1 : 0;
  const polls = 1 + Math.ceil(Math.max(0, jobSeconds(usage) * 1000 - polling.startDelay) / polling.interval);
  return 1 + uploads + polls;
};

const gigabyteSeconds = (ms: number, megabytes: number): number => (ms / 1000) * (megabytes / 1024);

/** CPU grows in proportion to memory, so the same work costs the same at any size. */
const cpuUsd = (ms: number): number => gigabyteSeconds(ms, megabytesPerCpu) * prices.lambda.gbSecondArm;

const lambdaLines = (usage: Usage, design: Design, { load, initCpuMs, cold }: LoadConditions): CostLine[] => {
  const { lambda } = prices;
  const waitMs = usage.tableWaits * tableCallMs;
  const waiting = gigabyteSeconds(waitMs, design.stageMemory) * lambda.gbSecondArm;
  const calls = apiCalls(usage) + load.calls;
  const call = lambda.request + gigabyteSeconds(apiMs, design.apiMemory) * lambda.gbSecondArm;
  return [
    {
      what: 'Lambda, stages',
      usd: usage.stageCalls * lambda.request + cpuUsd(usage.stageCpuMs) + waiting,
    },
    { what: 'Lambda, API', usd: calls * call },
    { what: 'Lambda, INIT', usd: cold * cpuUsd(initCpuMs) },
  ];
};

const edgeLines = (usage: Usage, design: Design, { load }: LoadConditions): CostLine[] => {
  const { apiGateway, cloudFront, firewall, s3 } = prices;
  const calls = apiCalls(usage) + load.calls;
  const request = cloudFront.httpsRequest;
  const file = request + design.functionsPerFile * cloudFront.functionCall;
  return [
    { what: 'API Gateway', usd: calls * apiGateway.httpRequest },
    // The last poll returns the result. Later views of it belong to the visit.
    {
      what: 'CloudFront, API',
      usd: calls * request + ((usage.resultBytes + load.callBytes) / 1e9) * cloudFront.gigabyte,
    },
    {
      what: 'CloudFront, pages',
      usd: load.files * file + (load.fileBytes / 1e9) * cloudFront.gigabyte + load.uncached * s3.get,
    },
    { what: 'Firewall', usd: design.hasFirewall ? (calls + load.files) * firewall.request : 0 },
  ];
};

const logLines = (usage: Usage, design: Design, { load }: LoadConditions): CostLine[] => {
  const { logs, xray } = prices;
  const calls = apiCalls(usage) + load.calls;
  const stageBytes = usage.stageCalls * (logBytes + (design.logsStageCalls ? platformLogBytes : 0));
  // Plus a line of the access log.
  const bytes = stageBytes + calls * (2 * logBytes + platformLogBytes);
  return [
    { what: 'Logs', usd: (bytes * logs.gigabyte) / 1e9 },
    { what: 'Traces', usd: (design.tracedMachines + (design.tracesApi ? calls : 0)) * xray.trace },
  ];
};

const storageLines = (usage: Usage, { load }: LoadConditions): CostLine[] => {
  const { dynamodb, s3 } = prices;
  const { units, images, imageBytes } = usage;
  const writes = units.writes + load.writes + load.calls * unitsOfCall.writes;
  const reads = units.reads + load.reads + load.calls * unitsOfCall.reads;
  return [
    { what: 'DynamoDB', usd: writes * dynamodb.writeUnit + reads * dynamodb.readUnit },
    {
      what: 'S3',
      usd:
        images * (3 * s3.put + (1 + viewsPerImage) * s3.get) +
        ((2 * imageBytes) / 1e9) * s3.gigabyteMonth * monthsKept,
    },
  ];
};

/** US dollars for 1,000 jobs of a tool, by purpose. */
export const costOf = (
  usage: Usage,
  design: Design,
  surroundings: LoadConditions,
  providers: Providers,
): CostLine[] => {
  const { model } = providers;
  const lines: CostLine[] = [
    { what: 'Step Functions', usd: stepFunctionsUsd(usage) },
    ...storageLines(usage, surroundings),
    ...lambdaLines(usage, design, surroundings),
    ...edgeLines(usage, design, surroundings),
    ...logLines(usage, design, surroundings),
    { what: 'Market data', usd: marketDataUsd(usage.lookUps, providers.marketData) },
    { what: 'Language model', usd: model === null ? 0 : modelListPrice(usage, model) },
  ];
  return lines.map(({ what, usd }) => ({ what, usd: usd * 1000 }));
};

/** The Standard workflow bills its transitions. The Express workflow bills its time, with one chunk of memory. */
const stepFunctionsUsd = (usage: Usage): number => {
  const { transition, expressRequest, expressGbSecond, expressChunkMb } = prices.stepFunctions;
  // Time is rounded up to 100 ms.
  const seconds = Math.ceil(jobSeconds(usage) * 10) / 10;
  const express = expressRequest + seconds * (expressChunkMb / 1024) * expressGbSecond;
  return usage.transitions * transition + express;
};

const marketDataUsd = (keywords: number, source: Providers['marketData']): number => {
  if (source === 'none' || keywords === 0) return 0;
  const { request, keyword } = marketDataPrices[source];
  return request + keywords * keyword;
};

/**
 * US dollars for a year of storage that 1,000 jobs leave on the table. It is listed separately because it is not a cost
 * of running them.
 */
export const yearOnTable = ({ keptBytes }: Pick<Usage, 'keptBytes'>): number =>
  (keptBytes / 1e9) * prices.dynamodb.gigabyteMonth * monthsKept * 1000;

export const total = (lines: readonly CostLine[]): number => sum(lines.map(({ usd }) => usd));
