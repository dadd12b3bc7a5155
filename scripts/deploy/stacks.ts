import {
  CloudFormationClient,
  DescribeStacksCommand,
  type Stack,
  UpdateTerminationProtectionCommand,
} from '@aws-sdk/client-cloudformation';

/** The state of a stack that its deployment depends on. */
export type FoundStack = {
  /** CloudFormation's name for it. */
  readonly status: string;
  /** The stack cannot be deleted before this is switched off. */
  readonly terminationProtection: boolean;
  /** Site address; null if the stack was never created completely. */
  readonly siteUrl: string | null;
  /** ARN of the topic of its alarms; null as above. */
  readonly alertTopic: string | null;
  /** Name of the table that the stage uses; null as above. */
  readonly table: string | null;
};

export type Stacks = {
  /** Null when the stack does not exist. */
  find(name: string): Promise<FoundStack | null>;
  allowTermination(name: string): Promise<void>;
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ValidationError' && error.message.includes('does not exist');

const read = ({ StackStatus, EnableTerminationProtection = false, Outputs = [] }: Stack): FoundStack => {
  const output = (name: string): string | null =>
    Outputs.find(({ OutputKey }) => OutputKey === name)?.OutputValue ?? null;
  return {
    status: StackStatus ?? 'unknown',
    terminationProtection: EnableTerminationProtection,
    siteUrl: output('SiteUrl'),
    alertTopic: output('AlertTopicArn'),
    table: output('TableName'),
  };
};

/** The stacks of the account that the environment's credentials belong to. */
export const openStacks = (region: string): Stacks => {
  const client = new CloudFormationClient({ region });
  return {
    find: async (StackName) => {
      const stacks = await client.send(new DescribeStacksCommand({ StackName })).catch((error: unknown) => {
        if (isMissing(error)) return { Stacks: [] };
        throw error;
      });
      const [stack] = stacks.Stacks ?? [];
      return stack ? read(stack) : null;
    },
    allowTermination: async (StackName) => {
      const EnableTerminationProtection = false;
      await client.send(new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection }));
    },
  };
};
