import * as budgets from 'aws-cdk-lib/aws-budgets';
import type * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as sns from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { StageConfig } from '#lib/stage-config.ts';
import { createAlarms } from './alarms.ts';
import type { Api } from './api.ts';
import { createDashboard } from './dashboard.ts';
import { createMetrics } from './metrics.ts';
import type { Pipeline } from './pipeline.ts';

export type OperationsProps = {
  readonly config: StageConfig;
  readonly table: dynamodb.TableV2;
  readonly pipeline: Pipeline;
  readonly api: Api;
};

/** What tells an operator of a stage: metrics from its logs, alarms, a dashboard, a budget. */
export class Operations extends Construct {
  constructor(scope: Construct, id: string, props: OperationsProps) {
    super(scope, id);
    const { config } = props;
    const topic = this.topic(config);
    if (config.monthlyBudgetUsd !== undefined && !config.omit.has('budget'))
      this.budget(config, config.monthlyBudgetUsd, topic);
    if (!config.watch) return;
    const metrics = createMetrics(this, props);
    const alarms = createAlarms(this, metrics, config);
    createDashboard(this, metrics, alarms, config);
    this.tell(topic, alarms);
  }

  private tell(topic: sns.Topic, alarms: readonly cloudwatch.Alarm[]): void {
    for (const alarm of alarms) {
      alarm.addAlarmAction(new SnsAction(topic));
      alarm.addOkAction(new SnsAction(topic));
    }
  }

  private topic({ operatorEmail }: StageConfig): sns.Topic {
    const topic = new sns.Topic(this, 'Alerts', { enforceSSL: true });
    if (operatorEmail !== undefined) topic.addSubscription(new EmailSubscription(operatorEmail));
    return topic;
  }

  /** Of what carries the stage's tag; the tag `stage` must be activated once for cost allocation in the account. */
  private budget({ stage }: StageConfig, amount: number, topic: sns.Topic): void {
    topic.addToResourcePolicy(
      new iam.PolicyStatement({
        actions: ['sns:Publish'],
        principals: [new iam.ServicePrincipal('budgets.amazonaws.com')],
        resources: [topic.topicArn],
      }),
    );
    const subscribers = [{ subscriptionType: 'SNS', address: topic.topicArn }];
    const at = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN' },
      subscribers,
    });
    new budgets.CfnBudget(this, 'Budget', {
      budget: {
        budgetName: `sweetspot-${stage}`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount, unit: 'USD' },
        costFilters: { TagKeyValue: [`user:stage$${stage}`] },
      },
      notificationsWithSubscribers: [at('ACTUAL', 80), at('ACTUAL', 100), at('FORECASTED', 100)],
    });
  }
}
