import { imageLimits } from '#contracts/images/image-limits.ts';
import { rateLimits } from '#contracts/platform/rate-limits.ts';
import { paddleRate } from '#providers/payments/paddle/call-rate.ts';
import { marketShards } from '#stores/caches/market-data-cache.ts';

/** A service limit, what a job uses of it, and how to raise it. */
export type Wall = {
  what: string;
  /** In a second; for concurrency, at once. */
  limit: number;
  /** A job's share of it: requests, units or seconds. */
  perJob: number;
  /** What an operator changes at the limit. */
  move: string;
};

/** Jobs a minute at which a limit is reached. */
export const jobsAtWall = ({ limit, perJob }: Wall): number => (limit / perJob) * 60;

/** The share of a limit that so many jobs a minute take; 1 is the wall. */
export const shareAt = (wall: Wall, jobsPerMinute: number): number => jobsPerMinute / jobsAtWall(wall);

/** The limits in the order in which growth reaches them. */
export const inOrder = (walls: readonly Wall[]): Wall[] =>
  walls.toSorted((a, b) => jobsAtWall(a) - jobsAtWall(b));

type Need = {
  stageSeconds: number;
  jobSeconds: number;
  /** Calls of the API by a run, and by the visit around it. */
  runCalls: number;
  visitCalls: number;
  apiSeconds: number;
  transitions: number;
  writeUnits: number;
  readUnits: number;
  /** Keywords whose figures a run looks up and keeps. */
  lookUps: number;
};
type Limits = {
  apiRequestsPerSecond: number;
  /** What the stage sets aside; without it both share the account's. */
  concurrency?: { pageFetches: number; images: number } | undefined;
};

/** Writes of a job's row on the list of jobs to look after, in the index's one partition: made, put off, removed. */
const outboxUnits = 2 + 1 + 2;
/** A call of DataForSEO takes this long, by its own status page's median. */
const labsSeconds = 1.5;
/** A page takes this long from its address to its text, and an image from its upload to its description. */
const pageSeconds = 2;
const imageSeconds = 1;
/** A visit signs in at most once: with a password the first time, with a renewed token after that. */
const signInCalls = 2;
/** One write unit each, spread by a hash of the keyword. */
const partitionWrites = 1000;
/** A run of images has ten at most; this is the worst. */
const imagesPerRun = imageLimits.perRun;

const throttleMove = 'apiRequestsPerSecond in cdk.json; the account allows 10,000 a second';
const setAside = 'concurrency in cdk.json, within the quota';

const apiWalls = (need: Need, { apiRequestsPerSecond: rate }: Limits): Wall[] => [
  {
    what: 'API Gateway, throttle of create-job',
    limit: rate * rateLimits.runs.routeShare,
    perJob: 1,
    move: throttleMove,
  },
  {
    what: 'API Gateway, throttle of polls',
    limit: rate * rateLimits.reads.routeShare,
    perJob: need.runCalls - 1,
    move: throttleMove,
  },
  {
    what: 'API Gateway, throttle of config',
    limit: rate * rateLimits.config.routeShare,
    perJob: 1,
    move: throttleMove,
  },
  {
    what: 'API Gateway, throttle of uploads (image runs)',
    limit: rate * rateLimits.uploads.routeShare,
    perJob: imagesPerRun,
    move: throttleMove,
  },
  {
    what: 'API Gateway, requests of the account',
    limit: 10_000,
    perJob: need.runCalls + need.visitCalls,
    move: 'Service Quotas, "Throttle rate"',
  },
  {
    what: 'Cognito, sign-ins (UserAuthentication, 120 a second)',
    limit: 120,
    perJob: signInCalls,
    move: 'Service Quotas, per category; billed by the step',
  },
  {
    what: 'Cognito, token renewals (UserToken, 120 a second)',
    limit: 120,
    perJob: 1,
    move: 'Service Quotas, per category',
  },
  {
    what: 'Cognito, sign-ups (UserCreation, 50 a second)',
    limit: 50,
    perJob: 1,
    move: 'Service Quotas, per category; only new people sign up',
  },
];

const lambdaWalls = (need: Need, { concurrency }: Limits): Wall[] => {
  const busy = need.stageSeconds + (need.runCalls + need.visitCalls) * need.apiSeconds;
  const own = (what: string, reserved: number | undefined, perJob: number): Wall => ({
    what: reserved === undefined ? `${what}, in a share of the account's` : `${what}, set aside`,
    limit: reserved ?? 1000,
    perJob,
    move: setAside,
  });
  return [
    {
      what: 'Lambda, executions at once in a new account (10)',
      limit: 10,
      perJob: busy,
      move: 'Service Quotas, "Concurrent executions": ask for 1,000 first; `npm run preflight` reads it',
    },
    {
      what: 'Lambda, executions at once (1,000)',
      limit: 1000,
      perJob: busy,
      move: 'Service Quotas, to tens of thousands',
    },
    own('Lambda, pages at once (URL runs)', concurrency?.pageFetches, pageSeconds),
    own('Lambda, images at once (image runs)', concurrency?.images, imagesPerRun * imageSeconds),
  ];
};

const workflowWalls = (need: Need): Wall[] => [
  {
    what: 'Step Functions, StartExecution (300 a second)',
    limit: 300,
    perJob: 1,
    move: 'Service Quotas; a burst of 1,300 is taken, and the outbox starts what was refused',
  },
  {
    what: 'Step Functions, state transitions (5,000 a second)',
    limit: 5000,
    perJob: need.transitions,
    move: 'Service Quotas',
  },
  {
    what: 'Step Functions, Express executions at once (StartSyncExecution, 1,000)',
    limit: 1000,
    perJob: need.jobSeconds,
    move: 'Service Quotas, "Synchronous Express concurrent executions"; refused starts are retried for a minute',
  },
];

const tableWalls = (need: Need): Wall[] => [
  {
    what: 'DynamoDB, the partition of the outbox',
    limit: partitionWrites,
    perJob: outboxUnits,
    move: 'outboxQueues in stores/jobs/job-writes.ts: a second name doubles it',
  },
  {
    what: `DynamoDB, ${marketShards} partitions of one market`,
    limit: partitionWrites * marketShards,
    perJob: need.lookUps,
    move: 'marketShards in stores/caches/market-data-cache.ts; what is kept is read no more',
  },
  {
    what: 'DynamoDB, writes of a new table (4,000 a second)',
    limit: 4000,
    perJob: need.writeUnits,
    move: 'it grows to twice the highest rate by itself within 30 minutes; warm throughput of the table for more at once',
  },
  {
    what: 'DynamoDB, reads of a new table (12,000 a second)',
    limit: 12_000,
    perJob: need.readUnits,
    move: 'as above',
  },
  { what: 'DynamoDB, writes of the table', limit: 40_000, perJob: need.writeUnits, move: 'Service Quotas' },
  { what: 'DynamoDB, reads of the table', limit: 40_000, perJob: need.readUnits, move: 'Service Quotas' },
];

const vendorWalls: readonly Wall[] = [
  {
    what: 'DataForSEO Labs, 2,000 calls a minute',
    limit: 2000 / 60,
    perJob: 1,
    move: 'the cache of 30 days; several jobs in one call of up to 700 keywords; a second account',
  },
  {
    what: 'DataForSEO Labs, 30 calls at once',
    limit: 30,
    perJob: labsSeconds,
    move: 'as above; until then jobs wait in their stage and retry',
  },
  {
    what: `Paddle, ${paddleRate.perMinute} calls a minute (if every run follows a purchase)`,
    limit: paddleRate.perMinute / 60,
    perJob: 1,
    move: 'Paddle raises it on request; paddleRate in providers/payments/paddle',
  },
  {
    what: 'SES, 14 mails a second out of its sandbox (if every run follows a sign-up)',
    limit: 14,
    perJob: 1,
    move: 'Service Quotas; without `mail` Cognito sends 50 a day',
  },
];

/**
 * The limits of an account in us-east-1 as AWS grants them at first (Service Quotas, 2026-06), of a partition and of a
 * new on-demand table of DynamoDB (developer guide, "Partitions and data distribution", "On-demand capacity mode"), and
 * of the vendors. Where a limit is met by some runs only, its name says by which; all runs then count as one of those.
 */
export const wallsOf = (need: Need, limitsOfStage: Limits): Wall[] => [
  ...apiWalls(need, limitsOfStage),
  ...lambdaWalls(need, limitsOfStage),
  ...workflowWalls(need),
  ...tableWalls(need),
  ...vendorWalls,
];
