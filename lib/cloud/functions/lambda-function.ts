import { type Duration, Stage } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { bundledCode } from '#lib/cloud/bundles/bundled-code.ts';
import { unchosenModules } from '#lib/cloud/bundles/unchosen-modules.ts';
import { dataRemoval } from '#lib/cloud/data/removal.ts';
import { acknowledge } from '#lib/cloud/naming/acknowledge.ts';
import type { StageConfig } from '#lib/stage-config.ts';

type LambdaFunctionProps = {
  readonly config: StageConfig;
  /** Fixed only for a function that people invoke by name. */
  readonly functionName?: string;
  /** The path of the entry from the project root. */
  readonly entry: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeout: Duration;
  /** 1,769 MB buy one full vCPU. Text analysis needs one; a table read does not. */
  readonly memorySize: number;
  /** Native packages, which cannot be bundled. They are installed next to the bundle, built for Lambda. */
  readonly nativePackages?: readonly string[];
  /** True leaves out the two lines that Lambda logs for each successful call. */
  readonly logsFailuresOnly?: boolean;
  /** Reserved concurrency: the number set aside for this function, which is also its maximum. */
  readonly concurrency?: number | undefined;
};

const logGroupOf = (scope: Construct, id: string, { config }: LambdaFunctionProps): logs.LogGroup =>
  new logs.LogGroup(scope, `${id}Logs`, {
    retention: config.logRetentionDays,
    removalPolicy: dataRemoval(config),
  });

/** A role that may only write to its own log group. The managed policy would allow all log groups. */
const roleOf = (scope: Construct, id: string, logGroup: logs.LogGroup): iam.Role => {
  const role = new iam.Role(scope, `${id}Role`, {
    assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com'),
  });
  logGroup.grantWrite(role);
  acknowledge(role, {
    'AwsSolutions-IAM5[Resource::*]': 'X-Ray has no resource-level permissions for sending traces.',
  });
  return role;
};

const codeOf = (scope: Construct, { config, entry, nativePackages = [] }: LambdaFunctionProps): lambda.Code =>
  bundledCode({
    entry,
    nativePackages,
    cpu: config.omit.has('arm64-packages') ? process.arch : 'arm64',
    leftOut: unchosenModules(config),
    assemblyDir: Stage.of(scope)?.outdir ?? 'cdk.out',
  });

/**
 * One of the product's functions: Node 24 on arm64, bundled ES modules, traced. Its logs are kept for the stage's
 * period.
 */
export const lambdaFunction = (scope: Construct, id: string, props: LambdaFunctionProps): lambda.Function => {
  const logGroup = logGroupOf(scope, id, props);
  return new lambda.Function(scope, id, {
    ...(props.functionName !== undefined && { functionName: props.functionName }),
    code: codeOf(scope, props),
    handler: 'index.handler',
    runtime: lambda.Runtime.NODEJS_24_X,
    architecture: lambda.Architecture.ARM_64,
    timeout: props.timeout,
    memorySize: props.memorySize,
    // A trace begins with an execution of the state machine, which passes it on. Otherwise, Lambda would sample the
    // first API call of each second. On a quiet stage, that is every call, billed for a segment that repeats the log
    // line.
    tracing: lambda.Tracing.PASS_THROUGH,
    environment: { ...props.environment },
    role: roleOf(scope, id, logGroup),
    logGroup,
    // With this, Lambda's own messages about a call, such as a crash or a timeout, are also JSON with the request id.
    loggingFormat: lambda.LoggingFormat.JSON,
    ...(props.logsFailuresOnly && { systemLogLevelV2: lambda.SystemLogLevel.WARN }),
    ...(props.concurrency && { reservedConcurrentExecutions: props.concurrency }),
  });
};
