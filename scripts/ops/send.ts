import { userInfo } from 'node:os';
import {
  type OperatorCommand,
  type OperatorResponse,
  operatorResponse,
} from '#contracts/accounts/operator.ts';
import { operateFunctionName } from '#lib/stage-config.ts';

/** A command that the stack rejected without doing anything. */
export class CommandRejected extends Error {
  override readonly name = 'CommandRejected';
}

/** Sends a command to the stack and returns its result. @throws Error with the reason of a rejection */
export type Send = (command: OperatorCommand) => Promise<unknown>;

const resultOf = (response: OperatorResponse): unknown => {
  if (response.ok) return response.result;
  throw new CommandRejected(response.message);
};

/** Sends to the local stack at `origin`. */
export const sendToLocalStack =
  (origin: string): Send =>
  async (command) => {
    const request = JSON.stringify({ actor: userInfo().username, command });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${origin}/dev/operate`, { method: 'POST', headers, body: request }).catch(
      () => {
        throw new Error(
          `No local stack is running at ${origin}. Start it with npm start, set PORT if it has another port, or pass --stage.`,
        );
      },
    );
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`The stack responded ${response.status}: ${JSON.stringify(body)}`);
    return resultOf(operatorResponse.parse(body));
  };

/** Sends to a deployed stage. Permission to invoke its function is permission to operate it. */
export const sendToStage = async (stage: string): Promise<Send> => {
  const [{ InvokeCommand, LambdaClient }, { GetCallerIdentityCommand, STSClient }] = await Promise.all([
    import('@aws-sdk/client-lambda'),
    import('@aws-sdk/client-sts'),
  ]);
  const { Arn: actor = 'unknown' } = await new STSClient({}).send(new GetCallerIdentityCommand({}));
  const client = new LambdaClient({});
  return async (command) => {
    const { Payload, FunctionError } = await client.send(
      new InvokeCommand({
        FunctionName: operateFunctionName(stage),
        Payload: JSON.stringify({ actor, command }),
      }),
    );
    const text = Payload ? new TextDecoder().decode(Payload) : '';
    if (FunctionError) throw new Error(`${operateFunctionName(stage)} failed: ${text}`);
    return resultOf(operatorResponse.parse(JSON.parse(text)));
  };
};
