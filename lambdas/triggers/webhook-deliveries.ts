import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { queuedDelivery } from '#contracts/webhooks/delivery.ts';
import { lambdaApiDeps } from '#runtime/lambda-deps.ts';
import { processBatch } from '#runtime/process-batch.ts';
import { deliverEvent } from '#usecases/webhooks/deliver-event.ts';

/** Attempts deliveries. A failing receiver is not a failure here, because its retry is stored. */
export const deliverWebhooks = (
  batch: Pick<SQSEvent, 'Records'>,
  deps: Parameters<typeof deliverEvent>[0],
): Promise<SQSBatchResponse> =>
  processBatch(batch, deps.log, async ({ body }) =>
    deliverEvent(deps, queuedDelivery.parse(JSON.parse(body))),
  );

export const handler = async (event: SQSEvent): Promise<SQSBatchResponse> =>
  deliverWebhooks(event, await lambdaApiDeps());
