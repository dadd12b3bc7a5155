import {
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  ExecutionNotRedrivable,
  RedriveExecutionCommand,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
} from '@aws-sdk/client-sfn';
import type { JobRunner } from '#ports';

/** `arn:...:stateMachine:NAME` plus an execution's name gives the ARN of that execution. */
const executionArn = (stateMachineArn: string, name: string): string =>
  `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${name}`;

/** Runs jobs on Step Functions. An execution has the job's name. A name can start only once, so no job runs twice. */
export const createStepFunctionsRunner = (
  stateMachineArn: string,
  client = new SFNClient({}),
): JobRunner => ({
  start: async (input) => {
    const command = new StartExecutionCommand({
      stateMachineArn,
      name: input.jobId,
      input: JSON.stringify(input),
    });
    try {
      await client.send(command);
    } catch (error) {
      if (!(error instanceof ExecutionAlreadyExists)) throw error;
    }
  },
  stop: async (jobId, reason) => {
    const command = new StopExecutionCommand({
      executionArn: executionArn(stateMachineArn, jobId),
      error: 'JobCancelled',
      cause: reason,
    });
    try {
      await client.send(command);
    } catch (error) {
      if (!(error instanceof ExecutionDoesNotExist)) throw error;
    }
  },
  redrive: async (jobId) => {
    const command = new RedriveExecutionCommand({ executionArn: executionArn(stateMachineArn, jobId) });
    try {
      await client.send(command);
      return 'redriven';
    } catch (error) {
      if (error instanceof ExecutionDoesNotExist) return 'never_started';
      // Still running, succeeded, or ended more than 14 days ago. A job whose execution succeeded has ended.
      if (error instanceof ExecutionNotRedrivable) return 'running';
      throw error;
    }
  },
});
