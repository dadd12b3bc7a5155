import { type MachineInput, stageCall } from '#contracts/jobs/stage.ts';
import { lambdaDeps } from '#runtime/lambda-deps.ts';
import { bareError } from '#runtime/redact.ts';
import { runStage } from './index.ts';

/**
 * The function that runs all stages, so that a run has at most one cold start. Its adapters stay open while it is
 * warm.
 */
export const handler = async (event: unknown): Promise<MachineInput> => {
  const { status, input } = stageCall.parse(event);
  try {
    return await runStage(await lambdaDeps(), status, input);
  } catch (error) {
    throw bareError(error);
  }
};
