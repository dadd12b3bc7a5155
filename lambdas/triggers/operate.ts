import { type OperatorResponse, operatorRequest } from '#contracts/accounts/operator.ts';
import { lambdaOperatorDeps } from '#runtime/lambda-deps.ts';
import { runCommand } from '#usecases/operator/run-command.ts';

/**
 * The function behind `npm run ops`. The right to invoke it is the right to operate the stage. The audit trail names
 * the actor that the caller gives. On a stage with access logs, CloudTrail also records the identity that AWS
 * verified for each call. A schedule invokes it, too, to finish deletions.
 */
export const handler = async (event: unknown): Promise<OperatorResponse> =>
  runCommand(await lambdaOperatorDeps(), operatorRequest.parse(event));
