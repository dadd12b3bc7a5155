import * as z from 'zod';
import type { Behavior, EdgeDescription, EdgeOrigin, OriginRequestPolicy, Selection } from './description.ts';
import { EdgeTemplateError } from './edge-error.ts';
import { referredId, textOf } from './intrinsic.ts';
import { managedCachePolicies } from './managed-policies.ts';
import { responseHeadersOf } from './response-headers.ts';
import {
  cachePolicyShape,
  type DefaultBehaviorShape,
  distributionShape,
  functionShape,
  type OriginShape,
  originRequestPolicyShape,
  responseHeadersPolicyShape,
  type TemplateShape,
  templateShape,
} from './template-shapes.ts';

type Resources = TemplateShape['Resources'];

const parse = <Schema extends z.ZodType>(schema: Schema, input: unknown, name: string): z.infer<Schema> => {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new EdgeTemplateError(`The model does not know this ${name}:\n${z.prettifyError(parsed.error)}`);
};

/** The properties of the resource that a value refers to. @throws EdgeTemplateError if it does not exist */
const propertiesOf = (resources: Resources, reference: unknown, type: string): unknown => {
  const id = referredId(reference);
  const found = id === null ? undefined : resources[id];
  if (found?.Type === type) return found.Properties;
  throw new EdgeTemplateError(`${JSON.stringify(reference)} names no ${type} of the template.`);
};

const selectionOf = (behavior: Selection['behavior'], names: string[]): Selection => ({ behavior, names });

const cachePolicyOf = (resources: Resources, reference: unknown): Behavior['cache'] => {
  if (typeof reference === 'string') {
    const managed = managedCachePolicies[reference];
    if (managed) return managed;
    throw new EdgeTemplateError(`The model does not know the managed cache policy ${reference}.`);
  }
  const type = 'AWS::CloudFront::CachePolicy';
  const { CachePolicyConfig: config } = parse(
    z.object({ CachePolicyConfig: cachePolicyShape }),
    propertiesOf(resources, reference, type),
    type,
  );
  const key = config.ParametersInCacheKeyAndForwardedToOrigin;
  return {
    minSeconds: config.MinTTL,
    defaultSeconds: config.DefaultTTL,
    maxSeconds: config.MaxTTL,
    gzip: key.EnableAcceptEncodingGzip,
    brotli: key.EnableAcceptEncodingBrotli,
    headers: key.HeadersConfig.Headers,
    queryStrings: selectionOf(
      key.QueryStringsConfig.QueryStringBehavior,
      key.QueryStringsConfig.QueryStrings,
    ),
    cookies: selectionOf(key.CookiesConfig.CookieBehavior, key.CookiesConfig.Cookies),
  };
};

const originRequestPolicyOf = (resources: Resources, reference: unknown): OriginRequestPolicy | null => {
  if (reference === undefined) return null;
  const type = 'AWS::CloudFront::OriginRequestPolicy';
  const { OriginRequestPolicyConfig: config } = parse(
    z.object({ OriginRequestPolicyConfig: originRequestPolicyShape }),
    propertiesOf(resources, reference, type),
    type,
  );
  return {
    headers: { behavior: config.HeadersConfig.HeaderBehavior, names: config.HeadersConfig.Headers },
    queryStrings: selectionOf(
      config.QueryStringsConfig.QueryStringBehavior,
      config.QueryStringsConfig.QueryStrings,
    ),
    cookies: selectionOf(config.CookiesConfig.CookieBehavior, config.CookiesConfig.Cookies),
  };
};

const responsePolicyOf = (resources: Resources, reference: unknown): Behavior['responseHeaders'] => {
  if (reference === undefined) return [];
  const type = 'AWS::CloudFront::ResponseHeadersPolicy';
  const { ResponseHeadersPolicyConfig: config } = parse(
    z.object({ ResponseHeadersPolicyConfig: responseHeadersPolicyShape }),
    propertiesOf(resources, reference, type),
    type,
  );
  return responseHeadersOf(config);
};

const functionFor = (
  shape: DefaultBehaviorShape,
  event: 'viewer-request' | 'viewer-response',
): string | null => {
  const [association, second] = shape.FunctionAssociations.filter(({ EventType }) => EventType === event);
  if (second) throw new EdgeTemplateError(`A behavior takes one function for ${event}.`);
  return association ? referredId(association.FunctionARN) : null;
};

const originOf = (shape: OriginShape): EdgeOrigin => {
  const custom = shape.CustomOriginConfig;
  if (Boolean(custom) === Boolean(shape.S3OriginConfig))
    throw new EdgeTemplateError(`The origin ${shape.Id} must be either a bucket or a server.`);
  return {
    kind: custom ? 'custom' : 's3',
    domain: textOf(shape.DomainName),
    path: shape.OriginPath,
    customHeaders: shape.OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => ({
      name: HeaderName,
      value: textOf(HeaderValue),
    })),
    responseSeconds: custom?.OriginReadTimeout ?? 30,
  };
};

const behaviorOf = (
  resources: Resources,
  originIds: readonly string[],
  shape: DefaultBehaviorShape,
  pattern: string,
): Behavior => {
  const origin = originIds.indexOf(shape.TargetOriginId);
  if (origin === -1) throw new EdgeTemplateError(`There is no origin ${shape.TargetOriginId}.`);
  return {
    pattern,
    origin,
    allowedMethods: shape.AllowedMethods,
    viewerProtocol: shape.ViewerProtocolPolicy,
    compress: shape.Compress,
    cache: cachePolicyOf(resources, shape.CachePolicyId),
    originRequest: originRequestPolicyOf(resources, shape.OriginRequestPolicyId),
    responseHeaders: responsePolicyOf(resources, shape.ResponseHeadersPolicyId),
    viewerRequest: functionFor(shape, 'viewer-request'),
    viewerResponse: functionFor(shape, 'viewer-response'),
  };
};

const functionsOf = (resources: Resources, behaviors: readonly Behavior[]): EdgeDescription['functions'] => {
  const ids = new Set(
    behaviors.flatMap(({ viewerRequest, viewerResponse }) => [viewerRequest, viewerResponse]),
  );
  const type = 'AWS::CloudFront::Function';
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      if (id === null) return [];
      const shape = parse(functionShape, propertiesOf(resources, { Ref: id }, type), type);
      return [[id, { runtime: shape.FunctionConfig.Runtime, code: shape.FunctionCode }]];
    }),
  );
};

const errorResponseOf = (
  shape: z.infer<typeof distributionShape>['CustomErrorResponses'][number],
): EdgeDescription['errorResponses'][number] => ({
  status: shape.ErrorCode,
  cacheSeconds: shape.ErrorCachingMinTTL,
  page:
    shape.ResponsePagePath === undefined
      ? null
      : { path: shape.ResponsePagePath, status: shape.ResponseCode ?? shape.ErrorCode },
});

/**
 * Reads the one distribution of a synthesized template.
 * @throws EdgeTemplateError if the template uses anything that the model does not know
 */
export const describeEdge = (template: unknown): EdgeDescription => {
  const { Resources: resources } = parse(templateShape, template, 'template');
  const type = 'AWS::CloudFront::Distribution';
  const [found, second] = Object.values(resources).filter(({ Type }) => Type === type);
  if (!found || second) throw new EdgeTemplateError(`The template must have one ${type}.`);
  const shape = parse(
    z.object({ DistributionConfig: distributionShape }),
    found.Properties,
    type,
  ).DistributionConfig;
  const originIds = shape.Origins.map(({ Id }) => Id);
  const behaviors = [
    ...shape.CacheBehaviors.map(({ PathPattern, ...rest }) =>
      behaviorOf(resources, originIds, rest, PathPattern),
    ),
    behaviorOf(resources, originIds, shape.DefaultCacheBehavior, '*'),
  ];
  return {
    behaviors,
    origins: shape.Origins.map(originOf),
    functions: functionsOf(resources, behaviors),
    errorResponses: shape.CustomErrorResponses.map(errorResponseOf),
    defaultRootObject: shape.DefaultRootObject,
    hasFirewall: shape.WebACLId !== undefined,
  };
};
