import * as logs from 'aws-cdk-lib/aws-logs';
import * as wafv2 from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { apiBase, apiRoutes } from '#contracts/routes.ts';
import type { StageConfig } from '#lib/stage-config.ts';
import { dataRemoval } from './removal.ts';
import { uniqueName } from './unique-name.ts';

type Rule = wafv2.CfnWebACL.RuleProperty;

const visibility = (metricName: string): wafv2.CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  // Samples would show requests, and with them what people write.
  sampledRequestsEnabled: false,
});

/**
 * AWS's own rule groups. The rules that read bodies only count: users send us articles, and one about HTML, addresses
 * or the Log4j hole is no attack; bodies are JSON that is parsed by schema and never run.
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

const managedRule = ({ name, counts }: (typeof managed)[number], index: number): Rule => ({
  name,
  priority: 10 + index,
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

const startsWith = (path: string): wafv2.CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: path,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

/** Requests of one address within five minutes. */
const rateRule = (name: string, priority: number, limit: number, path?: string): Rule => ({
  name,
  priority,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: 300,
      aggregateKeyType: 'IP',
      ...(path !== undefined && { scopeDownStatement: startsWith(path) }),
    },
  },
  visibilityConfig: visibility(name),
});

/**
 * What CloudFront asks before it serves: managed rules, and limits per address. A page loads some forty files and a run
 * is polled every five seconds, so that an office behind one address stays far below 3,000 in five minutes; and
 * nobody starts 100 runs by hand in that time.
 */
export class Firewall extends Construct {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    const name = `sweetspot-${config.stage}`;
    const acl = new wafv2.CfnWebACL(this, 'WebAcl', {
      name,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      rules: [
        rateRule('RateOfStarts', 0, 100, `${apiBase}${apiRoutes.createJob.path}`),
        rateRule('RateOfRequests', 1, 3000),
        ...managed.map(managedRule),
      ],
      visibilityConfig: visibility(name),
    });
    this.webAclArn = acl.attrArn;
    if (!config.omit.has('firewall-logs')) this.logBlocked(acl, config, name);
  }

  /** Only what was stopped or would have been, without the headers that let somebody in. WAF demands the prefix. */
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
