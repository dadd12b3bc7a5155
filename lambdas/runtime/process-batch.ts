import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { parseJson } from '#domain/text/parse-json.ts';
import type { Log } from '#ports';

/**
 * Processes the messages of a batch at the same time. Failed ones stay on the queue, and go to its dead-letter queue
 * after the last attempt. Their lines in the log name the ids in the message.
 */
export const processBatch = async (
  { Records }: Pick<SQSEvent, 'Records'>,
  log: Log,
  work: (record: SQSRecord) => Promise<void>,
): Promise<SQSBatchResponse> => {
  const results = await Promise.allSettled(Records.map(work));
  return {
    batchItemFailures: Records.flatMap(({ messageId, body }, place) => {
      const result = results[place];
      if (result?.status !== 'rejected') return [];
      log.warn('a queue message was not processed', {
        messageId,
        queued: parseJson(body),
        error: result.reason,
      });
      return [{ itemIdentifier: messageId }];
    }),
  };
};
