import { DescribeLogGroupsCommand } from '@aws-sdk/client-cloudwatch-logs';
import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { GetFunctionCommand } from '@aws-sdk/client-lambda';
import { ListSubscriptionsByTopicCommand } from '@aws-sdk/client-sns';
import { operateFunctionName, type StageConfig } from '#lib/stage-config.ts';
import type { FoundStack } from '../../deploy/stacks.ts';
import type { Clients } from './clients.ts';
import { advice, type Check, type Finding, isNamed, missing, ok } from './finding.ts';

const findFunction = async ({ lambda }: Clients, name: string): Promise<readonly Finding[]> => {
  try {
    await lambda.send(new GetFunctionCommand({ FunctionName: name }));
    return [
      missing(
        `there is a function ${name}, but no stack of the stage: the deployment would fail with "already exists"`,
        `Delete it (aws lambda delete-function --function-name ${name}), or choose another name for the stage.`,
      ),
    ];
  } catch (error) {
    if (isNamed(error, 'ResourceNotFoundException')) return [];
    throw error;
  }
};

const findTables = async ({ dynamodb }: Clients, stage: string): Promise<readonly Finding[]> => {
  const prefix = `sweetspot-${stage}-`;
  const found: Finding[] = [];
  for (let start: string | undefined; ; ) {
    const page = await dynamodb.send(
      new ListTablesCommand({ ...(start && { ExclusiveStartTableName: start }) }),
    );
    for (const name of page.TableNames ?? [])
      if (name.startsWith(prefix))
        found.push(
          advice(
            `an earlier stack of this stage left the table ${name}`,
            'The stage begins with an empty table. Copy what is missing, or delete the old one; see "Losing and restoring data" in docs/runbook.md.',
          ),
        );
    start = page.LastEvaluatedTableName;
    if (start === undefined) return found;
  }
};

const findLogs = async ({ logs }: Clients, stage: string): Promise<readonly Finding[]> => {
  const prefixes = [`aws-waf-logs-sweetspot-${stage}`, `sweetspot-${stage}-`];
  const pages = await Promise.all(
    prefixes.map((logGroupNamePrefix) => logs.send(new DescribeLogGroupsCommand({ logGroupNamePrefix }))),
  );
  const names = pages.flatMap(({ logGroups = [] }) => logGroups.map(({ logGroupName }) => logGroupName));
  if (names.length === 0) return [];
  return [
    advice(
      `an earlier stack of this stage left ${names.length} log groups, such as ${names[0]}`,
      'They block nothing, and their logs expire after the retention period. Delete them when they are no longer needed.',
    ),
  ];
};

/** Leftovers of an earlier stack. They are checked only if there is no stack. */
export const checkLeftovers = (clients: Clients, { stage }: StageConfig): Check => ({
  about: 'leftovers from an earlier stack of this stage',
  permissions: ['lambda:GetFunction', 'dynamodb:ListTables', 'logs:DescribeLogGroups'],
  run: async () => {
    const found = await Promise.all([
      findFunction(clients, operateFunctionName(stage)),
      findTables(clients, stage),
      findLogs(clients, stage),
    ]);
    return found.flat().length > 0
      ? found.flat()
      : [ok('no earlier stack of this stage left anything behind')];
  },
});

/** SNS sends nothing to an address until its owner confirms the subscription by the first mail. */
export const checkReceiver = (
  { sns }: Clients,
  config: StageConfig,
  { alertTopic }: FoundStack,
): Check | null => {
  const { operatorEmail } = config;
  if (operatorEmail === undefined || alertTopic === null) return null;
  return {
    about: 'who receives alarms',
    permissions: ['sns:ListSubscriptionsByTopic'],
    run: async () => {
      const { Subscriptions = [] } = await sns.send(
        new ListSubscriptionsByTopicCommand({ TopicArn: alertTopic }),
      );
      const own = Subscriptions.find(({ Endpoint }) => Endpoint === operatorEmail);
      if (own?.SubscriptionArn?.startsWith('arn:')) return [ok(`${operatorEmail} receives alarms`)];
      return [
        missing(
          `${operatorEmail} receives no alarms: the subscription is not confirmed`,
          'Open the link in the email "AWS Notification - Subscription Confirmation". If the email is older than three days, deploy again.',
        ),
      ];
    },
  };
};
