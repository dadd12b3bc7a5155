import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import { environmentNames as names } from '#contracts/platform/environment.ts';
import type { StageConfig } from '#lib/stage-config.ts';
import { languageModelEnvironment } from './language-model.ts';

type Shared = {
  readonly config: StageConfig;
  readonly table: dynamodb.ITableV2;
};

/** Environment variables of every function of a stage. */
export const functionEnvironment = ({ config, table }: Shared): Record<string, string> => ({
  [names.stage]: config.stage,
  [names.tableName]: table.tableName,
  [names.marketData]: config.providers.marketData,
  ...languageModelEnvironment(config),
  [names.dailyProviderBudget]: String(config.dailyProviderBudgetUsd),
  [names.dailyVisitorsBudget]: String(config.dailyVisitorsBudgetUsd),
  [names.dailyUserBudget]: String(config.dailyUserBudgetUsd),
  [names.content]: config.providers.content,
  ...(config.dataForSeo && {
    [names.dataForSeoSecretName]: config.dataForSeo.secretName,
    ...(config.dataForSeo.url && { [names.dataForSeoUrl]: config.dataForSeo.url }),
  }),
  ...(config.strapi && {
    [names.strapiUrl]: config.strapi.url,
    [names.strapiSecretName]: config.strapi.secretName,
  }),
});
