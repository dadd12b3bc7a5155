import * as z from 'zod';

const selection = z.strictObject({
  behavior: z.enum(['none', 'whitelist', 'allExcept', 'all']),
  names: z.array(z.string()),
});
/** The query strings or cookies that take part. */
export type Selection = z.infer<typeof selection>;

const cachePolicy = z.strictObject({
  minSeconds: z.number(),
  defaultSeconds: z.number(),
  maxSeconds: z.number(),
  gzip: z.boolean(),
  brotli: z.boolean(),
  headers: z.array(z.string()),
  queryStrings: selection,
  cookies: selection,
});
export type CachePolicy = z.infer<typeof cachePolicy>;

const originRequestPolicy = z.strictObject({
  headers: z.strictObject({
    behavior: z.enum(['none', 'whitelist', 'allViewer', 'allViewerAndWhitelistCloudFront', 'allExcept']),
    names: z.array(z.string()),
  }),
  queryStrings: selection,
  cookies: selection,
});
export type OriginRequestPolicy = z.infer<typeof originRequestPolicy>;

const responseHeader = z.strictObject({ name: z.string(), value: z.string(), override: z.boolean() });
export type ResponseHeader = z.infer<typeof responseHeader>;

const behavior = z.strictObject({
  pattern: z.string(),
  /** The index in `origins`. */
  origin: z.int(),
  allowedMethods: z.array(z.string()),
  viewerProtocol: z.enum(['allow-all', 'https-only', 'redirect-to-https']),
  compress: z.boolean(),
  cache: cachePolicy,
  originRequest: z.nullable(originRequestPolicy),
  responseHeaders: z.array(responseHeader),
  /** The names in `functions`. */
  viewerRequest: z.nullable(z.string()),
  viewerResponse: z.nullable(z.string()),
});
export type Behavior = z.infer<typeof behavior>;

const origin = z.strictObject({
  kind: z.enum(['s3', 'custom']),
  domain: z.string(),
  path: z.string(),
  customHeaders: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  responseSeconds: z.number(),
});
export type EdgeOrigin = z.infer<typeof origin>;

const errorResponse = z.strictObject({
  status: z.int(),
  cacheSeconds: z.number(),
  page: z.nullable(z.strictObject({ path: z.string(), status: z.int() })),
});
export type ErrorResponse = z.infer<typeof errorResponse>;

/**
 * A template's distribution, with all references resolved. Values that exist only after deployment are `${LogicalId}`
 * or `${LogicalId.Attribute}`.
 */
export const edgeDescription = z.strictObject({
  /** In the order in which CloudFront matches them. The last one is the default behavior, `*`. */
  behaviors: z.array(behavior).min(1),
  origins: z.array(origin).min(1),
  functions: z.record(z.string(), z.strictObject({ runtime: z.string(), code: z.string() })),
  errorResponses: z.array(errorResponse),
  defaultRootObject: z.string(),
  hasFirewall: z.boolean(),
});
export type EdgeDescription = z.infer<typeof edgeDescription>;
