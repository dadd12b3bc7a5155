import { sharesSchemas } from '#contracts/api/shares.ts';
import { apiHandler } from '#runtime/api-handler.ts';
import { apiResource } from '#runtime/api-route.ts';
import { createShare } from '#usecases/results/create-share.ts';
import { getSharedResult } from '#usecases/results/get-shared-result.ts';
import { revokeShare } from '#usecases/results/revoke-share.ts';

/** Links that show a result to everyone who has them. */
export const registerShares = apiResource(sharesSchemas, {
  createShare: ({ deps, caller, params }) => createShare(deps, { caller, jobId: params.id }),
  revokeShare: ({ deps, caller, params }) => revokeShare(deps, { caller, jobId: params.id }),
  getSharedResult: ({ deps, params }) => getSharedResult(deps, { token: params.id }),
});

export const handler = apiHandler(registerShares);
