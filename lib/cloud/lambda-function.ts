import { readFileSync } from 'node:fs';
import { type Duration, RemovalPolicy } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';
import * as logs from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { StageConfig } from '#lib/stage-config.ts';
import { acknowledge } from './acknowledge.ts';

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
  /** Concurrent runs that are set aside for this function, and the most that it gets. */
  readonly concurrency?: number | undefined;
};

// Some CommonJS parts of the SDK call `require`, which an ES module does not have.
const requireBanner =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  dependencies: Readonly<Record<string, string>>;
};

/** No bundle holds these; `nativePackages` names the functions that have them. */
const native = ['sharp'];

/** npm takes a package's parts for another machine than this one when it is told of it. */
const installNative = ({ nativePackages, config }: LambdaFunctionProps, outputDir: string): string[] => {
  if (!nativePackages?.length) return [];
  const named = nativePackages.map((name) => `${name}@${dependencies[name]}`).join(' ');
  const cpu = config.omit.has('arm64-packages') ? process.arch : 'arm64';
  const target = `--os=linux --cpu=${cpu} --libc=glibc`;
  return [`npm install --prefix "${outputDir}" --no-save --no-audit --no-fund ${target} ${named}`];
};

const logGroupOf = (scope: Construct, id: string, { config }: LambdaFunctionProps): logs.LogGroup =>
  new logs.LogGroup(scope, `${id}Logs`, {
    retention: config.logRetentionDays,
    removalPolicy: config.protectData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
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

/** A function as every function of the product is: Node 24 on arm64, one bundled ES module, traced, its logs kept for the stage's time. */
export const lambdaFunction = (scope: Construct, id: string, props: LambdaFunctionProps): lambda.Function => {
  const logGroup = logGroupOf(scope, id, props);
  return new NodejsFunction(scope, id, {
    ...(props.functionName !== undefined && { functionName: props.functionName }),
    entry: props.entry,
    handler: 'handler',
    runtime: lambda.Runtime.NODEJS_24_X,
    architecture: lambda.Architecture.ARM_64,
    timeout: props.timeout,
    memorySize: props.memorySize,
    tracing: lambda.Tracing.ACTIVE,
    environment: { ...props.environment, NODE_OPTIONS: '--enable-source-maps' },
    role: roleOf(scope, id, logGroup),
    logGroup,
    // What Lambda itself says of a call, a crash or a time-out, is then JSON too, with the id of the call.
    loggingFormat: lambda.LoggingFormat.JSON,
    ...(props.concurrency && { reservedConcurrentExecutions: props.concurrency }),
    bundling: {
      format: OutputFormat.ESM,
      target: 'node24',
      minify: true,
      sourceMap: true,
      mainFields: ['module', 'main'],
      banner: requireBanner,
      // The SDK is bundled: the runtime's own copy is older and loads more slowly.
      bundleAwsSDK: true,
      externalModules: native,
      commandHooks: {
        beforeBundling: () => [],
        beforeInstall: () => [],
        afterBundling: (_, outputDir) => installNative(props, outputDir),
      },
    },
  });
};
