import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { queuedDelivery } from '#contracts/webhooks/delivery.ts';
import { lambdaApiDeps } from '#runtime/lambda-deps.ts';
import { deliverEvent } from '#usecases/webhooks/deliver-event.ts';

type DeliverDeps = Parameters<typeof deliverEvent>[0];

const deliver = async (deps: DeliverDeps, { body }: SQSRecord): Promise<void> =>
  deliverEvent(deps, queuedDelivery.parse(JSON.parse(body)));

/**
 * Attempts deliveries. A failing receiver is not a failure here, because its retry is stored. If our own part fails,
 * the message stays on the queue and ends up in its dead-letter queue.
 */
export const deliverWebhooks = async (
  { Records }: Pick<SQSEvent, 'Records'>,
  deps: DeliverDeps,
): Promise<SQSBatchResponse> => {
  const results = await Promise.allSettled(Records.map((record) => deliver(deps, record)));
  return {
    batchItemFailures: Records.flatMap(({ messageId }, place) => {
      const result = results[place];
      if (result?.status !== 'rejected') return [];
      deps.log.warn('a webhook delivery was interrupted', { error: result.reason });
      return [{ itemIdentifier: messageId }];
    }),
  };
};

export const handler = async (event: SQSEvent): Promise<SQSBatchResponse> =>
  deliverWebhooks(event, await lambdaApiDeps());
