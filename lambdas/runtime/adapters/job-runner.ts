import type { JobRunner } from '#ports';
import { lazyPort } from '#runtime/lazy/lazy-port.ts';

/** Only functions that start or stop a job load the Step Functions client. */
export const lazyJobRunner = (stateMachineArn: string | null): JobRunner =>
  lazyPort(async () => {
    if (stateMachineArn === null)
      throw new Error('The name of the state machine is not set for this function.');
    const { createStepFunctionsRunner } = await import('#providers/job-runner/step-functions.ts');
    return createStepFunctionsRunner(stateMachineArn);
  }, ['start', 'stop', 'redrive']);
