import type { MachineInput } from '#contracts/stage.ts';
import { lambdaDeps } from './lambda-deps.ts';
import type { Stage } from './stage.ts';

/** A stage as a Lambda function; what it needs is built at its first call. */
export const stageHandler =
  (stage: Stage) =>
  async (input: unknown): Promise<MachineInput> =>
    stage.run(await lambdaDeps(), input);
