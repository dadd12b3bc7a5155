import type * as z from 'zod';
import type { ResponseHeader } from './description.ts';
import { textOf } from './intrinsic.ts';
import type { responseHeadersPolicyShape } from './template-shapes.ts';

type Shape = z.infer<typeof responseHeadersPolicyShape>;
type Security = NonNullable<Shape['SecurityHeadersConfig']>;

const header = (name: string, value: string, { Override }: { Override: boolean }): ResponseHeader => ({
  name,
  value,
  override: Override,
});

const transportSecurity = (hsts: NonNullable<Security['StrictTransportSecurity']>): string =>
  [
    `max-age=${hsts.AccessControlMaxAgeSec}`,
    ...(hsts.IncludeSubdomains ? ['includeSubDomains'] : []),
    ...(hsts.Preload ? ['preload'] : []),
  ].join('; ');

const securityHeadersOf = (security: Security): ResponseHeader[] => {
  const { ContentSecurityPolicy: csp, ContentTypeOptions: type, FrameOptions: frame } = security;
  const { ReferrerPolicy: referrer, StrictTransportSecurity: hsts } = security;
  return [
    ...(csp ? [header('Content-Security-Policy', textOf(csp.ContentSecurityPolicy), csp)] : []),
    ...(type ? [header('X-Content-Type-Options', 'nosniff', type)] : []),
    ...(frame ? [header('X-Frame-Options', frame.FrameOption, frame)] : []),
    ...(referrer ? [header('Referrer-Policy', referrer.ReferrerPolicy, referrer)] : []),
    ...(hsts ? [header('Strict-Transport-Security', transportSecurity(hsts), hsts)] : []),
  ];
};

/** The headers that a response headers policy adds. */
export const responseHeadersOf = (shape: Shape): ResponseHeader[] => [
  ...(shape.SecurityHeadersConfig ? securityHeadersOf(shape.SecurityHeadersConfig) : []),
  ...(shape.CustomHeadersConfig?.Items ?? []).map((item) => header(item.Header, textOf(item.Value), item)),
];

/** Adds them to a response. A header of the origin stays unless the policy overrides it. */
export const addResponseHeaders = (headers: Headers, policy: readonly ResponseHeader[]): void => {
  for (const { name, value, override } of policy)
    if (override || !headers.has(name)) headers.set(name, value);
};
