import { environmentNames } from '#contracts/platform/environment.ts';
import { headers } from '#contracts/platform/headers.ts';
import {
  at,
  type Found,
  functionBehind,
  idOf,
  listAt,
  numberAt,
  ofType,
  textAt,
  typeOf,
  unless,
} from './reading.ts';
import type { TemplateJson } from './template-json.ts';

const distributions = (template: TemplateJson): Found[] => ofType(template, 'AWS::CloudFront::Distribution');
const configOf = ({ properties }: Found): unknown => at(properties, 'DistributionConfig');
const behaviorsOf = (distribution: Found): unknown[] => [
  at(configOf(distribution), 'DefaultCacheBehavior'),
  ...listAt(configOf(distribution), 'CacheBehaviors'),
];
/** The paths that a behavior applies to. The default behavior has no pattern. */
const nameOf = (behavior: unknown): string => String(at(behavior, 'PathPattern') ?? '*');

const isApi = (template: TemplateJson, origin: unknown): boolean =>
  ofType(template, 'AWS::ApiGatewayV2::Api').some(({ id }) =>
    JSON.stringify(at(origin, 'DomainName')).includes(`["${id}","ApiEndpoint"]`),
  );

const functionsOfApi = (template: TemplateJson): string[] => [
  ...new Set(
    ofType(template, 'AWS::ApiGatewayV2::Integration').flatMap(
      ({ properties }) => functionBehind(template, at(properties, 'IntegrationUri')) ?? [],
    ),
  ),
];

/** If a firewall protects the site, the API rejects requests that bypass it. */
export const bypasses = (template: TemplateJson): string[] => {
  const origins = distributions(template)
    .flatMap((each) => listAt(configOf(each), 'Origins'))
    .filter((origin) => isApi(template, origin));
  const proofs = origins.flatMap((origin) =>
    unless(
      listAt(origin, 'OriginCustomHeaders').some(
        (each) =>
          at(each, 'HeaderName') === headers.originSecret &&
          JSON.stringify(at(each, 'HeaderValue')).includes('resolve:secretsmanager'),
      ),
      'the API cannot tell what came through the edge: its origin has no secret header',
    ),
  );
  const open = functionsOfApi(template).flatMap((id) =>
    unless(
      at(template.Resources[id]?.Properties, 'Environment', 'Variables', environmentNames.edgeOnly) ===
        'true',
      `${id} answers requests that went around the firewall`,
    ),
  );
  return [...unless(origins.length > 0, 'no distribution leads to the API'), ...proofs, ...open];
};

/** Every distribution has a web ACL of the kind that CloudFront accepts. */
export const unguardedSites = (template: TemplateJson): string[] =>
  distributions(template).flatMap((each) => {
    const acl = idOf(at(configOf(each), 'WebACLId'));
    const scope = acl === undefined ? undefined : at(template.Resources[acl]?.Properties, 'Scope');
    return unless(scope === 'CLOUDFRONT', `${each.id} has no firewall`);
  });

/** Nothing is served over plain HTTP, neither to viewers nor from the API. */
export const plainHttp = (template: TemplateJson): string[] =>
  distributions(template).flatMap((each) => [
    ...behaviorsOf(each).flatMap((behavior) =>
      unless(
        ['https-only', 'redirect-to-https'].includes(String(at(behavior, 'ViewerProtocolPolicy'))),
        `${each.id} serves ${nameOf(behavior)} over plain HTTP`,
      ),
    ),
    ...listAt(configOf(each), 'Origins')
      .filter((origin) => at(origin, 'CustomOriginConfig') !== undefined)
      .flatMap((origin) =>
        unless(
          at(origin, 'CustomOriginConfig', 'OriginProtocolPolicy') === 'https-only',
          `${each.id} asks an origin over plain HTTP`,
        ),
      ),
    ...unless(
      at(configOf(each), 'ViewerCertificate') === undefined ||
        /^TLSv1\.2_20(19|2\d)|^TLSv1\.3/.test(
          String(at(configOf(each), 'ViewerCertificate', 'MinimumProtocolVersion')),
        ),
      `${each.id} takes old versions of TLS`,
    ),
  ]);

const yearSeconds = 365 * 24 * 3600;

/** The reasons why a policy of response headers leaves a browser unprotected. */
const headerGaps = (policy: unknown): string[] => {
  const security = at(policy, 'ResponseHeadersPolicyConfig', 'SecurityHeadersConfig');
  const csp = textAt(security, 'ContentSecurityPolicy', 'ContentSecurityPolicy');
  const scripts = /script-src ([^;]*)/.exec(csp)?.[1] ?? /default-src ([^;]*)/.exec(csp)?.[1] ?? '*';
  return [
    ...unless(csp !== '', 'has no content security policy'),
    ...unless(!/\*|unsafe|https?:(?!\/)/.test(scripts), `lets scripts in from ${scripts}`),
    ...unless(/frame-ancestors 'none'/.test(csp), 'may be framed'),
    ...unless(/object-src 'none'|default-src 'none'/.test(csp), 'may embed objects'),
    ...unless(/base-uri 'none'/.test(csp), 'may be given another base address'),
    ...unless(at(security, 'ContentTypeOptions') !== undefined, 'lets content types be guessed'),
    ...unless(
      numberAt(security, 'StrictTransportSecurity', 'AccessControlMaxAgeSec') >= yearSeconds,
      'does not hold browsers to HTTPS for a year',
    ),
  ];
};

/** Every behavior adds headers that protect the browser. */
export const bareResponses = (template: TemplateJson): string[] =>
  distributions(template).flatMap((each) =>
    behaviorsOf(each).flatMap((behavior) => {
      const id = idOf(at(behavior, 'ResponseHeadersPolicyId'));
      if (typeOf(template, id) !== 'AWS::CloudFront::ResponseHeadersPolicy' || id === undefined)
        return [`${nameOf(behavior)} adds no security headers`];
      return headerGaps(template.Resources[id]?.Properties).map((gap) => `${nameOf(behavior)} ${gap}`);
    }),
  );
