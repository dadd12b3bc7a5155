import type * as wafv2 from 'aws-cdk-lib/aws-wafv2';

export type Rule = wafv2.CfnWebACL.RuleProperty;
export type Statement = wafv2.CfnWebACL.StatementProperty;

export const visibility = (metricName: string): wafv2.CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  // Sampled requests would show what users write.
  sampledRequestsEnabled: false,
});

/** The path as the API reads it: `/api/create%2Djob` and `/api/./create-job` become `/api/create-job`. */
const asRead = [
  { priority: 0, type: 'URL_DECODE' },
  { priority: 1, type: 'NORMALIZE_PATH' },
];

const pathMatches = (positionalConstraint: 'STARTS_WITH' | 'EXACTLY', path: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint,
    searchString: path,
    textTransformations: asRead,
  },
});

export const pathStartsWith = (path: string): Statement => pathMatches('STARTS_WITH', path);
export const pathIs = (path: string): Statement => pathMatches('EXACTLY', path);

export const methodIs = (method: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { method: {} },
    positionalConstraint: 'EXACTLY',
    searchString: method,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

/** Matches a header that contains `text`, case-insensitively. */
export const headerContains = (name: string, text: string): Statement => ({
  byteMatchStatement: {
    // The CDK has no type for this property, so it is passed on in CloudFormation's spelling.
    fieldToMatch: { singleHeader: { Name: name } },
    positionalConstraint: 'CONTAINS',
    searchString: text.toLowerCase(),
    textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
  },
});

export const inIpSet = (set: wafv2.CfnIPSet): Statement => ({
  ipSetReferenceStatement: { arn: set.attrArn },
});
export const not = (statement: Statement): Statement => ({ notStatement: { statement } });
export const allOf = (...statements: Statement[]): Statement => ({ andStatement: { statements } });
/** WAF rejects an `or` of one statement. */
export const anyOf = (...statements: [Statement, ...Statement[]]): Statement =>
  statements.length === 1 ? statements[0] : { orStatement: { statements } };

type Rate = {
  readonly limit: number;
  readonly windowSeconds: number;
  /** `network` counts all addresses of an autonomous system together. */
  readonly per?: 'address' | 'network';
  readonly of?: Statement;
};

/** A rule without its priority, which is its position in the list. */
export type UnrankedRule = Omit<Rule, 'priority'>;

export const rateRule = (name: string, { limit, windowSeconds, per, of }: Rate): UnrankedRule => ({
  name,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: windowSeconds,
      ...(per === 'network'
        ? { aggregateKeyType: 'CUSTOM_KEYS', customKeys: [{ asn: {} }] }
        : { aggregateKeyType: 'IP' }),
      ...(of && { scopeDownStatement: of }),
    },
  },
  visibilityConfig: visibility(name),
});

export const blockRule = (name: string, statement: Statement): UnrankedRule => ({
  name,
  action: { block: {} },
  statement,
  visibilityConfig: visibility(name),
});

export const ranked = (rules: readonly UnrankedRule[]): Rule[] =>
  rules.map((rule, priority) => ({ ...rule, priority }));
