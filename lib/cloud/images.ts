import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { StageConfig } from '#lib/stage-config.ts';

/** Images that users upload: private, encrypted, reached only by presigned requests. */
export class Images extends Construct {
  readonly bucket: s3.Bucket;

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    this.bucket = new s3.Bucket(this, 'Bucket', {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [{ abortIncompleteMultipartUploadAfter: Duration.days(1) }],
      // A browser posts its files straight to the bucket; what it may post is decided by the signed policy.
      cors: [
        {
          allowedMethods: [s3.HttpMethods.POST],
          allowedOrigins: [config.domain ? `https://${config.domain.name}` : 'https://*.cloudfront.net'],
          allowedHeaders: ['Content-Type'],
          maxAge: 3600,
        },
      ],
      removalPolicy: config.protectData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }
}
