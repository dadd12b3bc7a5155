import { GetFoundationModelAvailabilityCommand } from '@aws-sdk/client-bedrock';
import { inferenceProfile } from '#contracts/models/model-caps.ts';
import type { StageConfig } from '#lib/stage-config.ts';
import type { Clients } from './clients.ts';
import { type Check, isNamed, missing, ok } from './finding.ts';

const open = ['AVAILABLE', 'AUTHORIZED'];

/** The account's access to the model that the stage uses. For an inference profile, the model's own name is checked. */
export const checkModelAccess = ({ bedrock }: Clients, config: StageConfig): Check | null => {
  const { providers, languageModel } = config;
  if (providers.languageModel !== 'bedrock' || !languageModel) return null;
  const modelId = languageModel.model.replace(inferenceProfile, '');
  const region = languageModel.region ?? config.region;
  const remedy = `Open the model in the Bedrock console in ${region} and request access. Anthropic's models require a use-case form first.`;
  return {
    about: `access to ${modelId} on Bedrock`,
    permissions: ['bedrock:GetFoundationModelAvailability'],
    run: async () => {
      try {
        const found = await bedrock.send(new GetFoundationModelAvailabilityCommand({ modelId }));
        const states = {
          agreement: found.agreementAvailability?.status,
          authorization: found.authorizationStatus,
          entitlement: found.entitlementAvailability,
          region: found.regionAvailability,
        };
        const closed = Object.entries(states).filter(([, state]) => !open.includes(state ?? ''));
        if (closed.length === 0) return [ok(`the account may use ${modelId} in ${region}`)];
        const reasons = closed.map(([name, state]) => `${name} ${state ?? 'unknown'}`).join(', ');
        return [missing(`the account may not use ${modelId} in ${region}: ${reasons}`, remedy)];
      } catch (error) {
        if (!isNamed(error, 'ResourceNotFoundException', 'ValidationException')) throw error;
        return [missing(`Bedrock has no model ${modelId} in ${region}`, remedy)];
      }
    },
  };
};
