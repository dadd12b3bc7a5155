import { createHash } from 'node:crypto';
import { hourSeconds } from '#contracts/durations.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import type { CreateJobRequest, CreateJobResponse } from '#contracts/jobs/create-job.ts';
import { exampleArticleSha256 } from '#contracts/jobs/example-article.ts';
import { anonymousJobDays, idempotencyHours } from '#contracts/platform/job-times.ts';
import { tools } from '#contracts/product.ts';
import { epochSeconds } from '#domain/platform/times.ts';
import { readJobRequest, toolRules } from '#domain/tools/index.ts';
import type { JobContent } from '#domain/tools/tool-rules.ts';
import type { Deps, JobOrder, ReserveOutcome } from '#ports';
import { requireAccount } from '#usecases/accounts/require-account.ts';
import { hashVisitorToken } from '#usecases/jobs/visitor-token.ts';
import type { Caller } from '#usecases/site/caller.ts';
import { newJob } from './new-job.ts';
import { startBy } from './start-job.ts';
import { startJobOrDefer } from './start-job-or-defer.ts';

type CreateJob = { caller: Caller; request: CreateJobRequest; idempotencyKey?: string | undefined };
type CreateJobDeps = Pick<Deps, 'clock' | 'ids' | 'users' | 'ledger' | 'jobRunner' | 'log'>;

const sha256 = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const epochAfter = (now: Date, hours: number): number => epochSeconds(now) + hours * hourSeconds;

const jobOfCaller = (deps: CreateJobDeps, { caller, request }: CreateJob, content: JobContent) => {
  const at = deps.clock.now();
  const { userId } = caller;
  const isVisitor = userId === null;
  return {
    ...newJob({ id: deps.ids.uuid(), request, content, at }),
    userId,
    visitor: isVisitor ? caller.visitor : null,
    claimSha256: isVisitor && request.visitor_token ? hashVisitorToken(request.visitor_token) : null,
    costHalfCredits: isVisitor ? 0 : tools[request.job_type].costHalfCredits,
    expiresAt: isVisitor ? epochAfter(at, anonymousJobDays * 24) : null,
  } satisfies JobOrder['job'];
};

/** Only the text itself decides, so that no other text runs for free. */
const isExample = ({ caller, request }: CreateJob): boolean =>
  caller.userId === null &&
  request.job_type === 'keyword_optimizer' &&
  createHash('sha256').update(request.context_input.trim()).digest('hex') === exampleArticleSha256;

const newOrder = (deps: CreateJobDeps, command: CreateJob, content: JobContent): JobOrder => {
  const job = jobOfCaller(deps, command, content);
  const { idempotencyKey: key, request } = command;
  const expiresAt = epochAfter(new Date(job.createdAt), idempotencyHours);
  return {
    job,
    input: content.input,
    network: command.caller.userId === null ? (command.caller.network ?? null) : null,
    isExample: isExample(command),
    idempotency: key === undefined ? null : { key, requestSha256: sha256(request), expiresAt },
    startBy: startBy(job),
  };
};

const rejectVisitors = ({ job_type }: CreateJobRequest): void => {
  if (!toolRules[job_type].openToVisitors) throw new ApiError('forbidden');
};

const respond = async (deps: CreateJobDeps, outcome: ReserveOutcome): Promise<CreateJobResponse> => {
  switch (outcome.kind) {
    case 'reserved':
      // A run with uploads waits for them.
      if (!toolRules[outcome.job.jobType].takesUploads) await startJobOrDefer(deps, outcome.job);
      return { job_id: outcome.job.id };
    case 'repeated':
      return { job_id: outcome.jobId };
    case 'key_reused':
      throw new ApiError('idempotency_mismatch');
    case 'no_credits':
      throw new ApiError('payment_required');
    case 'demo_used':
      throw new ApiError('demo_limit_reached');
  }
};

/**
 * Creates a new user's account, checks the input, reserves the credit and starts the run, unless its images are still to come. With any number of
 * parallel requests, one credit or one demo run of the month starts one job. A repeated Idempotency-Key gets the job
 * of its first request. The response names repeated keywords that were left out.
 * @throws ApiError unauthorized, the input's errors, payment_required, demo_limit_reached, idempotency_mismatch, forbidden
 */
export const createJob = async (deps: CreateJobDeps, command: CreateJob): Promise<CreateJobResponse> => {
  if (command.caller.userId === null) rejectVisitors(command.request);
  else await requireAccount(deps, command.caller);
  const content = readJobRequest(command.request);
  const answered = await respond(deps, await deps.ledger.reserve(newOrder(deps, command, content)));
  const repeated = content.repeatedKeywords ?? [];
  return repeated.length > 0 ? { ...answered, repeated_keywords: repeated } : answered;
};
