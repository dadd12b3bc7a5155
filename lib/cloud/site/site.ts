import { Duration, Fn, Stack } from 'aws-cdk-lib';
import type * as apigateway from 'aws-cdk-lib/aws-apigatewayv2';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import * as origins from 'aws-cdk-lib/aws-cloudfront-origins';
import * as s3 from 'aws-cdk-lib/aws-s3';
import * as deployment from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { edgeHeadersThrough, headers } from '#contracts/platform/headers.ts';
import { apiBase } from '#contracts/platform/routes.ts';
import type { Auth } from '#lib/cloud/accounts/auth.ts';
import type { AccessLogs } from '#lib/cloud/data/access-logs.ts';
import { bucketRemoval } from '#lib/cloud/data/bucket-removal.ts';
import type { Images } from '#lib/cloud/data/images.ts';
import type { Secrets } from '#lib/cloud/data/secrets.ts';
import { EdgeFirewall } from '#lib/cloud/limits/edge-firewall.ts';
import { acknowledge } from '#lib/cloud/naming/acknowledge.ts';
import { routeRequestCode } from '#lib/edge-code.ts';
import {
  apiContentSecurityPolicy,
  contentSecurityPolicy,
  permissionsPolicy,
  securityHeaders,
} from '#lib/security-headers.ts';
import { cacheControl, hashedFiles } from '#lib/site-caching.ts';
import type { StageConfig } from '#lib/stage-config.ts';
import { SiteDomain } from './site-domain.ts';

type SiteProps = {
  readonly config: StageConfig;
  readonly httpApi: apigateway.HttpApi;
  readonly secrets: Secrets;
  readonly auth: Auth;
  readonly images: Images;
  readonly accessLogs: AccessLogs;
  /** The folder of the built site; null for a stack without its files. */
  readonly webDir: string | null;
};

/**
 * By default, CloudFront caches an origin's error for ten seconds, even with `no-store`. Every visitor of that edge
 * would then get the response of one failed API call.
 */
const uncachedErrors: cloudfront.ErrorResponse[] = [500, 502, 503, 504].map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}));

/** The site in S3 behind CloudFront, with the API under /api on the same origin. */
export class Site extends Construct {
  readonly distribution: cloudfront.Distribution;
  readonly bucket: s3.Bucket;

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id);
    const { config } = props;
    this.bucket = this.siteBucket(props);
    const domain = config.domain && new SiteDomain(this, 'Domain', config.domain);
    const routing = this.routing(config);
    const responseHeadersPolicy = this.headersPolicy('Headers', this.sitePolicy(props), config);
    const apiHeadersPolicy = this.headersPolicy('ApiHeaders', apiContentSecurityPolicy, config);
    this.distribution = new cloudfront.Distribution(this, 'Distribution', {
      defaultBehavior: {
        origin: origins.S3BucketOrigin.withOriginAccessControl(this.bucket, {
          // With list permission, S3 returns 404 for a missing file; without it, 403.
          originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
        }),
        viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        responseHeadersPolicy,
        functionAssociations: [
          { function: routing, eventType: cloudfront.FunctionEventType.VIEWER_REQUEST },
          { function: routing, eventType: cloudfront.FunctionEventType.VIEWER_RESPONSE },
        ],
      },
      additionalBehaviors: { [`${apiBase}/*`]: this.apiBehavior(props, apiHeadersPolicy) },
      errorResponses: uncachedErrors,
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      priceClass: cloudfront.PriceClass.PRICE_CLASS_100,
      defaultRootObject: 'index.html',
      ...(config.firewall && { webAclId: new EdgeFirewall(this, 'Firewall', config).webAclArn }),
      ...this.logging(props.accessLogs),
      ...(domain && {
        // Without a custom certificate, CloudFront sets the policy itself.
        minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
        domainNames: [domain.name],
        certificate: domain.certificate,
      }),
    });
    acknowledge(this.distribution, {
      'AwsSolutions-CFR1': 'The site is open to every country.',
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
        'The edge function maps every path to a file name and the root to a page, so no request lists the bucket.',
      ...(!config.domain && {
        'AwsSolutions-CFR4':
          'Without a custom certificate, CloudFront sets the TLS policy of its own domain name.',
      }),
      ...(!config.firewall && { 'AwsSolutions-CFR2': 'A stage without real users needs no firewall.' }),
      ...(!config.accessLogs && { 'AwsSolutions-CFR3': 'A stage without real users needs no access logs.' }),
    });
    domain?.lead(this.distribution);
    if (props.webDir !== null && !config.omit.has('site-upload')) this.upload(props.webDir);
  }

  private siteBucket({ config, accessLogs }: SiteProps): s3.Bucket {
    return new s3.Bucket(this, 'Bucket', {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      ...bucketRemoval(config),
      ...accessLogs.of('site'),
    });
  }

  private logging({ bucket }: AccessLogs): Partial<cloudfront.DistributionProps> {
    return bucket ? { enableLogging: true, logBucket: bucket, logFilePrefix: 'cloudfront/' } : {};
  }

  private routing({ providers }: StageConfig): cloudfront.Function {
    return new cloudfront.Function(this, 'RouteRequest', {
      runtime: cloudfront.FunctionRuntime.JS_2_0,
      code: cloudfront.FunctionCode.fromInline(
        routeRequestCode({ hasContentService: providers.content !== 'none' }),
      ),
    });
  }

  private apiBehavior(
    { httpApi, secrets }: SiteProps,
    responseHeadersPolicy: cloudfront.ResponseHeadersPolicy,
  ): cloudfront.BehaviorOptions {
    const apiHost = Fn.select(2, Fn.split('/', httpApi.apiEndpoint));
    return {
      origin: new origins.HttpOrigin(apiHost, {
        // A dynamic reference: CloudFormation reads the value at deployment, and no template contains it.
        customHeaders: { [headers.originSecret]: secrets.originHeader() },
        readTimeout: Duration.seconds(30),
      }),
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      cachePolicy: this.apiCachePolicy(),
      originRequestPolicy: this.apiRequestPolicy(),
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      responseHeadersPolicy,
    };
  }

  /** CloudFront forwards `Authorization` only as part of a cache key. The API's `no-store` prevents caching. */
  private apiCachePolicy(): cloudfront.CachePolicy {
    return new cloudfront.CachePolicy(this, 'ApiCache', {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(1),
      // Tells the API whether it may compress.
      enableAcceptEncodingGzip: true,
      headerBehavior: cloudfront.CacheHeaderBehavior.allowList(...edgeHeadersThrough('cache key')),
      queryStringBehavior: cloudfront.CacheQueryStringBehavior.all(),
      cookieBehavior: cloudfront.CacheCookieBehavior.none(),
    });
  }

  /** The headers that the API reads, and the viewer's address as CloudFront saw it, which a caller cannot forge. */
  private apiRequestPolicy(): cloudfront.OriginRequestPolicy {
    return new cloudfront.OriginRequestPolicy(this, 'ApiRequest', {
      headerBehavior: cloudfront.OriginRequestHeaderBehavior.allowList(
        ...edgeHeadersThrough('request policy'),
      ),
      queryStringBehavior: cloudfront.OriginRequestQueryStringBehavior.all(),
      cookieBehavior: cloudfront.OriginRequestCookieBehavior.none(),
    });
  }

  /** The sources from which pages may load: our own origin, the user pool and the image bucket. */
  private sitePolicy({ auth: { domain }, images, config: { paddle } }: SiteProps): string {
    const { region } = Stack.of(this);
    return contentSecurityPolicy(
      [
        `https://cognito-idp.${region}.amazonaws.com`,
        `https://${images.bucket.bucketRegionalDomainName}`,
        ...(domain ? [domain] : []),
      ],
      paddle?.environment ?? null,
    );
  }

  private headersPolicy(
    id: string,
    policy: string,
    { paddle }: StageConfig,
  ): cloudfront.ResponseHeadersPolicy {
    return new cloudfront.ResponseHeadersPolicy(this, id, {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: policy, override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override: true },
        referrerPolicy: {
          referrerPolicy: cloudfront.HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
          override: true,
        },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(365),
          includeSubdomains: true,
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: [
          {
            header: 'Permissions-Policy',
            value: permissionsPolicy(paddle?.environment ?? null),
            override: true,
          },
          {
            header: 'Cross-Origin-Opener-Policy',
            value: securityHeaders.crossOriginOpenerPolicy,
            override: true,
          },
        ],
      },
    });
  }

  /** Hashed assets never change and may be cached forever. Pages are revalidated each time. */
  private upload(webDir: string): void {
    const bucket = this.bucket;
    const assets = new deployment.BucketDeployment(this, 'Assets', {
      sources: [deployment.Source.asset(webDir)],
      destinationBucket: bucket,
      exclude: ['*'],
      include: [hashedFiles],
      prune: false,
      cacheControl: [deployment.CacheControl.fromString(cacheControl.hashed)],
    });
    const pagesDeployment = new deployment.BucketDeployment(this, 'Pages', {
      sources: [deployment.Source.asset(webDir)],
      destinationBucket: bucket,
      exclude: [hashedFiles],
      prune: true,
      cacheControl: [deployment.CacheControl.fromString(cacheControl.page)],
      distribution: this.distribution,
      distributionPaths: ['/*'],
    });
    pagesDeployment.node.addDependency(assets);
  }
}
