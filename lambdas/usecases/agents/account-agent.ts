import * as z from 'zod';
import type { AgentBackend, PartResponse, ResultPart } from '#contracts/agents/agent-tools.ts';
import { ApiError } from '#contracts/errors/errors.ts';
import type { FinalResult } from '#contracts/jobs/result.ts';
import { tools } from '#contracts/product.ts';
import type { CreateRunRequest } from '#contracts/public-api/runs.ts';
import { pageOfReport, partOfResult } from '#domain/agents/result-parts.ts';
import { toCredits } from '#domain/credits/credits.ts';
import type { Deps } from '#ports';
import type { VerifiedApiKey } from '#usecases/accounts/api-keys/authenticate-api-key.ts';
import { requireScope } from '#usecases/accounts/api-keys/require-scope.ts';
import { getMe } from '#usecases/accounts/get-me.ts';
import { getRunResult } from '#usecases/jobs/get-run-result.ts';
import { createJob } from '#usecases/jobs/start/create-job.ts';
import { toJobRequest } from '#usecases/jobs/start/public-run.ts';
import type { Caller } from '#usecases/site/caller.ts';
import { limitRate } from '#usecases/site/limit-rate.ts';
import { createPace, type Pace } from '#usecases/support/pace.ts';
import { describeRun, fetchImages, startImageRun } from './image-run.ts';

/** Less than the 29 s that API Gateway waits for a response. */
const waitMs = 20_000;
const pollMs = 1_000;

type AgentDeps = Parameters<typeof createJob>[0] &
  Parameters<typeof startImageRun>[0] &
  Parameters<typeof getMe>[0] &
  Pick<Deps, 'jobs' | 'outputs' | 'imageBucket' | 'rateLimits' | 'log'>;

type Account = {
  caller: Caller;
  apiKey: VerifiedApiKey;
  /** The time that a call waits for its run. */
  openPace?: () => Pace;
};

const isInProgress = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'run_not_completed';

/** The response for a run that takes longer than a call may. */
const unfinished = (runId: string, part: ResultPart): PartResponse => ({
  run_id: runId,
  part,
  page: 1,
  pages: 1,
  summary: 'The run is still in progress. Call read_result with this run_id in a few seconds.',
  result_sha256: '',
  keywords: [],
  titles: [],
  descriptions: [],
  text: '',
  notes: [],
});

const costs = `An article costs ${toCredits(tools.keyword_optimizer.costHalfCredits)}, a keyword list ${toCredits(tools.keyword_evaluator.costHalfCredits)}, a set of images ${toCredits(tools.image_analyzer.costHalfCredits)} credits. Comparing texts and reading results are free.`;

type RunOfCaller = Parameters<typeof getRunResult>[1];

/** The result; null if the run is still in progress by the time the call must respond. */
const awaitResult = async (deps: AgentDeps, run: RunOfCaller, pace: Pace): Promise<FinalResult | null> => {
  for (;;) {
    try {
      return await getRunResult(deps, run);
    } catch (error) {
      if (!isInProgress(error)) throw error;
      if (!pace.hasTime()) return null;
      await pace.wait(pollMs);
    }
  }
};

/** Counts the call against the limit of the route of the public API that does the same. */
const admitCall = async (
  deps: AgentDeps,
  { caller, apiKey }: Account,
  route: 'createRun' | 'verifyRewrite',
): Promise<void> => {
  requireScope(apiKey, 'run');
  await limitRate(deps, { caller, route, channel: 'api' });
};

/**
 * The tools for agents on the account of an API key. They have the same use cases, scopes, limits and prices as the
 * routes of the public API.
 * @throws ApiError from each tool, the same as from the corresponding route
 */
export const createAccountAgent = (deps: AgentDeps, account: Account): AgentBackend => {
  const { caller, apiKey, openPace = () => createPace({ forMs: waitMs }) } = account;
  const readPart = async (runId: string, query: { part: ResultPart; page?: number | undefined }) => {
    const result = await awaitResult(deps, { caller, jobId: runId }, openPace());
    return result ? partOfResult(runId, result, query) : unfinished(runId, query.part);
  };
  const run = async (request: CreateRunRequest): Promise<PartResponse> => {
    await admitCall(deps, account, 'createRun');
    const job = await createJob(deps, {
      caller,
      request: toJobRequest(request),
      idempotencyKey: undefined,
    });
    return readPart(job.job_id, { part: 'summary' });
  };
  return {
    optimize_article: ({ article: content }) => run({ tool: 'keyword_optimizer', content }),
    evaluate_keywords: ({ keywords, context }) => run({ tool: 'keyword_evaluator', keywords, context }),
    describe_images: async ({ files, context }) => {
      await admitCall(deps, account, 'createRun');
      const pace = openPace();
      const sources = await fetchImages(deps, files, apiKey.userId);
      if (sources.every(({ bytes }) => bytes === null)) return describeRun({ sources });
      const { jobId, imageIds } = await startImageRun(deps, { caller, context, sources });
      const result = await awaitResult(deps, { caller, jobId }, pace);
      return describeRun({ sources, run: { jobId, imageIds, result } });
    },
    verify_rewrite: async ({ original, rewrite, page }) => {
      await admitCall(deps, account, 'verifyRewrite');
      const { verifyTexts } = await import('#usecases/site/verify-texts.ts');
      return pageOfReport(await verifyTexts({ original, rewrite }), page);
    },
    read_result: ({ run_id, part, page }) => {
      if (!z.uuid().safeParse(run_id).success)
        throw new ApiError('not_found', 'No run has this id. Pass the run_id from an earlier response.');
      return readPart(run_id, { part, page });
    },
    get_balance: async () => {
      const me = await getMe(deps, { identity: apiKey.identity });
      return { credits: me.credits, plan: me.subscription_plan, note: costs };
    },
  };
};
