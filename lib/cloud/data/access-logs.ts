import { Duration, Stack } from 'aws-cdk-lib';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from '#lib/cloud/naming/acknowledge.ts';
import type { StageConfig } from '#lib/stage-config.ts';
import { bucketRemoval } from './bucket-removal.ts';

/** Access logs of CloudFront and the buckets. They expire with the stage's other logs. */
export class AccessLogs extends Construct {
  /** Null if the stage keeps no access logs. */
  readonly bucket: s3.Bucket | null;

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    this.bucket = config.accessLogs ? this.createBucket(config) : null;
    if (!this.bucket)
      acknowledge(Stack.of(this), { 'AwsSolutions-S1': 'A stage without real users needs no access logs.' });
  }

  /** Settings of a bucket that logs its requests under `prefix`. */
  of(prefix: string): Pick<s3.BucketProps, 'serverAccessLogsBucket' | 'serverAccessLogsPrefix'> {
    if (!this.bucket) return {};
    return { serverAccessLogsBucket: this.bucket, serverAccessLogsPrefix: `${prefix}/` };
  }

  private createBucket(config: StageConfig): s3.Bucket {
    const bucket = new s3.Bucket(this, 'Bucket', {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      // CloudFront writes its logs as the object owner, which requires access control lists.
      objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_PREFERRED,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [{ expiration: Duration.days(config.logRetentionDays) }],
      ...bucketRemoval(config),
    });
    acknowledge(bucket, {
      'AwsSolutions-S1': 'If the bucket logged its own requests, every log file would cause another one.',
    });
    return bucket;
  }
}
