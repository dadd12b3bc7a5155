import { Duration } from 'aws-cdk-lib';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as events from 'aws-cdk-lib/aws-events';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import * as sfn from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { environmentNames } from '#contracts/environment.ts';
import { type JobStatus, jobStatuses } from '#contracts/job-status.ts';
import type { StageConfig } from '#lib/stage-config.ts';
import { acknowledge } from './acknowledge.ts';
import { eventTarget } from './dead-letters.ts';
import { functionEnvironment } from './function-environment.ts';
import type { Images } from './images.ts';
import { lambdaFunction } from './lambda-function.ts';
import { grantLanguageModel } from './language-model.ts';
import { PageFetcher } from './page-fetcher.ts';
import type { Releases } from './releases.ts';
import { dataRemoval } from './removal.ts';
import { uniqueName } from './unique-name.ts';
import { grantVendorSecret } from './vendor-secrets.ts';

type PipelineProps = {
  readonly config: StageConfig;
  readonly table: dynamodb.ITableV2;
  readonly images: Images;
  readonly releases: Releases;
};

/** Files are kebab-case; the states, and so the statuses, are not. */
const stageEntry = (status: JobStatus): string => `lambdas/stages/${status.replaceAll('_', '-')}.ts`;

/** The state machine of a run, one function per state, and what notices a run that the machine could not end. */
export class Pipeline extends Construct {
  readonly stateMachine: sfn.StateMachine;
  /** The function of each state. */
  readonly stages: ReadonlyMap<JobStatus, lambda.Function>;
  /** Looks after what the machine cannot. */
  readonly sweep: lambda.Function;
  readonly ended: lambda.Function;

  constructor(scope: Construct, id: string, props: PipelineProps) {
    super(scope, id);
    const { config } = props;
    this.stages = new Map(jobStatuses.map((status) => [status, this.stage(status, props)] as const));
    const fetching = this.stages.get('url_scraping');
    if (fetching) new PageFetcher(this, 'PageFetcher', config).grant(fetching);
    const live = [...this.stages].map(([status, stage]) => [status, props.releases.live(stage)] as const);
    this.stateMachine = new sfn.StateMachine(this, 'Job', {
      // Standard, not Express: an execution's name starts at most once, and its history stays for redrives.
      stateMachineType: sfn.StateMachineType.STANDARD,
      definitionBody: sfn.DefinitionBody.fromFile('statemachines/job.asl.json'),
      definitionSubstitutions: Object.fromEntries(
        live.map(([status, { functionArn }]) => [status, functionArn]),
      ),
      tracingEnabled: true,
      logs: {
        destination: new logs.LogGroup(this, 'JobLogs', {
          // Vended logs share one resource policy, which their prefix keeps short.
          logGroupName: uniqueName(this, `/aws/vendedlogs/states/sweetspot-${config.stage}-job`),
          retention: config.logRetentionDays,
          removalPolicy: dataRemoval(config),
        }),
        level: sfn.LogLevel.ERROR,
        // Execution data would carry job ids only, but logs need no more than the error.
        includeExecutionData: false,
      },
    });
    this.stateMachine.addToRolePolicy(
      new iam.PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        resources: live.map(([, { functionArn }]) => functionArn),
      }),
    );
    acknowledge(this.stateMachine, {
      'AwsSolutions-SF1':
        'Step Functions keeps the whole history of an execution for 90 days; logs need its errors alone.',
      'AwsSolutions-IAM5[Resource::*]': 'X-Ray and the delivery of logs know no resources.',
    });
    const { sweep, ended } = this.watchEndings(props);
    this.sweep = sweep;
    this.ended = ended;
  }

  private stage(status: JobStatus, { config, table, images }: PipelineProps): lambda.Function {
    const isImageStage = status === 'images_processing';
    const stage = lambdaFunction(this, `Stage-${status}`, {
      config,
      entry: stageEntry(status),
      environment: functionEnvironment({ config, table }),
      timeout: Duration.seconds(60),
      // The largest image that is taken needs 400 MB to be read; the rest buys the time of one whole vCPU.
      memorySize: 1769,
      ...(isImageStage && { nativePackages: ['sharp'], concurrency: config.concurrency?.images }),
    });
    if (isImageStage) images.grant(stage, 'describe');
    table.grantReadWriteData(stage);
    if (status === 'preparing_keywords') grantVendorSecret(stage, config.dataForSeo?.secretName);
    grantLanguageModel(stage, status, config);
    return stage;
  }

  /** A Catch does not see a time-out or an abort of the execution itself: its event, and a sweep, refund those. */
  private watchEndings({ config, table, images }: PipelineProps) {
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
      // Two sweeps at once would only get in each other's way.
      concurrency: config.concurrency && 1,
    });
    const ended = lambdaFunction(this, 'ExecutionEnded', {
      config,
      entry: 'lambdas/triggers/execution-ended.ts',
      environment,
      timeout: Duration.seconds(30),
      memorySize: 512,
    });
    for (const fn of [sweep, ended]) {
      table.grantReadWriteData(fn);
    }
    images.grant(sweep, 'drop');
    this.stateMachine.grantStartExecution(sweep);
    this.stateMachine.grantExecution(sweep, 'states:StopExecution');
    new events.Rule(this, 'EveryFiveMinutes', {
      schedule: events.Schedule.rate(Duration.minutes(5)),
      // The next sweep does what this one could not.
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
