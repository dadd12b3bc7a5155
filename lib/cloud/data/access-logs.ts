import { Duration, Stack } from 'aws-cdk-lib';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from '#lib/cloud/naming/acknowledge.ts';
import type { StageConfig } from '#lib/stage-config.ts';
import { bucketRemoval } from './bucket-removal.ts';

/** Who asked CloudFront and the buckets for what: kept as long as the stage's other logs, then gone. */
export class AccessLogs extends Construct {
  /** Null where the stage keeps none. */
  readonly bucket: s3.Bucket | null;

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    this.bucket = config.accessLogs ? this.createBucket(config) : null;
    if (!this.bucket)
      acknowledge(Stack.of(this), { 'AwsSolutions-S1': 'A stage without real users keeps no access logs.' });
  }

  /** Settings of a bucket whose requests are logged under `prefix`. */
  of(prefix: string): Pick<s3.BucketProps, 'serverAccessLogsBucket' | 'serverAccessLogsPrefix'> {
    if (!this.bucket) return {};
    return { serverAccessLogsBucket: this.bucket, serverAccessLogsPrefix: `${prefix}/` };
  }

  private createBucket(config: StageConfig): s3.Bucket {
    const bucket = new s3.Bucket(this, 'Bucket', {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      // CloudFront writes its logs as the owner of the objects, which takes access control lists.
      objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_PREFERRED,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [{ expiration: Duration.days(config.logRetentionDays) }],
      ...bucketRemoval(config),
    });
    acknowledge(bucket, { 'AwsSolutions-S1': 'The logs of its own requests would be logged without end.' });
    return bucket;
  }
}
