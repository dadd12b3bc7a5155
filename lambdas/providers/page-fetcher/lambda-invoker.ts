import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import { JobError } from '#contracts/jobs/job-errors.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import type { InvokeFetcher } from './remote-page-fetcher.ts';

/** What the Lambda API says when a function cannot be run just now. */
const busy = new Set(['TooManyRequestsException', 'ServiceException', 'EC2ThrottledException']);

/**
 * Calls a function of ours and waits for its answer.
 * @throws JobError ProviderUnavailable when it is throttled, or broke off without an answer
 */
export const createLambdaInvoker =
  (client: LambdaClient, functionName: string): InvokeFetcher =>
  async (call) => {
    const { Payload, FunctionError } = await client
      .send(new InvokeCommand({ FunctionName: functionName, Payload: JSON.stringify(call) }))
      .catch((cause: unknown) => {
        if (cause instanceof Error && busy.has(cause.name))
          throw new JobError('ProviderUnavailable', `${functionName} is busy: ${cause.name}`, { cause });
        throw cause;
      });
    const text = Payload ? Buffer.from(Payload).toString('utf8') : '';
    if (FunctionError !== undefined)
      throw new JobError('ProviderUnavailable', `${functionName} broke off: ${text.slice(0, 300)}`);
    const answer = parseJson(text);
    if (answer === undefined)
      throw new JobError('ProviderMalformed', `${functionName} did not answer with JSON.`);
    return answer;
  };
