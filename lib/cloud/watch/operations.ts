import { AspectPriority, Aspects, type IAspect, Stack } from 'aws-cdk-lib';
import * as budgets from 'aws-cdk-lib/aws-budgets';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as sns from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct, type IConstruct } from 'constructs';
import type { StageConfig } from '#lib/stage-config.ts';
import { createAlarms } from './alarms.ts';
import { createDashboard } from './dashboard.ts';
import { createMetrics } from './metrics.ts';
import type { OperationsProps } from './operations-props.ts';

/** Every alarm of the stack reports its state to the topic, wherever it is defined. */
class ReportTo implements IAspect {
  private readonly action: SnsAction;

  constructor(topic: sns.Topic) {
    this.action = new SnsAction(topic);
  }

  visit(node: IConstruct): void {
    if (!(node instanceof cloudwatch.Alarm)) return;
    node.addAlarmAction(this.action);
    node.addOkAction(this.action);
  }
}

/** Monitoring of a stage for its operators: metrics from its logs, alarms, a dashboard, a budget. */
export class Operations extends Construct {
  /** The topic for alarms and the budget. */
  readonly alerts: sns.Topic;

  constructor(scope: Construct, id: string, props: OperationsProps) {
    super(scope, id);
    const { config } = props;
    const topic = this.topic(config);
    this.alerts = topic;
    Aspects.of(Stack.of(this)).add(new ReportTo(topic), { priority: AspectPriority.MUTATING });
    if (config.monthlyBudgetUsd !== undefined && !config.omit.has('budget'))
      this.budget(config, config.monthlyBudgetUsd, topic);
    if (!config.watch) return;
    const metrics = createMetrics(this, props);
    const alarms = createAlarms(this, metrics, config);
    createDashboard(this, metrics, alarms, config);
  }

  /**
   * A custom topic policy replaces SNS's default policy, so each service that publishes must be named. The condition
   * restricts it to this account; otherwise a stranger's alarm could publish through the same service.
   */
  private letPublish(topic: sns.Topic, service: string): void {
    topic.addToResourcePolicy(
      new iam.PolicyStatement({
        actions: ['sns:Publish'],
        principals: [new iam.ServicePrincipal(service)],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
  }

  private topic({ operatorEmail }: StageConfig): sns.Topic {
    const topic = new sns.Topic(this, 'Alerts', { enforceSSL: true });
    this.letPublish(topic, 'cloudwatch.amazonaws.com');
    if (operatorEmail !== undefined) topic.addSubscription(new EmailSubscription(operatorEmail));
    return topic;
  }

  /**
   * Counts the costs of resources with the stage's tag. The account must activate the tag `stage` for cost allocation
   * once.
   */
  private budget({ stage }: StageConfig, amount: number, topic: sns.Topic): void {
    this.letPublish(topic, 'budgets.amazonaws.com');
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
