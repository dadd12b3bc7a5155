import type {
  Behavior,
  CachePolicy,
  EdgeDescription,
  EdgeOrigin,
  OriginRequestPolicy,
} from './description.ts';
import { EdgeTemplateError } from './edge-error.ts';

/**
 * Limits from CloudFront's developer guide: "Quotas", "Restrictions on edge functions", "Add custom headers to origin
 * requests", "Request and response behavior for custom origins".
 */
export const edgeLimits = {
  /** Bytes of a request or an origin's response with its headers and query string, without its body. */
  headBytes: 20_480,
  urlBytes: 8_192,
  functionBytes: 10_240,
  behaviors: 75,
  headersPerPolicy: 10,
  customHeaders: 30,
  customHeaderNameBytes: 256,
  customHeaderValueBytes: 1_783,
  responseSeconds: { min: 1, max: 120 },
  /** Files of these sizes are compressed. */
  compressed: { minBytes: 1_000, maxBytes: 10_000_000 },
} as const;

/** The headers with which CloudFront describes the viewer. The model sets them, too. */
const madeByEdge = ['cloudfront-viewer-address', 'cloudfront-forwarded-proto'];

const methodSets = ['GET HEAD', 'GET HEAD OPTIONS', 'DELETE GET HEAD OPTIONS PATCH POST PUT'];

/** Headers that an origin request policy may not name. The first two belong in a cache policy. */
const notInRequestPolicy =
  /^(authorization|accept-encoding|connection|content-length|cookie|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|via|x-amz-cf-.*|x-edge-.*|x-real-ip)$/i;
const notInCacheKey =
  /^(accept-encoding|cache-control|connection|content-length|cookie|expect|if-.*|keep-alive|pragma|proxy-.*|range|te|trailer|transfer-encoding|upgrade|via|x-amz-cf-.*|x-edge-.*|x-real-ip)$/i;
const notCustom =
  /^(accept-encoding|cache-control|connection|content-length|cookie|expect|host|if-.*|max-forwards|pragma|proxy-.*|range|request-range|te|trailer|transfer-encoding|upgrade|via|x-amz-.*|x-edge-.*|x-real-ip)$/i;

const failIf = (isWrong: boolean, message: string): void => {
  if (isWrong) throw new EdgeTemplateError(message);
};

const checkNames = (names: readonly string[], forbidden: RegExp, where: string): void => {
  failIf(
    names.length > edgeLimits.headersPerPolicy,
    `${where} names ${names.length} headers; 10 are allowed.`,
  );
  for (const name of names) {
    failIf(forbidden.test(name), `CloudFront rejects ${name} in ${where}.`);
    const isUnknown = /^cloudfront-/i.test(name) && !madeByEdge.includes(name.toLowerCase());
    failIf(isUnknown, `The model does not make ${name}, which ${where} names.`);
  }
};

const checkCachePolicy = (policy: CachePolicy): void => {
  const { minSeconds: min, defaultSeconds, maxSeconds: max } = policy;
  failIf(
    min > defaultSeconds || defaultSeconds > max,
    'A cache policy needs MinTTL <= DefaultTTL <= MaxTTL.',
  );
  const hasKey =
    policy.headers.length > 0 ||
    policy.gzip ||
    policy.brotli ||
    policy.queryStrings.behavior !== 'none' ||
    policy.cookies.behavior !== 'none';
  failIf(max === 0 && hasKey, 'A cache policy whose MaxTTL is 0 may forward nothing.');
  checkNames(policy.headers, notInCacheKey, 'a cache policy');
};

const checkRequestPolicy = ({ headers }: OriginRequestPolicy): void => {
  if (headers.behavior === 'none' || headers.behavior === 'allViewer')
    failIf(headers.names.length > 0, `An origin request policy with ${headers.behavior} names no headers.`);
  else checkNames(headers.names, notInRequestPolicy, 'an origin request policy');
};

const checkBehavior = (behavior: Behavior): void => {
  const methods = [...behavior.allowedMethods].sort().join(' ');
  failIf(!methodSets.includes(methods), `CloudFront rejects the methods ${methods}.`);
  checkCachePolicy(behavior.cache);
  if (behavior.originRequest) checkRequestPolicy(behavior.originRequest);
};

const checkOrigin = (origin: EdgeOrigin): void => {
  const { min, max } = edgeLimits.responseSeconds;
  const seconds = origin.responseSeconds;
  failIf(
    seconds < min || seconds > max,
    `An origin's response timeout is ${min} to ${max} s, not ${seconds} s.`,
  );
  const names = origin.customHeaders.map(({ name }) => name.toLowerCase());
  failIf(
    names.length > edgeLimits.customHeaders,
    `An origin takes ${edgeLimits.customHeaders} custom headers.`,
  );
  failIf(new Set(names).size < names.length, 'An origin takes each custom header once.');
  for (const { name, value } of origin.customHeaders) {
    failIf(notCustom.test(name), `CloudFront rejects the custom header ${name}.`);
    failIf(
      Buffer.byteLength(name) > edgeLimits.customHeaderNameBytes,
      `The custom header ${name} is too long.`,
    );
    const bytes = Buffer.byteLength(value);
    failIf(bytes > edgeLimits.customHeaderValueBytes, `The custom header ${name} holds ${bytes} bytes.`);
  }
};

const checkFunction = (id: string, { runtime, code }: EdgeDescription['functions'][string]): void => {
  failIf(runtime !== 'cloudfront-js-2.0', `${id}: the model runs cloudfront-js-2.0, not ${runtime}.`);
  const bytes = Buffer.byteLength(code);
  failIf(
    bytes > edgeLimits.functionBytes,
    `${id} has ${bytes} bytes; ${edgeLimits.functionBytes} are allowed.`,
  );
};

const errorCodes = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/** @throws EdgeTemplateError that says what CloudFront would reject on deployment */
export const checkLimits = (description: EdgeDescription): void => {
  failIf(
    description.behaviors.length > edgeLimits.behaviors,
    `CloudFront takes ${edgeLimits.behaviors} behaviors.`,
  );
  for (const behavior of description.behaviors) checkBehavior(behavior);
  for (const origin of description.origins) checkOrigin(origin);
  for (const [id, shape] of Object.entries(description.functions)) checkFunction(id, shape);
  for (const { status } of description.errorResponses)
    failIf(!errorCodes.includes(status), `CloudFront takes no custom error response for ${status}.`);
};
