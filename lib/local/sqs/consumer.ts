import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import type { Log } from '#ports';
import type { Message, MessageQueue } from './message-queue.ts';

const batch = 10;
const pollMs = 1_000;

const toRecord = ({ id, body, receives }: Message): SQSRecord => ({
  messageId: id,
  receiptHandle: id,
  body,
  attributes: {
    ApproximateReceiveCount: String(receives),
    SentTimestamp: '0',
    SenderId: 'local',
    ApproximateFirstReceiveTimestamp: '0',
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:local',
  awsRegion: 'us-east-1',
});

export type Consumer = {
  /** Resolves once it has tried to process every visible message. */
  drain(): Promise<void>;
  /** Polls for messages until `stop`. */
  start(): void;
  stop(): Promise<void>;
};

type ConsumerOptions = {
  queue: MessageQueue;
  handler(event: { Records: SQSRecord[] }): Promise<SQSBatchResponse>;
  log: Pick<Log, 'error'>;
};

/**
 * Passes messages to a function as Lambda's event source mapping does, and deletes those that it did not report as
 * failed.
 */
export const createConsumer = ({ queue, handler, log }: ConsumerOptions): Consumer => {
  let working: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const consume = async (messages: readonly Message[]): Promise<void> => {
    try {
      const { batchItemFailures } = await handler({ Records: messages.map(toRecord) });
      const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
      for (const { id } of messages) if (!failed.has(id)) queue.remove(id);
    } catch (error) {
      // The whole batch becomes visible again, as when a function crashes.
      log.error('the consumer of a queue failed', { error });
    }
  };
  const work = async (): Promise<void> => {
    for (let messages = queue.receive(batch); messages.length > 0; messages = queue.receive(batch))
      await consume(messages);
  };
  const drain = async (): Promise<void> => {
    // A message that was sent during the current pass may need another one.
    await working;
    working ??= work().finally(() => {
      working = null;
    });
    await working;
  };
  const poll = async (): Promise<void> => {
    await drain();
    if (!isStopped) timer = setTimeout(() => void poll(), pollMs);
  };
  return {
    drain,
    start: () => {
      queue.onSend(() => {
        if (!isStopped) void drain();
      });
      void poll();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await working;
    },
  };
};
