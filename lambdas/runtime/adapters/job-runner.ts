import type { JobRunner } from '#ports';
import { lazyPort } from '#runtime/lazy/lazy-port.ts';

/** Step Functions' client is loaded by those alone who start or stop a job. */
export const lazyJobRunner = (stateMachineArn: string | null): JobRunner =>
  lazyPort(async () => {
    if (stateMachineArn === null) throw new Error('This function has no name of the state machine.');
    const { createStepFunctionsRunner } = await import('#providers/job-runner/step-functions.ts');
    return createStepFunctionsRunner(stateMachineArn);
  }, ['start', 'stop', 'redrive']);
