import { Duration } from 'aws-cdk-lib';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as events from 'aws-cdk-lib/aws-events';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import type * as sfn from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { finalStatuses, jobStatuses } from '#contracts/jobs/job-status.ts';
import { environmentNames } from '#contracts/platform/environment.ts';
import type { Webhooks } from '#lib/cloud/api/webhooks.ts';
import type { Images } from '#lib/cloud/data/images.ts';
import { grantTable } from '#lib/cloud/data/table-grants.ts';
import { eventTarget } from '#lib/cloud/functions/dead-letters.ts';
import { functionEnvironment } from '#lib/cloud/functions/function-environment.ts';
import { lambdaFunction } from '#lib/cloud/functions/lambda-function.ts';
import type { Releases } from '#lib/cloud/functions/releases.ts';
import type { StageConfig } from '#lib/stage-config.ts';
import { StageFunctions } from './stage-functions.ts';
import { StateMachines } from './state-machines.ts';

type PipelineProps = {
  readonly config: StageConfig;
  readonly table: dynamodb.ITableV2;
  readonly images: Images;
  readonly releases: Releases;
  readonly webhooks: Webhooks;
};

/**
 * The state machines of a run, the functions of its stages, and the safety net for runs that the machine could not end.
 */
export class Pipeline extends Construct {
  readonly stateMachine: sfn.StateMachine;
  readonly stages: StageFunctions;
  /** Handles what the state machine cannot. */
  readonly sweep: lambda.Function;
  readonly ended: lambda.Function;

  constructor(scope: Construct, id: string, props: PipelineProps) {
    super(scope, id);
    const { config, releases } = props;
    this.stages = new StageFunctions(this, 'Stages', props);
    for (const status of finalStatuses) props.webhooks.grant(this.stages.of(status));
    const aliases = new Map([...this.stages.groups.values()].map((fn) => [fn, releases.live(fn)] as const));
    const live = jobStatuses.flatMap((status) => {
      const alias = aliases.get(this.stages.of(status));
      return alias ? [[status, alias] as const] : [];
    });
    this.stateMachine = new StateMachines(this, 'Machines', { config, live: new Map(live) }).job;
    const { sweep, ended } = this.watchEndings(props);
    this.sweep = sweep;
    this.ended = ended;
  }

  /**
   * A Catch does not see a timeout or an abort of the execution itself. The execution's event and the sweep refund
   * those runs.
   */
  private watchEndings({ config, table, images, webhooks }: PipelineProps) {
    const environment = {
      ...functionEnvironment({ config, table }),
      [environmentNames.stateMachineArn]: this.stateMachine.stateMachineArn,
    };
    const sweep = lambdaFunction(this, 'Sweep', {
      config,
      entry: 'lambdas/triggers/sweep.ts',
      environment,
      timeout: Duration.minutes(2),
      memorySize: 512,
      // Two concurrent sweeps would process the same items.
      concurrency: config.concurrency && 1,
    });
    const ended = lambdaFunction(this, 'ExecutionEnded', {
      config,
      entry: 'lambdas/triggers/execution-ended.ts',
      environment,
      timeout: Duration.seconds(30),
      memorySize: 512,
    });
    grantTable(table, sweep, 'sweep');
    grantTable(table, ended, 'execution-ended');
    webhooks.grant(sweep);
    webhooks.grant(ended);
    images.grant(sweep, 'drop');
    this.stateMachine.grantStartExecution(sweep);
    this.stateMachine.grantExecution(sweep, 'states:StopExecution');
    new events.Rule(this, 'EveryFiveMinutes', {
      schedule: events.Schedule.rate(Duration.minutes(5)),
      // The next sweep picks up what this one could not finish.
      targets: [eventTarget(sweep, { retryAttempts: 0, maxEventAge: Duration.minutes(5) })],
    });
    new events.Rule(this, 'UnhappyEndings', {
      eventPattern: {
        source: ['aws.states'],
        detailType: ['Step Functions Execution Status Change'],
        detail: {
          status: ['FAILED', 'TIMED_OUT', 'ABORTED'],
          stateMachineArn: [this.stateMachine.stateMachineArn],
        },
      },
      targets: [eventTarget(ended, { retryAttempts: 2, maxEventAge: Duration.hours(1) })],
    });
    return { sweep, ended };
  }
}
