import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { paymentEventAttempts, queuedPaymentEvent } from '#contracts/billing/payment-events.ts';
import { lambdaApiDeps } from '#runtime/lambda-deps.ts';
import { processBatch } from '#runtime/process-batch.ts';
import { applyStoredEvent } from '#usecases/billing/events/apply-payment-event.ts';

type ApplyDeps = Parameters<typeof applyStoredEvent>[0];

const apply = async (deps: ApplyDeps, { attributes, body }: SQSRecord): Promise<void> => {
  const isLast = Number(attributes.ApproximateReceiveCount) >= paymentEventAttempts;
  const { eventId } = queuedPaymentEvent.parse(JSON.parse(body));
  await applyStoredEvent(deps, { eventId, isLast });
};

/** Applies payment events. */
export const applyPaymentEvents = (
  batch: Pick<SQSEvent, 'Records'>,
  deps: ApplyDeps,
): Promise<SQSBatchResponse> => processBatch(batch, deps.log, (record) => apply(deps, record));

export const handler = async (event: SQSEvent): Promise<SQSBatchResponse> =>
  applyPaymentEvents(event, await lambdaApiDeps());
