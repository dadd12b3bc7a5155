import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { tableSchema } from '#contracts/platform/table.ts';
import type { StageConfig } from '#lib/stage-config.ts';
import { tableSettings } from '#lib/table-settings.ts';
import { dataRemoval } from './removal.ts';

const text = (name: string): dynamodb.Attribute => ({ name, type: dynamodb.AttributeType.STRING });

/** The one table. Billing is on demand, so an idle stage costs nothing. The local stack uses the same schema. */
export class Table extends Construct {
  /** The table that the stage uses: the stack's own, or the restored one. */
  readonly table: dynamodb.ITableV2;

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    const own = this.createOwn(config);
    this.table = config.restoredTable === undefined ? own : this.adopt(config.restoredTable);
  }

  private createOwn(config: StageConfig): dynamodb.TableV2 {
    const { timeToLive, recoveryDays, deletionProtection } = tableSettings(config);
    return new dynamodb.TableV2(this, 'Table', {
      partitionKey: text(tableSchema.partitionKey),
      sortKey: text(tableSchema.sortKey),
      globalSecondaryIndexes: [
        {
          indexName: tableSchema.index.name,
          partitionKey: text(tableSchema.index.partitionKey),
          sortKey: text(tableSchema.index.sortKey),
        },
      ],
      timeToLiveAttribute: timeToLive,
      billing: dynamodb.Billing.onDemand(),
      encryption: dynamodb.TableEncryptionV2.awsManagedKey(),
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: recoveryDays,
      },
      deletionProtection,
      removalPolicy: dataRemoval(config),
    });
  }

  /**
   * A table created by `npm run restore-drill`. The stack's own table stays in the stack, unused, so switching back and
   * forth loses nothing. CloudFormation does not manage the restored table; the command applies its settings.
   */
  private adopt(tableName: string): dynamodb.ITableV2 {
    return dynamodb.TableV2.fromTableAttributes(this, 'Restored', {
      tableName,
      globalIndexes: [tableSchema.index.name],
    });
  }
}
