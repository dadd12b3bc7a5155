import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import type * as secretsmanager from 'aws-cdk-lib/aws-secretsmanager';
import type { StageConfig } from '#lib/stage-config.ts';

type Shared = {
  readonly config: StageConfig;
  readonly table: dynamodb.ITableV2;
  readonly secret: secretsmanager.ISecret;
};

/** What every function is told of its stage; the names are those that the runtime's environment parses. */
export const functionEnvironment = ({ config, table, secret }: Shared): Record<string, string> => ({
  STAGE: config.stage,
  TABLE_NAME: table.tableName,
  SECRET_ARN: secret.secretArn,
  MARKET_DATA: config.providers.marketData,
  LANGUAGE_MODEL: config.providers.languageModel,
});
