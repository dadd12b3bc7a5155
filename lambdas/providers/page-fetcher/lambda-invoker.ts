import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import { JobError } from '#contracts/jobs/job-errors.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import type { InvokeFetcher } from './remote-page-fetcher.ts';

/** Errors from the Lambda API if a function cannot run at the moment. */
const busy = new Set(['TooManyRequestsException', 'ServiceException', 'EC2ThrottledException']);

/**
 * Calls one of our functions and waits for its response.
 * @throws JobError ProviderUnavailable if the function is throttled or fails without a response
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
      throw new JobError('ProviderUnavailable', `${functionName} failed:  ${text.slice(0, 300)}`);
    const response = parseJson(text);
    if (response === undefined)
      throw new JobError('ProviderMalformed', `${functionName} did not respond with JSON.`);
    return response;
  };
