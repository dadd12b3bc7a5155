import { environmentNames } from '#contracts/platform/environment.ts';
import { edgeHeadersThrough } from '#contracts/platform/headers.ts';
import type { Subject } from '../weaknesses/index.ts';
import { drop, dropResources, keep, push, resource, set } from './edit.ts';
import type { Mutation } from './mutation.ts';

const distribution = 'AWS::CloudFront::Distribution';
const headersPolicy = 'AWS::CloudFront::ResponseHeadersPolicy';
const config = ['Properties', 'DistributionConfig'] as const;
const security = ['Properties', 'ResponseHeadersPolicyConfig', 'SecurityHeadersConfig'] as const;

/** One mutation for each header that a policy of CloudFront must name. */
const droppedHeaders: readonly Mutation[] = [
  ...edgeHeadersThrough('request policy').map((name) => ({
    name: `drop ${name} at the edge`,
    check: 'headers that CloudFront drops' as const,
    apply: (stack: Subject) =>
      keep(
        resource(stack, 'AWS::CloudFront::OriginRequestPolicy', /^SiteApi/),
        ['Properties', 'OriginRequestPolicyConfig', 'HeadersConfig', 'Headers'],
        (each) => each !== name,
      ),
  })),
  ...edgeHeadersThrough('cache key').map((name) => ({
    name: `drop ${name} at the edge`,
    check: 'headers that CloudFront drops' as const,
    apply: (stack: Subject) =>
      set(
        resource(stack, 'AWS::CloudFront::CachePolicy', /^SiteApi/),
        ['Properties', 'CachePolicyConfig', 'ParametersInCacheKeyAndForwardedToOrigin', 'HeadersConfig'],
        { HeaderBehavior: 'none' },
      ),
  })),
];

export const edgeMutations: readonly Mutation[] = [
  ...droppedHeaders,
  {
    name: 'cache errors of the API for ten seconds',
    check: 'responses that CloudFront caches',
    apply: (stack) => drop(resource(stack, distribution), [...config, 'CustomErrorResponses']),
  },
  {
    name: 'cache every response of the API for a second',
    check: 'responses that CloudFront caches',
    apply: (stack) => {
      const policy = resource(stack, 'AWS::CloudFront::CachePolicy', /^SiteApi/);
      for (const time of ['MinTTL', 'DefaultTTL', 'MaxTTL'])
        set(policy, ['Properties', 'CachePolicyConfig', time], 1);
    },
  },
  {
    name: 'stop the API from checking that a request passed the edge',
    check: 'ways around the firewall',
    apply: (stack) =>
      drop(resource(stack, 'AWS::Lambda::Function', /^ApiApijobs/), [
        'Properties',
        'Environment',
        'Variables',
        environmentNames.edgeOnly,
      ]),
  },
  {
    name: 'send no origin secret from CloudFront to the API',
    check: 'ways around the firewall',
    apply: (stack) => drop(resource(stack, distribution), [...config, 'Origins', 1, 'OriginCustomHeaders']),
  },
  {
    name: 'remove the firewall from the site',
    check: 'unguarded sites',
    apply: (stack) => drop(resource(stack, distribution), [...config, 'WebACLId']),
  },
  {
    name: 'serve the API over plain HTTP too',
    check: 'plain HTTP',
    apply: (stack) =>
      set(
        resource(stack, distribution),
        [...config, 'CacheBehaviors', 0, 'ViewerProtocolPolicy'],
        'allow-all',
      ),
  },
  {
    name: 'call the API over plain HTTP',
    check: 'plain HTTP',
    apply: (stack) =>
      set(
        resource(stack, distribution),
        [...config, 'Origins', 1, 'CustomOriginConfig', 'OriginProtocolPolicy'],
        'match-viewer',
      ),
  },
  {
    name: 'accept TLS 1.0',
    check: 'plain HTTP',
    apply: (stack) =>
      set(resource(stack, distribution), [...config, 'ViewerCertificate', 'MinimumProtocolVersion'], 'TLSv1'),
  },
  {
    name: 'drop the content security policy of the pages',
    check: 'responses without security headers',
    apply: (stack) =>
      drop(resource(stack, headersPolicy, /^SiteHeaders/), [...security, 'ContentSecurityPolicy']),
  },
  {
    name: 'let pages run inline scripts',
    check: 'responses without security headers',
    apply: (stack) =>
      set(
        resource(stack, headersPolicy, /^SiteHeaders/),
        [...security, 'ContentSecurityPolicy', 'ContentSecurityPolicy'],
        "default-src 'self'; script-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      ),
  },
  {
    name: 'add no security headers to responses of the API',
    check: 'responses without security headers',
    apply: (stack) =>
      drop(resource(stack, distribution), [...config, 'CacheBehaviors', 0, 'ResponseHeadersPolicyId']),
  },
  {
    name: 'require HTTPS of browsers for a day only',
    check: 'responses without security headers',
    apply: (stack) =>
      set(
        resource(stack, headersPolicy, /^SiteApiHeaders/),
        [...security, 'StrictTransportSecurity', 'AccessControlMaxAgeSec'],
        86_400,
      ),
  },
  {
    name: 'read the site bucket without an origin access control',
    check: 'open origins',
    apply: (stack) => drop(resource(stack, distribution), [...config, 'Origins', 0, 'OriginAccessControlId']),
  },
  {
    name: 'let every CloudFront distribution read the site bucket',
    check: 'open origins',
    apply: (stack) => {
      const policy = resource(stack, 'AWS::S3::BucketPolicy', /^Site/);
      const statements = ['Properties', 'PolicyDocument', 'Statement'] as const;
      push(policy, statements, {
        Effect: 'Allow',
        Action: 's3:GetObject',
        Principal: { Service: 'cloudfront.amazonaws.com' },
        Resource: '*',
      });
    },
  },
  {
    name: 'delete the origin access control',
    check: 'open origins',
    apply: (stack) => dropResources(stack, 'AWS::CloudFront::OriginAccessControl'),
  },
];
