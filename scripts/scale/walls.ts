import { imageLimits } from '#contracts/images/image-limits.ts';
import { rateLimits } from '#contracts/platform/rate-limits.ts';
import { paddleRate } from '#providers/payments/paddle/call-rate.ts';
import { marketShards } from '#stores/caches/market-data-cache.ts';

/** A service limit, a job's share of it, and how to raise it. */
export type Wall = {
  what: string;
  /** Per second; for concurrency, at one time. */
  limit: number;
  /** A job's share of it: requests, units or seconds. */
  perJob: number;
  /** What an operator changes to raise the limit. */
  move: string;
};

/** The jobs per minute that reach a limit. */
export const jobsAtWall = ({ limit, perJob }: Wall): number => (limit / perJob) * 60;

/** The share of a limit that a number of jobs per minute uses; 1 is the limit. */
export const shareAt = (wall: Wall, jobsPerMinute: number): number => jobsPerMinute / jobsAtWall(wall);

/** The limits in the order in which growth reaches them. */
export const inOrder = (walls: readonly Wall[]): Wall[] =>
  walls.toSorted((a, b) => jobsAtWall(a) - jobsAtWall(b));

type Need = {
  stageSeconds: number;
  jobSeconds: number;
  /** API calls of a run, and of the visit around it. */
  runCalls: number;
  visitCalls: number;
  apiSeconds: number;
  transitions: number;
  writeUnits: number;
  readUnits: number;
  /** Keywords whose metrics a run looks up and caches. */
  lookUps: number;
};
type Limits = {
  apiRequestsPerSecond: number;
  /** The stage's reserved concurrency. Without it, both share the account's concurrency. */
  concurrency?: { pageFetches: number; images: number } | undefined;
};

/**
 * Write units of a job's outbox row, all in the index's one partition: create, remove. Only a long run is rescheduled.
 */
const outboxUnits = 2 + 2;
/** Median duration of a DataForSEO call, from its status page. */
const labsSeconds = 1.5;
/** Seconds from a page's address to its text, and from an image's upload to its description. */
const pageSeconds = 2;
const imageSeconds = 1;
/** A visit signs in at most once: with a password the first time, with a renewed token after that. */
const signInCalls = 2;
/** Write units per second of one partition. */
const partitionWrites = 1000;
/** The worst case: the maximum number of images of a run. */
const imagesPerRun = imageLimits.perRun;

const throttleMove = 'apiRequestsPerSecond in cdk.json (the account allows 10,000 a second)';
const reserve = 'concurrency in cdk.json, up to the quota';

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
    what: 'API Gateway, requests of the whole account',
    limit: 10_000,
    perJob: need.runCalls + need.visitCalls,
    move: 'Service Quotas, "Throttle rate"',
  },
  {
    what: 'Cognito, sign-ins (UserAuthentication, 120 a second)',
    limit: 120,
    perJob: signInCalls,
    move: 'Service Quotas, per category; AWS bills each increase',
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
    move: 'Service Quotas, per category; only new users sign up',
  },
];

const lambdaWalls = (need: Need, { concurrency }: Limits): Wall[] => {
  const busy = need.stageSeconds + (need.runCalls + need.visitCalls) * need.apiSeconds;
  const own = (what: string, reserved: number | undefined, perJob: number): Wall => ({
    what: reserved === undefined ? `${what}, shared with the account` : `${what}, reserved`,
    limit: reserved ?? 1000,
    perJob,
    move: reserve,
  });
  return [
    {
      what: 'Lambda, concurrent executions in a new account (10)',
      limit: 10,
      perJob: busy,
      move: 'Service Quotas, "Concurrent executions": request 1,000 first; `npm run preflight` reads the quota',
    },
    {
      what: 'Lambda, concurrent executions (1,000)',
      limit: 1000,
      perJob: busy,
      move: 'Service Quotas, to tens of thousands',
    },
    own('Lambda, concurrent page fetches (URL runs)', concurrency?.pageFetches, pageSeconds),
    own('Lambda, concurrent images (image runs)', concurrency?.images, imagesPerRun * imageSeconds),
  ];
};

const workflowWalls = (need: Need): Wall[] => [
  {
    what: 'Step Functions, StartExecution (300 a second)',
    limit: 300,
    perJob: 1,
    move: 'Service Quotas; a burst of 1,300 is accepted, and the outbox starts rejected jobs later',
  },
  {
    what: 'Step Functions, state transitions (5,000 a second)',
    limit: 5000,
    perJob: need.transitions,
    move: 'Service Quotas',
  },
  {
    what: 'Step Functions, concurrent Express executions (StartSyncExecution, 1,000)',
    limit: 1000,
    perJob: need.jobSeconds,
    move: 'Service Quotas, "Synchronous Express concurrent executions"; rejected starts are retried for a minute',
  },
];

const tableWalls = (need: Need): Wall[] => [
  {
    what: 'DynamoDB, outbox partition',
    limit: partitionWrites,
    perJob: outboxUnits,
    move: 'outboxQueues in stores/jobs/job-writes.ts: a second name doubles the limit',
  },
  {
    what: `DynamoDB, ${marketShards} cache partitions of one market`,
    limit: partitionWrites * marketShards,
    perJob: need.lookUps,
    move: 'marketShards in stores/caches/market-data-cache.ts; existing cached metrics are then no longer found',
  },
  {
    what: 'DynamoDB, writes of a new table (4,000 a second)',
    limit: 4000,
    perJob: need.writeUnits,
    move: 'the table grows to twice its peak rate within 30 minutes; set warm throughput for more at once',
  },
  {
    what: 'DynamoDB, reads of a new table (12,000 a second)',
    limit: 12_000,
    perJob: need.readUnits,
    move: 'the table grows to twice its peak rate within 30 minutes; set warm throughput for more at once',
  },
  { what: 'DynamoDB, writes of the table', limit: 40_000, perJob: need.writeUnits, move: 'Service Quotas' },
  { what: 'DynamoDB, reads of the table', limit: 40_000, perJob: need.readUnits, move: 'Service Quotas' },
];

const vendorWalls: readonly Wall[] = [
  {
    what: 'DataForSEO Labs, 2,000 calls a minute',
    limit: 2000 / 60,
    perJob: 1,
    move: 'the 30-day cache; several jobs in one call of up to 700 keywords; a second account',
  },
  {
    what: 'DataForSEO Labs, 30 concurrent calls',
    limit: 30,
    perJob: labsSeconds,
    move: 'the 30-day cache; several jobs in one call; a second account; until then jobs wait in their stage and retry',
  },
  {
    what: `Paddle, ${paddleRate.perMinute} calls a minute (if every run follows a purchase)`,
    limit: paddleRate.perMinute / 60,
    perJob: 1,
    move: 'Paddle raises it on request; paddleRate in providers/payments/paddle',
  },
  {
    what: 'SES, 14 mails a second outside its sandbox (if every run follows a sign-up)',
    limit: 14,
    perJob: 1,
    move: 'Service Quotas; without `mail` Cognito sends 50 a day',
  },
];

/**
 * Default limits of an account in us-east-1 (Service Quotas, 2026-06), limits of a DynamoDB partition and of a new
 * on-demand table (developer guide, "Partitions and data distribution", "On-demand capacity mode"), and limits of the
 * vendors. If only some runs use a limit, its name says which runs, and the calculation assumes that all runs do.
 */
export const wallsOf = (need: Need, limitsOfStage: Limits): Wall[] => [
  ...apiWalls(need, limitsOfStage),
  ...lambdaWalls(need, limitsOfStage),
  ...workflowWalls(need),
  ...tableWalls(need),
  ...vendorWalls,
];
