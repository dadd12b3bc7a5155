import type { MachineInput } from '#contracts/stage.ts';
import { lambdaDeps } from './lambda-deps.ts';
import { bareError } from './redact.ts';
import type { Stage } from './stage.ts';

/** A stage as a Lambda function; what it needs is built at its first call. */
export const stageHandler =
  (stage: Stage) =>
  async (input: unknown): Promise<MachineInput> => {
    const deps = await lambdaDeps();
    try {
      return await stage.run(deps, input);
    } catch (error) {
      deps.log.warn('stage broke off', { status: stage.status, error });
      throw bareError(error);
    }
  };
