type Changes = {
  readonly behavior?: object;
  readonly cache?: object;
  readonly request?: object;
  readonly code?: string;
  readonly distribution?: object;
  readonly originHeaders?: readonly object[];
};

const none = {
  QueryStringsConfig: { QueryStringBehavior: 'none' },
  CookiesConfig: { CookieBehavior: 'none' },
};

/** A template with one distribution, one server behind it, and a test's changes to them. */
export const smallTemplate = ({
  behavior,
  cache,
  request,
  code,
  distribution,
  originHeaders = [],
}: Changes = {}) => ({
  Resources: {
    Cache: {
      Type: 'AWS::CloudFront::CachePolicy',
      Properties: {
        CachePolicyConfig: {
          MinTTL: 0,
          DefaultTTL: 60,
          MaxTTL: 3600,
          ParametersInCacheKeyAndForwardedToOrigin: {
            EnableAcceptEncodingGzip: true,
            HeadersConfig: { HeaderBehavior: 'none' },
            ...none,
          },
          ...cache,
        },
      },
    },
    Request: {
      Type: 'AWS::CloudFront::OriginRequestPolicy',
      Properties: {
        OriginRequestPolicyConfig: { HeadersConfig: { HeaderBehavior: 'none' }, ...none, ...request },
      },
    },
    Route: {
      Type: 'AWS::CloudFront::Function',
      Properties: {
        FunctionCode: code ?? 'function handler(event) { return event.request; }',
        FunctionConfig: { Runtime: 'cloudfront-js-2.0' },
      },
    },
    Distribution: {
      Type: 'AWS::CloudFront::Distribution',
      Properties: {
        DistributionConfig: {
          Enabled: true,
          Origins: [
            {
              Id: 'api',
              DomainName: 'api.example',
              CustomOriginConfig: {
                OriginProtocolPolicy: 'https-only',
                OriginReadTimeout: 1,
                OriginSSLProtocols: ['TLSv1.2'],
              },
              OriginCustomHeaders: originHeaders,
            },
          ],
          DefaultCacheBehavior: {
            TargetOriginId: 'api',
            ViewerProtocolPolicy: 'redirect-to-https',
            CachePolicyId: { Ref: 'Cache' },
            OriginRequestPolicyId: { Ref: 'Request' },
            ...(code !== undefined && {
              FunctionAssociations: [
                { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': ['Route', 'FunctionARN'] } },
              ],
            }),
            ...behavior,
          },
          ...distribution,
        },
      },
    },
  },
});
