import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import * as sfn from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import type { JobStatus } from '#contracts/jobs/job-status.ts';
import { dataRemoval } from '#lib/cloud/data/removal.ts';
import { acknowledge } from '#lib/cloud/naming/acknowledge.ts';
import { uniqueName } from '#lib/cloud/naming/unique-name.ts';
import type { StageConfig } from '#lib/stage-config.ts';

type StateMachinesProps = {
  readonly config: StageConfig;
  /** The function that each status calls. */
  readonly live: ReadonlyMap<JobStatus, lambda.IFunction>;
};

/** The call that the Standard workflow makes itself: the refund of a run whose steps cannot start. */
const refunding: JobStatus = 'failed';

/**
 * A run is a Standard workflow: a name starts at most once, a failure emits an event, and the history stays for
 * redrives. The steps and the end of the job are an Express workflow, which is not billed per transition. A Standard
 * workflow with all states would cost more than everything else that a run uses on AWS.
 */
export class StateMachines extends Construct {
  readonly job: sfn.StateMachine;
  readonly steps: sfn.StateMachine;

  constructor(scope: Construct, id: string, { config, live }: StateMachinesProps) {
    super(scope, id);
    const functions = [...live];
    this.steps = this.machine('Steps', config, {
      type: sfn.StateMachineType.EXPRESS,
      functions,
    });
    this.job = this.machine('Job', config, {
      type: sfn.StateMachineType.STANDARD,
      functions: functions.filter(([status]) => status === refunding),
      substitutions: { steps: this.steps.stateMachineArn },
    });
    this.job.addToRolePolicy(
      new iam.PolicyStatement({
        actions: ['states:StartSyncExecution'],
        resources: [this.steps.stateMachineArn],
      }),
    );
  }

  private machine(
    name: 'Job' | 'Steps',
    config: StageConfig,
    {
      type,
      functions,
      substitutions = {},
    }: {
      type: sfn.StateMachineType;
      functions: readonly (readonly [JobStatus, lambda.IFunction])[];
      substitutions?: Record<string, string>;
    },
  ): sfn.StateMachine {
    const file = name.toLowerCase();
    const arns = functions.map(([status, { functionArn }]) => [status, functionArn] as const);
    const machine = new sfn.StateMachine(this, name, {
      stateMachineType: type,
      definitionBody: sfn.DefinitionBody.fromFile(`statemachines/${file}.asl.json`),
      definitionSubstitutions: { ...Object.fromEntries(arns), ...substitutions },
      // The run has one state. Tracing it would repeat the timing of the steps and bill a second trace.
      tracingEnabled: type === sfn.StateMachineType.EXPRESS,
      logs: {
        destination: new logs.LogGroup(this, `${name}Logs`, {
          // Vended logs share one resource policy. The prefix keeps that policy short.
          logGroupName: uniqueName(this, `/aws/vendedlogs/states/sweetspot-${config.stage}-${file}`),
          retention: config.logRetentionDays,
          removalPolicy: dataRemoval(config),
        }),
        level: sfn.LogLevel.ERROR,
        // Execution data contains only job ids, but the error is enough for logs.
        includeExecutionData: false,
      },
    });
    machine.addToRolePolicy(
      new iam.PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        resources: [...new Set(arns.map(([, arn]) => arn))],
      }),
    );
    acknowledge(machine, {
      ...(type === sfn.StateMachineType.STANDARD && {
        'AwsSolutions-SF2': 'The steps are traced; the run has one state, which calls them.',
      }),
      'AwsSolutions-SF1':
        'Logging its errors is enough: each stage writes a line with the job and the time it took.',
      'AwsSolutions-IAM5[Resource::*]': 'X-Ray and log delivery have no resource-level permissions.',
    });
    return machine;
  }
}
