import { Duration } from 'aws-cdk-lib';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as events from 'aws-cdk-lib/aws-events';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import type * as sfn from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import type { OperatorRequest } from '#contracts/accounts/operator.ts';
import { environmentNames } from '#contracts/platform/environment.ts';
import type { Auth } from '#lib/cloud/accounts/auth.ts';
import { type PaymentEvents, paymentEnvironment } from '#lib/cloud/api/payments.ts';
import type { Webhooks } from '#lib/cloud/api/webhooks.ts';
import type { AccessLogs } from '#lib/cloud/data/access-logs.ts';
import { CallTrail } from '#lib/cloud/data/call-trail.ts';
import type { Images } from '#lib/cloud/data/images.ts';
import { grantTable } from '#lib/cloud/data/table-grants.ts';
import { grantVendorSecret } from '#lib/cloud/data/vendor-secrets.ts';
import { eventTarget } from '#lib/cloud/functions/dead-letters.ts';
import { functionEnvironment } from '#lib/cloud/functions/function-environment.ts';
import { lambdaFunction } from '#lib/cloud/functions/lambda-function.ts';
import { operateFunctionName, type StageConfig } from '#lib/stage-config.ts';

type OperateProps = {
  readonly config: StageConfig;
  readonly table: dynamodb.ITableV2;
  readonly stateMachine: sfn.StateMachine;
  readonly auth: Auth;
  readonly images: Images;
  readonly accessLogs: AccessLogs;
  readonly paymentEvents: PaymentEvents;
  readonly webhooks: Webhooks;
};

const finishDeletions: OperatorRequest = { actor: 'schedule', command: { action: 'finish-deletions' } };

/** The function that `npm run ops -- --stage NAME` invokes. No route leads to it. */
export class Operate extends Construct {
  readonly fn: lambda.Function;

  constructor(scope: Construct, id: string, props: OperateProps) {
    super(scope, id);
    const { config, table, stateMachine, auth, images, paymentEvents } = props;
    this.fn = lambdaFunction(this, 'Operate', {
      config,
      functionName: operateFunctionName(config.stage),
      entry: 'lambdas/triggers/operate.ts',
      environment: {
        ...functionEnvironment({ config, table }),
        [environmentNames.stateMachineArn]: stateMachine.stateMachineArn,
        [environmentNames.userPoolId]: auth.userPool.userPoolId,
        [environmentNames.userPoolClientId]: auth.client.userPoolClientId,
        ...paymentEnvironment(config),
      },
      // Deleting a user with thousands of jobs takes minutes. The next day's run finishes the rest.
      timeout: Duration.minutes(10),
      memorySize: 512,
    });
    grantTable(table, this.fn, 'operate');
    grantVendorSecret(this.fn, config.paddle?.secretName);
    paymentEvents.grant(this.fn, { redrive: true });
    props.webhooks.grant(this.fn);
    images.grant(this.fn, 'serve', 'drop');
    stateMachine.grantStartExecution(this.fn);
    stateMachine.grantExecution(this.fn, 'states:StopExecution', 'states:RedriveExecution');
    auth.userPool.grant(
      this.fn,
      'cognito-idp:ListUsers',
      'cognito-idp:AdminDisableUser',
      'cognito-idp:AdminUserGlobalSignOut',
      'cognito-idp:AdminDeleteUser',
    );
    if (config.accessLogs && !config.omit.has('call-trail'))
      new CallTrail(this, 'CallTrail', { config, fn: this.fn, accessLogs: props.accessLogs });
    new events.Rule(this, 'Daily', {
      schedule: events.Schedule.rate(Duration.days(1)),
      targets: [
        eventTarget(this.fn, {
          event: events.RuleTargetInput.fromObject(finishDeletions),
          retryAttempts: 2,
          maxEventAge: Duration.hours(6),
        }),
      ],
    });
  }
}
