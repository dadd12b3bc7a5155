import type { OperatorRequest, OperatorResponse } from '#contracts/accounts/operator.ts';
import type { OperatorDeps } from '#ports';
import { bindSubscription } from './bind-subscription.ts';
import { deleteUser } from './delete-user.ts';
import { exportJobs } from './export-jobs.ts';
import { exportUser } from './export-user.ts';
import { findJob } from './find-job.ts';
import { findUser } from './find-user.ts';
import { finishDeletions } from './finish-deletions.ts';
import { grantCredits } from './grant-credits.ts';
import { redriveJob } from './redrive-job.ts';
import { redrivePayments } from './redrive-payments.ts';
import { refundJob } from './refund-job.ts';
import { OperatorRejection } from './rejection.ts';
import { replayWebhook } from './replay-webhook.ts';
import { setRole } from './set-role.ts';

const run = (deps: OperatorDeps, { actor, command }: OperatorRequest): Promise<unknown> => {
  switch (command.action) {
    case 'find-user':
      return findUser(deps, command);
    case 'find-job':
      return findJob(deps, command);
    case 'grant-credits':
      return grantCredits(deps, { ...command, actor });
    case 'make-admin':
      return setRole(deps, { ...command, actor, role: 'admin' });
    case 'remove-admin':
      return setRole(deps, { ...command, actor, role: 'user' });
    case 'refund-job':
      return refundJob(deps, { ...command, actor });
    case 'redrive-job':
      return redriveJob(deps, { ...command, actor });
    case 'replay-webhook':
      return replayWebhook(deps, { ...command, actor });
    case 'redrive-payments':
      return redrivePayments(deps, { ...command, actor });
    case 'bind-subscription':
      return bindSubscription(deps, { ...command, actor });
    case 'export-user':
      return exportUser(deps, { ...command, actor });
    case 'export-jobs':
      return exportJobs(deps, { ...command, actor });
    case 'delete-user':
      return deleteUser(deps, { ...command, actor });
    case 'finish-deletions':
      return finishDeletions(deps, { actor });
  }
};

/** Runs an operator's command. A refusal is a response; any other failure is thrown. */
export const runCommand = async (deps: OperatorDeps, request: OperatorRequest): Promise<OperatorResponse> => {
  try {
    return { ok: true, result: await run(deps, request) };
  } catch (error) {
    if (error instanceof OperatorRejection) return { ok: false, message: error.message };
    throw error;
  }
};
