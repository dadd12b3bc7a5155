import { rateLimits } from '#contracts/platform/rate-limits.ts';

/** What a service lets through, what a job takes of it, and what moves the limit. */
export type Wall = {
  what: string;
  /** In a second; for concurrency, at once. */
  limit: number;
  /** A job's part of it: requests, units or seconds. */
  perJob: number;
  /** What an operator changes when it is reached. */
  move: string;
};

/** Jobs a minute at which a limit is reached. */
export const jobsAtWall = ({ limit, perJob }: Wall): number => (limit / perJob) * 60;

/** The share of a limit that so many jobs a minute take; 1 is the wall. */
export const shareAt = (wall: Wall, jobsPerMinute: number): number => jobsPerMinute / jobsAtWall(wall);

/** The walls in the order in which growth reaches them. */
export const inOrder = (walls: readonly Wall[]): Wall[] =>
  walls.toSorted((a, b) => jobsAtWall(a) - jobsAtWall(b));

type Need = {
  stageSeconds: number;
  apiCalls: number;
  apiSeconds: number;
  transitions: number;
  writeUnits: number;
  readUnits: number;
};
type Limits = { apiRequestsPerSecond: number };

/** Writes of a job's row on the list of jobs to look after, in the index's one partition: made, put off, removed. */
const outboxUnits = 2 + 1 + 2;
/** A call of DataForSEO takes this long, by its own status page's median. */
const labsSeconds = 1.5;

const throttleMove = 'apiRequestsPerSecond in cdk.json; the account allows 10,000 a second';

/**
 * The limits of an account in us-east-1 as AWS grants them at first (Service Quotas, 2026-06), of a partition of
 * DynamoDB (developer guide, "Partitions and data distribution") and of DataForSEO Labs.
 */
export const wallsOf = (need: Need, { apiRequestsPerSecond }: Limits): Wall[] => [
  {
    what: 'API Gateway, throttle of create-job',
    limit: apiRequestsPerSecond * rateLimits.runs.routeShare,
    perJob: 1,
    move: throttleMove,
  },
  {
    what: 'API Gateway, throttle of polls',
    limit: apiRequestsPerSecond * rateLimits.reads.routeShare,
    perJob: need.apiCalls - 1,
    move: throttleMove,
  },
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
    what: 'Lambda, executions at once',
    limit: 1000,
    perJob: need.stageSeconds + need.apiCalls * need.apiSeconds,
    move: 'Service Quotas, to tens of thousands',
  },
  {
    what: 'Step Functions, starts of executions',
    limit: 300,
    perJob: 1,
    move: 'Service Quotas; a burst of 1,300 is taken, and the outbox starts what was refused',
  },
  {
    what: 'Step Functions, state transitions',
    limit: 5000,
    perJob: need.transitions,
    move: 'Service Quotas; states that are merged',
  },
  {
    what: 'DynamoDB, the partition of the outbox',
    limit: 1000,
    perJob: outboxUnits,
    move: 'outboxQueues in stores/job-writes.ts: a second name doubles it',
  },
  { what: 'DynamoDB, writes of the table', limit: 40_000, perJob: need.writeUnits, move: 'Service Quotas' },
  { what: 'DynamoDB, reads of the table', limit: 40_000, perJob: need.readUnits, move: 'Service Quotas' },
];
