import * as z from 'zod';

/**
 * The parts of a template that the model reads. The shapes are strict: a template with an unknown CloudFront setting
 * is rejected, so that no setting is ignored silently.
 */
const names = z.array(z.string()).default([]);
/** Text, or a call of a CloudFormation function. */
const value = z.unknown();
const noEffect = z.unknown().optional();

const queryStrings = z.strictObject({
  QueryStringBehavior: z.enum(['none', 'whitelist', 'allExcept', 'all']),
  QueryStrings: names,
});
const cookies = z.strictObject({
  CookieBehavior: z.enum(['none', 'whitelist', 'allExcept', 'all']),
  Cookies: names,
});

export const cachePolicyShape = z.strictObject({
  Name: noEffect,
  Comment: noEffect,
  MinTTL: z.number(),
  DefaultTTL: z.number(),
  MaxTTL: z.number(),
  ParametersInCacheKeyAndForwardedToOrigin: z.strictObject({
    EnableAcceptEncodingGzip: z.boolean(),
    EnableAcceptEncodingBrotli: z.boolean().default(false),
    HeadersConfig: z.strictObject({ HeaderBehavior: z.enum(['none', 'whitelist']), Headers: names }),
    QueryStringsConfig: queryStrings,
    CookiesConfig: cookies,
  }),
});

export const originRequestPolicyShape = z.strictObject({
  Name: noEffect,
  Comment: noEffect,
  HeadersConfig: z.strictObject({
    HeaderBehavior: z.enum([
      'none',
      'whitelist',
      'allViewer',
      'allViewerAndWhitelistCloudFront',
      'allExcept',
    ]),
    Headers: names,
  }),
  QueryStringsConfig: queryStrings,
  CookiesConfig: cookies,
});

const override = z.boolean();
export const responseHeadersPolicyShape = z.strictObject({
  Name: noEffect,
  Comment: noEffect,
  CustomHeadersConfig: z.optional(
    z.strictObject({
      Items: z.array(z.strictObject({ Header: z.string(), Value: value, Override: override })),
    }),
  ),
  SecurityHeadersConfig: z.optional(
    z.strictObject({
      ContentSecurityPolicy: z.optional(z.strictObject({ ContentSecurityPolicy: value, Override: override })),
      ContentTypeOptions: z.optional(z.strictObject({ Override: override })),
      FrameOptions: z.optional(z.strictObject({ FrameOption: z.string(), Override: override })),
      ReferrerPolicy: z.optional(z.strictObject({ ReferrerPolicy: z.string(), Override: override })),
      StrictTransportSecurity: z.optional(
        z.strictObject({
          AccessControlMaxAgeSec: z.number(),
          IncludeSubdomains: z.boolean().default(false),
          Preload: z.boolean().default(false),
          Override: override,
        }),
      ),
    }),
  ),
});

export const functionShape = z.object({
  FunctionCode: z.string(),
  FunctionConfig: z.object({ Runtime: z.string() }),
});

const behaviorFields = {
  TargetOriginId: z.string(),
  ViewerProtocolPolicy: z.enum(['allow-all', 'https-only', 'redirect-to-https']),
  AllowedMethods: z.array(z.string()).default(['GET', 'HEAD']),
  CachedMethods: z.optional(z.tuple([z.literal('GET'), z.literal('HEAD')])),
  Compress: z.boolean().default(false),
  CachePolicyId: value,
  OriginRequestPolicyId: value.optional(),
  ResponseHeadersPolicyId: value.optional(),
  FunctionAssociations: z
    .array(z.strictObject({ EventType: z.enum(['viewer-request', 'viewer-response']), FunctionARN: value }))
    .default([]),
};
const defaultBehavior = z.strictObject(behaviorFields);
export type DefaultBehaviorShape = z.infer<typeof defaultBehavior>;

const originShape = z.strictObject({
  Id: z.string(),
  DomainName: value,
  OriginPath: z.string().default(''),
  OriginAccessControlId: value.optional(),
  S3OriginConfig: z.optional(z.strictObject({ OriginAccessIdentity: z.literal('') })),
  CustomOriginConfig: z.optional(
    z.strictObject({
      OriginProtocolPolicy: z.literal('https-only'),
      OriginReadTimeout: z.number().default(30),
      OriginSSLProtocols: z.array(z.string()),
    }),
  ),
  OriginCustomHeaders: z.array(z.strictObject({ HeaderName: z.string(), HeaderValue: value })).default([]),
});
export type OriginShape = z.infer<typeof originShape>;

export const distributionShape = z.strictObject({
  Enabled: z.literal(true),
  Origins: z.array(originShape).min(1),
  DefaultCacheBehavior: defaultBehavior,
  CacheBehaviors: z.array(z.strictObject({ ...behaviorFields, PathPattern: z.string() })).default([]),
  CustomErrorResponses: z
    .array(
      z.strictObject({
        ErrorCode: z.int(),
        ErrorCachingMinTTL: z.number().default(10),
        ResponseCode: z.optional(z.int()),
        ResponsePagePath: z.optional(z.string()),
      }),
    )
    .default([]),
  DefaultRootObject: z.string().default(''),
  WebACLId: value.optional(),
  // These settings change nothing in the model's responses.
  Aliases: noEffect,
  Comment: noEffect,
  HttpVersion: noEffect,
  IPV6Enabled: noEffect,
  Logging: noEffect,
  PriceClass: noEffect,
  ViewerCertificate: noEffect,
});

export const templateShape = z.object({
  Resources: z.record(z.string(), z.object({ Type: z.string(), Properties: z.unknown() })),
});
export type TemplateShape = z.infer<typeof templateShape>;
