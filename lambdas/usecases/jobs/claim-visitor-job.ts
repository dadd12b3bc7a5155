import { ApiError } from '#contracts/errors/errors.ts';
import type { ClaimJobResponse } from '#contracts/jobs/claim-job.ts';
import type { Deps } from '#ports';
import { requireAccount } from '#usecases/accounts/require-account.ts';
import type { Caller } from '#usecases/site/caller.ts';
import { hashVisitorToken } from './visitor-token.ts';

type Claim = { caller: Caller; jobId: string; visitorToken: string };

/**
 * Moves a visitor's completed run to the caller's account, free of charge and once. The token of the browser that
 * started the run proves whose it is. A repeated claim by the same user gets the same response. A wrong token, somebody
 * else's run and an expired run get the same error, so that nobody can probe for runs.
 * @throws ApiError unauthorized, not_found, conflict while the run has not finished
 */
export const claimVisitorJob = async (
  deps: Pick<Deps, 'users' | 'ledger' | 'clock'>,
  { caller, jobId, visitorToken }: Claim,
): Promise<ClaimJobResponse> => {
  const { userId } = await requireAccount(deps, caller);
  const at = deps.clock.now().toISOString();
  const outcome = await deps.ledger.claim(jobId, { userId, claimSha256: hashVisitorToken(visitorToken), at });
  switch (outcome.kind) {
    case 'claimed':
      return { job_id: outcome.job.id, slug: outcome.job.slug };
    case 'running':
      throw new ApiError('conflict', 'This run has not finished yet. Save it to your account once it has.');
    case 'refused':
      throw new ApiError('not_found');
  }
};
