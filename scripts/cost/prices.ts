/** A million. */
const M = 1_000_000;

/**
 * US dollars in us-east-1 on demand, without free tiers, as listed on the vendors' price pages on 2026-06-01. Lambda,
 * Step Functions, DynamoDB, API Gateway, S3, CloudFront, WAF, CloudWatch, X-Ray, Secrets Manager, KMS:
 * aws.amazon.com/SERVICE/pricing.
 */
export const prices = {
  lambda: { request: 0.2 / M, gbSecondArm: 0.0000133334 },
  /** aws.amazon.com/step-functions/pricing: $0.025 per 1,000 transitions; Express: wring.co/blog/aws-step-functions-pricing-guide. */
  stepFunctions: {
    transition: 25 / M,
    expressRequest: 1 / M,
    expressGbSecond: 0.00001667,
    /** Memory is billed in chunks; the definition and data of a run fit into one. */
    expressChunkMb: 64,
  },
  /** Storage, including point-in-time recovery: 0.25 + 0.20. */
  dynamodb: { writeUnit: 0.625 / M, readUnit: 0.125 / M, gigabyteMonth: 0.45 },
  apiGateway: { httpRequest: 1 / M },
  /**
   * aws.amazon.com/cloudfront/pricing: $0.085 per GB in the United States and Europe. Functions:
   * cur.vantage.sh/aws/amazoncloudfront, "$0.10 per 1 million invocations". No readable copy of the page shows the
   * price of a request.
   */
  cloudFront: { httpsRequest: 1 / M, functionCall: 0.1 / M, gigabyte: 0.085 },
  /**
   * An ACL within 1,500 capacity units: c3x.dev/blog/aws-waf-cost-explained, $5, $1 and $0.60 per million; the same in
   * all regions.
   */
  firewall: { request: 0.6 / M, aclMonth: 5, ruleMonth: 1 },
  /** c3x.dev/resources/aws/aws_cloudwatch_metric_alarm: $0.10 for standard resolution. */
  alarms: { metricMonth: 0.1 },
  /** aws.amazon.com/cloudwatch/pricing, as cal53.calculator.city quotes it: $0.30 for the first 10,000. */
  metrics: { customMonth: 0.3 },
  /** factualminds.com/blog/amazon-cloudwatch-pricing-metrics-logs-alarms-dashboards: $3 each; logs $0.50 per GB. */
  dashboards: { month: 3 },
  /** aws.amazon.com/secrets-manager/pricing: $0.40 per secret. */
  secrets: { month: 0.4 },
  /** aws.amazon.com/kms/pricing: "each AWS KMS key that you create costs $1/month". */
  kms: { keyMonth: 1 },
  s3: { put: 5 / M, get: 0.4 / M, gigabyteMonth: 0.023 },
  logs: { gigabyte: 0.5 },
  /** aws.amazon.com/xray/pricing: $5 per million traces. */
  xray: { trace: 5 / M },
} as const;
