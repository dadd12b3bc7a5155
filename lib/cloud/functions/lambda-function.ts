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
  /** A fixed one only for a function that people call by its name. */
  readonly functionName?: string;
  /** Path of the entry from the root of the project. */
  readonly entry: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeout: Duration;
  /** 1,769 MB are one whole vCPU; text work wants one, a table read does not. */
  readonly memorySize: number;
  /** Packages with native code, which cannot be bundled: they go beside the bundle, as built for Lambda. */
  readonly nativePackages?: readonly string[];
  /** True keeps the two lines out of the log that Lambda writes of each call that went well. */
  readonly logsFailuresOnly?: boolean;
  /** Concurrent runs that are set aside for this function, and the most that it gets. */
  readonly concurrency?: number | undefined;
};

const logGroupOf = (scope: Construct, id: string, { config }: LambdaFunctionProps): logs.LogGroup =>
  new logs.LogGroup(scope, `${id}Logs`, {
    retention: config.logRetentionDays,
    removalPolicy: dataRemoval(config),
  });

/** A role that may write to its own log group alone, not to all of them as the managed policy would let it. */
const roleOf = (scope: Construct, id: string, logGroup: logs.LogGroup): iam.Role => {
  const role = new iam.Role(scope, `${id}Role`, {
    assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com'),
  });
  logGroup.grantWrite(role);
  acknowledge(role, {
    'AwsSolutions-IAM5[Resource::*]': 'X-Ray knows no resources: traces are sent to all of it.',
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

/** A function of the product: Node 24 on arm64, bundled ES modules, traced, logs kept for the stage's time. */
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
    // A trace begins with a run of the state machine, which passes it on. Lambda would sample calls of the API by itself:
    // the first of each second, so that all calls of a quiet stage are billed, for a segment that repeats the log line.
    tracing: lambda.Tracing.PASS_THROUGH,
    environment: { ...props.environment },
    role: roleOf(scope, id, logGroup),
    logGroup,
    // What Lambda itself says of a call, a crash or a time-out, is then JSON too, with the id of the call.
    loggingFormat: lambda.LoggingFormat.JSON,
    ...(props.logsFailuresOnly && { systemLogLevelV2: lambda.SystemLogLevel.WARN }),
    ...(props.concurrency && { reservedConcurrentExecutions: props.concurrency }),
  });
};
