/** A million. */
const M = 1_000_000;

/**
 * US dollars of us-east-1 on demand, without free tiers, as the vendors' price pages listed them on 2026-06-01.
 * Lambda, Step Functions, DynamoDB, API Gateway, S3, CloudFront, WAF, CloudWatch, X-Ray, Secrets Manager, KMS: aws.amazon.com/SERVICE/pricing.
 */
export const prices = {
  lambda: { request: 0.2 / M, gbSecondArm: 0.0000133334 },
  stepFunctions: {
    transition: 25 / M,
    expressRequest: 1 / M,
    expressGbSecond: 0.00001667,
    /** Memory is billed in chunks; definition and data of a run fit into one. */
    expressChunkMb: 64,
  },
  /** Storage with what point-in-time recovery takes for it, 0.25 and 0.20. */
  dynamodb: { writeUnit: 0.625 / M, readUnit: 0.125 / M, gigabyteMonth: 0.45 },
  apiGateway: { httpRequest: 1 / M },
  /** Requests and functions of CloudFront; the firewall's requests are those of an ACL within 1,500 capacity units. */
  cloudFront: { httpsRequest: 1 / M, functionCall: 0.1 / M, gigabyte: 0.085 },
  firewall: { request: 0.6 / M, aclMonth: 5, ruleMonth: 1 },
  alarms: { metricMonth: 0.1 },
  metrics: { customMonth: 0.3 },
  dashboards: { month: 3 },
  secrets: { month: 0.4 },
  kms: { keyMonth: 1 },
  s3: { put: 5 / M, get: 0.4 / M, gigabyteMonth: 0.023 },
  logs: { gigabyte: 0.5 },
  xray: { trace: 5 / M },
} as const;
