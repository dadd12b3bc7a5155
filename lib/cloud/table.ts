import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { tableSchema } from '#contracts/table.ts';
import type { StageConfig } from '#lib/stage-config.ts';
import { dataRemoval, deletionProtection } from './removal.ts';

const text = (name: string): dynamodb.Attribute => ({ name, type: dynamodb.AttributeType.STRING });

/**
 * Any second of the last 28 days can be had again. Not 35, and no AWS Backup that keeps copies for longer: what a user
 * had deleted would then outlive the 30 days that the privacy policy promises. Against the loss of the table itself
 * stand deletion and termination protection, and the copy that DynamoDB keeps of a deleted table with recovery.
 */
const recoveryDays = ({ protectData }: StageConfig): number => (protectData ? 28 : 1);

/** The one table: on demand, so that an idle stage costs nothing; its schema is shared with the local stack. */
export class Table extends Construct {
  readonly table: dynamodb.TableV2;

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    this.table = new dynamodb.TableV2(this, 'Table', {
      partitionKey: text(tableSchema.partitionKey),
      sortKey: text(tableSchema.sortKey),
      globalSecondaryIndexes: [
        {
          indexName: tableSchema.index.name,
          partitionKey: text(tableSchema.index.partitionKey),
          sortKey: text(tableSchema.index.sortKey),
        },
      ],
      timeToLiveAttribute: tableSchema.timeToLive,
      billing: dynamodb.Billing.onDemand(),
      encryption: dynamodb.TableEncryptionV2.awsManagedKey(),
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: recoveryDays(config),
      },
      deletionProtection: deletionProtection(config),
      removalPolicy: dataRemoval(config),
    });
  }
}
