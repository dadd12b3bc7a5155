import { Duration } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import * as codedeploy from 'aws-cdk-lib/aws-codedeploy';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { acknowledge } from '#lib/cloud/naming/acknowledge.ts';
import { alarmText } from '#lib/cloud/naming/alarm-text.ts';
import type { StageConfig } from '#lib/stage-config.ts';

const aliasName = 'live';

/**
 * The release of a new version of a function. A canary gets a tenth of the calls for five minutes. If half of the new
 * version's responses are errors, CodeDeploy sends all calls back to the old version, and the deployment fails.
 */
export class Releases extends Construct {
  private readonly canary: { application: codedeploy.LambdaApplication; role: iam.Role } | null;

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    this.canary =
      config.releases === 'canary' && !config.omit.has('code-deploy')
        ? { application: new codedeploy.LambdaApplication(this, 'Functions'), role: this.deployerRole() }
        : null;
  }

  /** The alias under which others call a function. A release changes the version behind it. */
  live(fn: lambda.Function): lambda.Alias {
    const version = fn.currentVersion;
    const alias = new lambda.Alias(fn, 'Live', { aliasName, version });
    if (this.canary)
      new codedeploy.LambdaDeploymentGroup(fn, 'Release', {
        ...this.canary,
        alias,
        deploymentConfig: codedeploy.LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
        alarms: [this.versionAlarm(fn, version)],
        autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
      });
    return alias;
  }

  private deployerRole(): iam.Role {
    const role = new iam.Role(this, 'Deployer', {
      assumedBy: new iam.ServicePrincipal('codedeploy.amazonaws.com'),
      managedPolicies: [
        iam.ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSCodeDeployRoleForLambdaLimited'),
      ],
    });
    acknowledge(role, {
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]':
        'The policy that AWS manages for CodeDeploy with Lambda covers only aliases, alarms and hooks.',
    });
    return role;
  }

  /** It counts only the new version's calls: among all calls, a tenth would not stand out. */
  private versionAlarm(fn: lambda.Function, version: lambda.Version): cloudwatch.Alarm {
    const dimensionsMap = {
      FunctionName: fn.functionName,
      Resource: `${fn.functionName}:${aliasName}`,
      ExecutedVersion: version.version,
    };
    const metricOf = (metricName: string) =>
      new cloudwatch.Metric({ namespace: 'AWS/Lambda', metricName, dimensionsMap, statistic: 'Sum' });
    return new cloudwatch.Alarm(fn, 'NewVersionErrors', {
      ...alarmText('a-release-was-taken-back', `${fn.node.path}: half of the calls to the new version fail`),
      metric: new cloudwatch.MathExpression({
        // A single failure can be caused by one unreadable page.
        expression: 'IF(errors >= 2, 100 * errors / calls, 0)',
        usingMetrics: { errors: metricOf('Errors'), calls: metricOf('Invocations') },
        period: Duration.minutes(1),
        label: 'Errors of the new version (%)',
      }),
      threshold: 50,
      evaluationPeriods: 1,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
    });
  }
}
