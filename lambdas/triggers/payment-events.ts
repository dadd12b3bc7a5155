import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { paymentEventAttempts, queuedPaymentEvent } from '#contracts/billing/payment-events.ts';
import type { Deps } from '#ports';
import { lambdaApiDeps } from '#runtime/lambda-deps.ts';
import { applyStoredEvent } from '#usecases/billing/events/apply-payment-event.ts';

const apply = async (deps: Parameters<typeof applyStoredEvent>[0], record: SQSRecord): Promise<void> => {
  const isLast = Number(record.attributes.ApproximateReceiveCount) >= paymentEventAttempts;
  const { eventId } = queuedPaymentEvent.parse(JSON.parse(record.body));
  await applyStoredEvent(deps, { eventId, isLast });
};

/** Applies payment events. Failed ones stay on the queue and go to its dead-letter queue after the last attempt. */
export const applyPaymentEvents = async (
  { Records }: Pick<SQSEvent, 'Records'>,
  deps: Parameters<typeof applyStoredEvent>[0] & Pick<Deps, 'log'>,
): Promise<SQSBatchResponse> => {
  const results = await Promise.allSettled(Records.map((record) => apply(deps, record)));
  return {
    batchItemFailures: Records.flatMap(({ messageId }, place) =>
      results[place]?.status === 'rejected' ? [{ itemIdentifier: messageId }] : [],
    ),
  };
};

export const handler = async (event: SQSEvent): Promise<SQSBatchResponse> =>
  applyPaymentEvents(event, await lambdaApiDeps());
