import { Duration } from 'aws-cdk-lib';
import * as cloudtrail from 'aws-cdk-lib/aws-cloudtrail';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { StageConfig } from '#lib/stage-config.ts';
import type { AccessLogs } from './access-logs.ts';
import { bucketRemoval } from './bucket-removal.ts';

type CallTrailProps = {
  readonly config: StageConfig;
  readonly fn: lambda.Function;
  readonly accessLogs: AccessLogs;
};

/**
 * Records who invoked a function, as verified by AWS. The table's audit trail has only the name that the caller gives.
 * Invocations are data events, which an account records only if a trail asks for them. A record has the caller, the
 * time and the request id, but no payload. It holds no user data, so it may outlive the other logs.
 */
export class CallTrail extends Construct {
  constructor(scope: Construct, id: string, { config, fn, accessLogs }: CallTrailProps) {
    super(scope, id);
    const bucket = new s3.Bucket(this, 'Bucket', {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [{ expiration: Duration.days(365) }],
      ...bucketRemoval(config),
      ...accessLogs.of('call-trail'),
    });
    const trail = new cloudtrail.Trail(this, 'Trail', {
      bucket,
      managementEvents: cloudtrail.ReadWriteType.NONE,
      isMultiRegionTrail: false,
      includeGlobalServiceEvents: false,
      // An hourly digest proves that no record was changed or removed.
      enableFileValidation: true,
    });
    trail.addLambdaEventSelector([fn], { includeManagementEvents: false });
  }
}
