import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import type { StageConfig } from '#lib/stage-config.ts';
import type { Api } from './api.ts';
import type { PaymentEvents } from './payments.ts';
import type { Pipeline } from './pipeline.ts';

/** The parts of a stage that its alarms and dashboard watch. */
export type OperationsProps = {
  readonly config: StageConfig;
  readonly table: dynamodb.ITableV2;
  readonly pipeline: Pipeline;
  readonly api: Api;
  readonly paymentEvents: PaymentEvents;
};
