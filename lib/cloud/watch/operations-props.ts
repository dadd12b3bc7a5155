import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import type { Api } from '#lib/cloud/api/api.ts';
import type { PaymentEvents } from '#lib/cloud/api/payments.ts';
import type { Pipeline } from '#lib/cloud/pipeline/pipeline.ts';
import type { StageConfig } from '#lib/stage-config.ts';

/** The parts of a stage that its alarms and dashboard watch. */
export type OperationsProps = {
  readonly config: StageConfig;
  readonly table: dynamodb.ITableV2;
  readonly pipeline: Pipeline;
  readonly api: Api;
  readonly paymentEvents: PaymentEvents;
};
