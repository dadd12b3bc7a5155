import { ExecutionAbortedError, ExecutionTimeoutError } from 'aws-local-stepfunctions';

/** The failure of an execution, as Step Functions names it. */
export type Failure = { status: 'FAILED' | 'TIMED_OUT' | 'ABORTED'; error: string; cause: string };

/** Reads the error with which the interpreter ends an execution. */
export const readFailure = (error: unknown): Failure => {
  if (error instanceof ExecutionTimeoutError)
    return { status: 'TIMED_OUT', error: 'States.Timeout', cause: error.message };
  if (error instanceof ExecutionAbortedError)
    return { status: 'ABORTED', error: error.name, cause: error.message };
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (root instanceof Error) return { status: 'FAILED', error: root.name, cause: root.message };
  return { status: 'FAILED', error: 'Error', cause: String(root) };
};
