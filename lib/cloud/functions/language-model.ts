import { Stack } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { inferenceProfile } from '#contracts/models/model-caps.ts';
import { environmentNames as names } from '#contracts/platform/environment.ts';
import { grantVendorSecret } from '#lib/cloud/data/vendor-secrets.ts';
import { acknowledge } from '#lib/cloud/naming/acknowledge.ts';
import type { StageConfig } from '#lib/stage-config.ts';

/** Environment variables of the stage's language model. */
export const languageModelEnvironment = ({
  providers,
  languageModel,
}: StageConfig): Record<string, string> => ({
  [names.languageModel]: providers.languageModel,
  ...(languageModel && {
    [names.languageModelId]: languageModel.model,
    ...(languageModel.address && { [names.languageModelAddress]: languageModel.address }),
    ...(languageModel.region && { [names.languageModelRegion]: languageModel.region }),
    ...(languageModel.secretName && { [names.languageModelSecretName]: languageModel.secretName }),
    ...(languageModel.price && {
      [names.languageModelPrice]: `${languageModel.price.input}/${languageModel.price.output}`,
    }),
  }),
});

const invoke = (resources: string[], profile?: string): iam.PolicyStatement =>
  new iam.PolicyStatement({
    // IAM authorizes Converse with this action.
    actions: ['bedrock:InvokeModel'],
    resources,
    ...(profile && { conditions: { StringEquals: { 'bedrock:InferenceProfileArn': profile } } }),
  });

/**
 * Grants one model only. An inference profile routes requests to the model in regions that AWS chooses, and the
 * function may invoke the model there only through this profile.
 */
const grantBedrock = (fn: lambda.Function, model: string, region: string): void => {
  const { partition, account } = Stack.of(fn);
  if (!inferenceProfile.test(model)) {
    fn.addToRolePolicy(invoke([`arn:${partition}:bedrock:${region}::foundation-model/${model}`]));
    return;
  }
  const profile = `arn:${partition}:bedrock:${region}:${account}:inference-profile/${model}`;
  const anywhere = `arn:${partition}:bedrock:*::foundation-model/${model.replace(inferenceProfile, '')}`;
  fn.addToRolePolicy(invoke([profile]));
  fn.addToRolePolicy(invoke([anywhere], profile));
  acknowledge(fn.role ?? fn, {
    [`AwsSolutions-IAM5[Resource::${anywhere.replace(partition, '<AWS::Partition>')}]`]:
      'The inference profile chooses the region; the model and the profile are fixed.',
  });
};

/** Lets a function call the stage's language model if a vendor runs it. */
export const grantLanguageModel = (fn: lambda.Function, config: StageConfig): void => {
  const { providers, languageModel } = config;
  if (!languageModel) return;
  if (providers.languageModel === 'bedrock')
    grantBedrock(fn, languageModel.model, languageModel.region ?? config.region);
  if (providers.languageModel === 'openai-compatible') grantVendorSecret(fn, languageModel.secretName);
};
