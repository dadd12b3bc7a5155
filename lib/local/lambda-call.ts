import type { StateMachine } from 'aws-local-stepfunctions';

export type Json = Parameters<StateMachine['run']>[0];

/** Step Functions' limit for the input and output of a state, in bytes. */
const maxPayloadBytes = 262_144;

/** Returns and fails like Lambda under Step Functions: the output is JSON, and an error has a name and a JSON cause. */
export async function callLikeLambda(task: () => Promise<unknown>): Promise<Json> {
  let text: string;
  try {
    text = JSON.stringify((await task()) ?? null);
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const cause = {
      errorType: error.name,
      errorMessage: error.message,
      trace: error.stack?.split('\n') ?? [],
    };
    throw Object.assign(new Error(JSON.stringify(cause), { cause: error }), { name: error.name });
  }
  if (Buffer.byteLength(text) > maxPayloadBytes) {
    const message = `The state's output has ${Buffer.byteLength(text)} bytes; Step Functions allows ${maxPayloadBytes}.`;
    throw Object.assign(new Error(message), { name: 'States.DataLimitExceeded' });
  }
  return JSON.parse(text);
}
