import { ListCostAllocationTagsCommand } from '@aws-sdk/client-cost-explorer';
import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda';
import { GetParameterCommand } from '@aws-sdk/client-ssm';
import type { StageConfig } from '#lib/stage-config.ts';
import type { FoundStack } from '../../deploy/stacks.ts';
import type { Clients } from './clients.ts';
import { advice, type Check, type Finding, isNamed, missing, ok } from './finding.ts';

/** The oldest bootstrap version that aws-cdk-lib 2 templates can be deployed with. */
const bootstrapVersion = 6;
const bootstrapParameter = '/cdk-bootstrap/hnb659fds/version';

export const checkBootstrap = ({ ssm }: Clients, { region }: StageConfig, account: string): Check => ({
  about: 'the bootstrap of the CDK',
  permissions: ['ssm:GetParameter'],
  run: async () => {
    const remedy = `Run npx cdk bootstrap aws://${account}/${region} once.`;
    try {
      const { Parameter } = await ssm.send(new GetParameterCommand({ Name: bootstrapParameter }));
      const version = Number(Parameter?.Value);
      if (version >= bootstrapVersion) return [ok(`CDK bootstrap of version ${version} in ${region}`)];
      return [
        missing(
          `the CDK bootstrap in ${region} has version ${Parameter?.Value}, and ${bootstrapVersion} is needed`,
          remedy,
        ),
      ];
    } catch (error) {
      if (!isNamed(error, 'ParameterNotFound')) throw error;
      return [missing(`${region} of this account is not bootstrapped for the CDK`, remedy)];
    }
  },
});

/** Lambda keeps this much of an account's concurrency unreserved. */
const keptUnreserved = 100;
/** Reserved for the sweep, in addition to the stage's settings. */
const sweepConcurrency = 1;
const quotaRemedy =
  'Request an increase in Service Quotas: AWS Lambda, "Concurrent executions" (L-B99A9384). 1,000 is usually granted within a day.';

const judgeConcurrency = (total: number, wanted: StageConfig['concurrency']): Finding => {
  if (!wanted && total < keptUnreserved)
    return advice(`the account can run ${total} functions at once, for all stages together`, quotaRemedy);
  if (!wanted)
    return advice(
      `the account can run ${total} functions at once, and the stage reserves none for itself`,
      'Set "concurrency": {"pageFetches": 40, "images": 30} in cdk.json, so that reading pages and images cannot use all of it.',
    );
  const needed = wanted.pageFetches + wanted.images + sweepConcurrency + keptUnreserved;
  if (total >= needed)
    return ok(`concurrency of ${total}, of which the stage reserves ${needed - keptUnreserved}`);
  return missing(
    `the stage reserves a concurrency of ${needed - keptUnreserved}, ${keptUnreserved} must stay unreserved, and the account has ${total}`,
    `Leave "concurrency" out of the stage in cdk.json for now. ${quotaRemedy}`,
  );
};

export const checkConcurrency = ({ lambda }: Clients, { concurrency }: StageConfig): Check => ({
  about: 'the concurrency of Lambda',
  permissions: ['lambda:GetAccountSettings'],
  run: async () => {
    const { AccountLimit } = await lambda.send(new GetAccountSettingsCommand({}));
    return [judgeConcurrency(AccountLimit?.ConcurrentExecutions ?? 0, concurrency)];
  },
});

/** The budget counts resources with this tag. AWS offers the tag for activation a day after the first deployment. */
export const checkCostTag = (
  { costs }: Clients,
  { monthlyBudgetUsd }: StageConfig,
  stack: FoundStack | null,
): Check | null =>
  monthlyBudgetUsd === undefined
    ? null
    : {
        about: 'the cost allocation tag "stage"',
        permissions: ['ce:ListCostAllocationTags'],
        run: async () => {
          const { CostAllocationTags = [] } = await costs.send(
            new ListCostAllocationTagsCommand({ TagKeys: ['stage'], Type: 'UserDefined' }),
          );
          if (CostAllocationTags.some(({ Status }) => Status === 'Active'))
            return [ok('the cost allocation tag "stage" is active')];
          const when = stack ? '' : ' AWS offers it a day after the first deployment.';
          return [
            advice(
              `the budget of $${monthlyBudgetUsd} sees no costs: the cost allocation tag "stage" is not active`,
              `Activate it once in Billing, "Cost allocation tags".${when}`,
            ),
          ];
        },
      };
