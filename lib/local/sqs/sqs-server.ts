import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { MessageQueue } from './message-queue.ts';

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

const sendInput = z.object({
  QueueUrl: z.string(),
  MessageBody: z.string().min(1).max(262_144),
  DelaySeconds: z.int().min(0).max(900).default(0),
});
const moveInput = z.object({ SourceArn: z.string() });

class SqsError extends Error {
  readonly type: string;
  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

const parse = <T>(schema: z.ZodType<T>, input: unknown): T => {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new SqsError('com.amazonaws.sqs#InvalidParameterValueException', z.prettifyError(parsed.error));
};

const jsonResponse = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': randomUUID() },
  });

export type ServedQueue = { queue: MessageQueue; url: string; deadLetterArn: string };

/** SQS's JSON protocol as far as the product uses it: sending a message and redriving dead letters. */
export const createSqsServer = (queues: readonly ServedQueue[]) => {
  const operations: Readonly<Record<string, (input: unknown) => unknown>> = {
    'AmazonSQS.SendMessage': (input) => {
      const { QueueUrl, MessageBody, DelaySeconds } = parse(sendInput, input);
      const found = queues.find(({ url }) => url === QueueUrl);
      if (!found)
        throw new SqsError('com.amazonaws.sqs#QueueDoesNotExist', 'The specified queue does not exist.');
      return {
        MessageId: found.queue.send(MessageBody, DelaySeconds * 1000).id,
        MD5OfMessageBody: md5(MessageBody),
      };
    },
    'AmazonSQS.StartMessageMoveTask': (input) => {
      const { SourceArn } = parse(moveInput, input);
      const found = queues.find(({ deadLetterArn }) => deadLetterArn === SourceArn);
      if (!found)
        throw new SqsError('com.amazonaws.sqs#ResourceNotFoundException', 'The resource does not exist.');
      found.queue.redrive();
      return { TaskHandle: randomUUID() };
    },
  };
  return async (request: Request): Promise<Response> => {
    try {
      const operation = operations[request.headers.get('x-amz-target') ?? ''];
      if (!operation)
        throw new SqsError('com.amazonaws.sqs#UnsupportedOperation', 'The operation is not supported.');
      return jsonResponse(operation(await request.json()));
    } catch (error) {
      if (!(error instanceof SqsError)) throw error;
      return jsonResponse({ __type: error.type, message: error.message }, 400);
    }
  };
};
