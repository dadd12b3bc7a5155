import { type OperatorAnswer, operatorRequest } from '#contracts/accounts/operator.ts';
import { lambdaOperatorDeps } from '#runtime/lambda-deps.ts';
import { runCommand } from '#usecases/operator/run-command.ts';

/**
 * What `npm run ops` invokes: the right to invoke this function is the right to operate the stage. The
 * audit trail names the actor that the caller gives; a stage with access logs also has a trail of CloudTrail, which
 * names the identity that AWS verified for each call. A schedule invokes it too, to finish deletions.
 */
export const handler = async (event: unknown): Promise<OperatorAnswer> =>
  runCommand(await lambdaOperatorDeps(), operatorRequest.parse(event));
