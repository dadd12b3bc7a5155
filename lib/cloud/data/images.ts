import { Duration } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { environmentNames } from '#contracts/platform/environment.ts';
import type { StageConfig } from '#lib/stage-config.ts';
import type { AccessLogs } from './access-logs.ts';
import { bucketRemoval } from './bucket-removal.ts';

/** The tasks of a function with images. Each task grants only the permissions that it needs. */
export type ImageTask = 'serve' | 'drop' | 'upload' | 'describe';

const uploads = 'job-images/*';
const copies = 'job-image-copies/*';
/** S3 expires objects after whole days. */
const uploadDays = 2;

/**
 * The objects that each task reads, writes or deletes, by key. List permission lets it distinguish a missing object
 * from a forbidden one.
 */
const allowed: Readonly<Record<ImageTask, Readonly<Record<string, readonly string[]>>>> = {
  serve: { 's3:GetObject': [copies] },
  drop: { 's3:DeleteObject': [uploads, copies], 's3:ListBucket': [uploads, copies] },
  upload: { 's3:PutObject': [uploads], 's3:DeleteObject': [uploads], 's3:ListBucket': [uploads] },
  describe: { 's3:GetObject': [uploads], 's3:PutObject': [copies], 's3:ListBucket': [uploads] },
};

/** Images that users upload: private, encrypted, accessible only through presigned requests. */
export class Images extends Construct {
  readonly bucket: s3.Bucket;

  constructor(scope: Construct, id: string, config: StageConfig, accessLogs: AccessLogs) {
    super(scope, id);
    this.bucket = new s3.Bucket(this, 'Bucket', {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
        // A run reads its uploads within 45 minutes and shows copies. A form still accepts a file after its run has
        // ended.
        { prefix: uploads.replace('*', ''), expiration: Duration.days(uploadDays) },
      ],
      // A browser posts files directly to the bucket. The signed policy limits what it may post.
      cors: [
        {
          allowedMethods: [s3.HttpMethods.POST],
          allowedOrigins: [config.domain ? `https://${config.domain.name}` : 'https://*.cloudfront.net'],
          allowedHeaders: ['Content-Type'],
          maxAge: 3600,
        },
      ],
      ...bucketRemoval(config),
      ...accessLogs.of('images'),
    });
  }
  /** Gives a function the bucket's name and the permissions for its tasks. */
  grant(fn: lambda.Function, ...tasks: readonly ImageTask[]): void {
    fn.addEnvironment(environmentNames.imageBucket, this.bucket.bucketName);
    for (const [action, keys] of tasks.flatMap((task) => Object.entries(allowed[task])))
      fn.addToRolePolicy(this.statement(action, keys));
  }

  private statement(action: string, keys: readonly string[]): iam.PolicyStatement {
    if (action !== 's3:ListBucket')
      return new iam.PolicyStatement({
        actions: [action],
        resources: keys.map((key) => this.bucket.arnForObjects(key)),
      });
    return new iam.PolicyStatement({
      actions: [action],
      resources: [this.bucket.bucketArn],
      conditions: { StringLike: { 's3:prefix': keys } },
    });
  }
}
