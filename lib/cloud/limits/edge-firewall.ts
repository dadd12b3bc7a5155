import * as logs from 'aws-cdk-lib/aws-logs';
import * as wafv2 from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { apiBase, apiRoutes } from '#contracts/platform/routes.ts';
import { publicRoutes } from '#contracts/public-api/routes.ts';
import { dataRemoval } from '#lib/cloud/data/removal.ts';
import { uniqueName } from '#lib/cloud/naming/unique-name.ts';
import type { StageConfig } from '#lib/stage-config.ts';
import { addressLimits, networkShares } from './address-limits.ts';
import {
  allOf,
  anyOf,
  inIpSet,
  methodIs,
  not,
  pathIs,
  pathStartsWith,
  ranked,
  rateRule,
  type Statement,
  type UnrankedRule,
  visibility,
} from './firewall-rules.ts';
import { notificationRules } from './payment-notifications.ts';

/**
 * AWS's managed rule groups. Rules that inspect bodies only count matches. Users send us articles, and an article about
 * HTML, URLs or the Log4j vulnerability is not an attack. Bodies are JSON that schemas parse and nothing executes.
 */
const managed: readonly { name: string; counts: readonly string[] }[] = [
  { name: 'AWSManagedRulesAmazonIpReputationList', counts: [] },
  {
    name: 'AWSManagedRulesKnownBadInputsRuleSet',
    counts: ['Log4JRCE_BODY', 'JavaDeserializationRCE_BODY', 'ReactJSRCE_BODY'],
  },
  {
    name: 'AWSManagedRulesCommonRuleSet',
    counts: [
      'SizeRestrictions_BODY',
      'CrossSiteScripting_BODY',
      'GenericLFI_BODY',
      'GenericRFI_BODY',
      'EC2MetaDataSSRF_BODY',
    ],
  },
];

const managedRule = ({ name, counts }: (typeof managed)[number]): UnrankedRule => ({
  name,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counts.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: visibility(name),
});

const { windowSeconds } = addressLimits;
const api = pathStartsWith(`${apiBase}/`);
const changes = allOf(api, not(methodIs('GET')));

/** The limits for one address. */
const addressRules: readonly UnrankedRule[] = [
  rateRule('RateOfStarts', {
    limit: addressLimits.starts,
    windowSeconds,
    of: anyOf(
      pathStartsWith(`${apiBase}${apiRoutes.createJob.path}`),
      // Addresses below the same path read runs.
      allOf(methodIs(publicRoutes.createRun.method), pathIs(`${apiBase}${publicRoutes.createRun.path}`)),
    ),
  }),
  rateRule('RateOfChanges', { limit: addressLimits.changes, windowSeconds, of: changes }),
  rateRule('RateOfCalls', { limit: addressLimits.api, windowSeconds, of: api }),
  rateRule('RateOfRequests', {
    limit: addressLimits.site.requests,
    windowSeconds: addressLimits.site.windowSeconds,
  }),
];

/** The limits that the IPv6 addresses of one network operator share. */
const networkRules = (scope: Construct, apiRequestsPerSecond: number): UnrankedRule[] => {
  const version6 = inIpSet(
    new wafv2.CfnIPSet(scope, 'Version6', {
      scope: 'CLOUDFRONT',
      ipAddressVersion: 'IPV6',
      // All global unicast addresses. WAF does not accept ::/0.
      addresses: ['2000::/3'],
    }),
  );
  const limit = (share: number) => Math.max(10, Math.round(share * apiRequestsPerSecond * windowSeconds));
  const rule = (name: string, share: number, of: Statement) =>
    rateRule(name, { limit: limit(share), windowSeconds, per: 'network', of: allOf(of, version6) });
  return [
    rule('NetworkRateOfChanges', networkShares.changes, changes),
    rule('NetworkRateOfCalls', networkShares.api, api),
  ];
};

/**
 * Rules that CloudFront applies before it responds: payment webhooks, limits per address and network, and managed
 * rules. They use about 950 of the 1,500 capacity units that an ACL may have at no extra charge.
 */
export class EdgeFirewall extends Construct {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    const name = `sweetspot-${config.stage}`;
    const hasIpSets = !config.omit.has('firewall-parts');
    const acl = new wafv2.CfnWebACL(this, 'WebAcl', {
      name,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      rules: ranked([
        ...(config.paddle && hasIpSets ? notificationRules(this, config.paddle) : []),
        ...addressRules,
        ...(hasIpSets ? networkRules(this, config.apiRequestsPerSecond) : []),
        ...managed.map(managedRule),
      ]),
      visibilityConfig: visibility(name),
    });
    this.webAclArn = acl.attrArn;
    if (!config.omit.has('firewall-logs')) this.logBlocked(acl, config, name);
  }

  /**
   * Logs only requests that were blocked or would have been, without authentication headers. WAF requires the prefix
   * `aws-waf-logs-`.
   */
  private logBlocked(acl: wafv2.CfnWebACL, config: StageConfig, name: string): void {
    const group = new logs.LogGroup(this, 'Logs', {
      logGroupName: uniqueName(this, `aws-waf-logs-${name}`),
      retention: config.logRetentionDays,
      removalPolicy: dataRemoval(config),
    });
    const actions = ['BLOCK', 'COUNT', 'EXCLUDED_AS_COUNT'];
    new wafv2.CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: acl.attrArn,
      logDestinationConfigs: [group.logGroupArn],
      redactedFields: ['authorization', 'cookie'].map((header) => ({ singleHeader: { Name: header } })),
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          {
            Behavior: 'KEEP',
            Requirement: 'MEETS_ANY',
            Conditions: actions.map((Action) => ({ ActionCondition: { Action } })),
          },
        ],
      },
    });
  }
}
