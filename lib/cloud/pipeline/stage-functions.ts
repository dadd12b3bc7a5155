import { Duration } from 'aws-cdk-lib';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { type JobStatus, jobStatuses } from '#contracts/jobs/job-status.ts';
import { stageMemoryMb, stageNeeds } from '#contracts/jobs/stage-needs.ts';
import { jobRun } from '#contracts/platform/job-times.ts';
import type { TableUser } from '#contracts/platform/table-users.ts';
import type { Images } from '#lib/cloud/data/images.ts';
import { grantTable } from '#lib/cloud/data/table-grants.ts';
import { grantVendorSecret } from '#lib/cloud/data/vendor-secrets.ts';
import { functionEnvironment } from '#lib/cloud/functions/function-environment.ts';
import { lambdaFunction } from '#lib/cloud/functions/lambda-function.ts';
import { grantLanguageModel } from '#lib/cloud/functions/language-model.ts';
import { PageFetcher } from '#lib/cloud/functions/page-fetcher.ts';
import type { StageConfig } from '#lib/stage-config.ts';

/**
 * Functions that run the stages. All contain the same code and run every stage that their permissions allow: one
 * function means one warm pool. A vendor's language model and images need separate permissions and packages.
 */
export type StageGroup = 'text' | 'model' | 'images';

const constructIds: Readonly<Record<StageGroup, string>> = {
  text: 'TextStages',
  model: 'ModelStages',
  images: 'ImageStages',
};

const tableUsers: Readonly<Record<StageGroup, TableUser>> = {
  text: 'text-stages',
  model: 'model-stages',
  images: 'image-stages',
};

/** The group that runs a status. The built-in engine needs no permissions, so its stages run with the others. */
export const stageGroupOf = (status: JobStatus, config: StageConfig): StageGroup => {
  const { images, languageModel } = stageNeeds[status];
  if (images) return 'images';
  return config.languageModel && languageModel ? 'model' : 'text';
};

type StageFunctionsProps = {
  readonly config: StageConfig;
  readonly table: dynamodb.ITableV2;
  readonly images: Images;
};

export class StageFunctions extends Construct {
  readonly groups: ReadonlyMap<StageGroup, lambda.Function>;
  readonly fetcher: PageFetcher;
  private readonly config: StageConfig;

  constructor(scope: Construct, id: string, props: StageFunctionsProps) {
    super(scope, id);
    const { config } = props;
    this.config = config;
    const groups = new Set(jobStatuses.map((status) => stageGroupOf(status, config)));
    this.groups = new Map([...groups].map((group) => [group, this.stageFunction(group, props)] as const));
    this.fetcher = new PageFetcher(this, 'PageFetcher', config);
    for (const fn of this.needing('pages')) this.fetcher.grant(fn);
    for (const fn of this.needing('marketData')) grantVendorSecret(fn, config.dataForSeo?.secretName);
  }

  /** The function that runs a status. */
  of(status: JobStatus): lambda.Function {
    const group = stageGroupOf(status, this.config);
    const fn = this.groups.get(group);
    if (!fn) throw new Error(`The group ${group} has no function.`);
    return fn;
  }

  /** The functions whose stages need a resource. */
  private needing(need: keyof (typeof stageNeeds)[JobStatus]): ReadonlySet<lambda.Function> {
    return new Set(jobStatuses.filter((status) => stageNeeds[status][need]).map((status) => this.of(status)));
  }

  private stageFunction(group: StageGroup, { config, table, images }: StageFunctionsProps) {
    const fn = lambdaFunction(this, constructIds[group], {
      config,
      entry: 'lambdas/stages/run.ts',
      environment: functionEnvironment({ config, table }),
      timeout: Duration.seconds(jobRun.taskSeconds),
      memorySize: stageMemoryMb,
      // Each stage logs one line with its duration. Lambda's own two lines are longer.
      logsFailuresOnly: true,
      ...(group === 'images' && { nativePackages: ['sharp'], concurrency: config.concurrency?.images }),
    });
    grantTable(table, fn, tableUsers[group]);
    if (group === 'images') images.grant(fn, 'describe');
    if (group !== 'text') grantLanguageModel(fn, config);
    return fn;
  }
}
