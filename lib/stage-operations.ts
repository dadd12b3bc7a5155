import * as z from 'zod';
import { defaultDailyBudgetsUsd } from '#contracts/credits/spending.ts';

/** CloudFront accepts certificates and web ACLs only from this region. */
export const edgeRegion = 'us-east-1';

const domain = z
  .strictObject({
    /** The host name of the site. */
    name: z.hostname(),
    /** ARN of an existing certificate. */
    certificateArn: z.optional(
      z.string().regex(/^arn:aws:acm:us-east-1:/, `CloudFront accepts only certificates from ${edgeRegion}`),
    ),
    /** The Route 53 zone of the name. With it, the stack creates the certificate and the records. */
    hostedZone: z.optional(z.strictObject({ id: z.string().min(1), name: z.hostname() })),
  })
  .refine((value) => value.certificateArn !== undefined || value.hostedZone !== undefined, {
    message:
      'set "certificateArn", or set "hostedZone" so that the stack can create and validate a certificate',
  });

/** The operation of a stage: its protection, its releases, and who gets its alarms. */
export const operationFields = {
  region: z
    .string()
    .regex(/^[a-z]{2}(-[a-z]+)+-\d$/)
    .default(edgeRegion),
  /**
   * The number of days that CloudWatch keeps logs, from the periods it offers. The privacy policy promises at most 30
   * days.
   */
  logRetentionDays: z.union([z.literal(7), z.literal(14), z.literal(30)]),
  /**
   * Deletion and termination protection, retained data, and point-in-time recovery over the longest period that we
   * allow.
   */
  protectData: z.boolean(),
  /**
   * A table that `npm run restore-drill` created. The stage uses it instead of the stack's own table, which is kept.
   * It deliberately has no `-c` option: a deployment without the option would go back to the damaged table.
   */
  restoredTable: z.optional(
    z
      .string()
      .regex(
        /^[a-zA-Z0-9_.-]{3,255}$/,
        'a table name has 3-255 letters, digits, dots, dashes or underscores',
      ),
  ),
  domain: z.optional(domain),
  /**
   * AWS WAF for CloudFront and the user pool, with managed rules and rate limits. Two ACLs and 13 rules cost $23 per
   * month, plus $0.60 per million requests.
   */
  firewall: z.boolean().default(false),
  /**
   * `canary` gives a new version a tenth of the calls for five minutes, and rolls it back if it fails. `at-once`
   * switches all calls. A canary needs an alarm per function, at $0.10 per month each.
   */
  releases: z.enum(['canary', 'at-once']).default('at-once'),
  /** Alarms and a dashboard, about $6 per month. */
  watch: z.boolean().default(false),
  /** Access logs of CloudFront and the buckets, kept as long as the other logs. */
  accessLogs: z.boolean().default(false),
  /** Receives the emails about alarms and the budget. Required if there are alarms. */
  operatorEmail: z.optional(z.email()),
  monthlyBudgetUsd: z.optional(z.number().positive()),
  /**
   * The spending cap: the most that providers may cost per day (UTC). Above it, no provider is called. An alarm is
   * raised at 80%. 0 stops all paid calls.
   */
  dailyProviderBudgetUsd: z.number().min(0).default(defaultDailyBudgetsUsd.stage),
  /** The same cap for the runs of all visitors together. */
  dailyVisitorsBudgetUsd: z.number().min(0).default(defaultDailyBudgetsUsd.visitors),
  /** The same cap for the runs of each user. */
  dailyUserBudgetUsd: z.number().min(0).default(defaultDailyBudgetsUsd.user),
  /**
   * Reserved concurrency, which is also the maximum, of functions that could use up an account's whole concurrency or
   * open too many connections to other sites. AWS keeps 100 of the account's concurrency unreserved, and a new account
   * has 10 in total. `npm run preflight` reads the quota and says what fits.
   */
  concurrency: z.optional(z.strictObject({ pageFetches: z.int().positive(), images: z.int().positive() })),
} as const;

type Watched = { readonly watch: boolean; readonly releases: string; readonly operatorEmail?: unknown };

/** An alarm that nobody receives is useless. */
export const checkReceiver = ({ watch, releases, operatorEmail }: Watched): string | null =>
  operatorEmail !== undefined || !(watch || releases === 'canary')
    ? null
    : 'this stage has alarms, but nobody receives them. Set "operatorEmail" in cdk.json, or pass -c operatorEmail=you@example.com (npm run deploy -- --stage NAME --operator-email you@example.com)';

type Placed = { readonly region: string; readonly firewall: boolean; readonly domain?: unknown };

/** CloudFront reads web ACLs and certificates from one region only. */
export const checkRegion = (settings: Placed): string | null => {
  if (settings.region === edgeRegion) return null;
  if (!settings.firewall && settings.domain === undefined) return null;
  return `a stage with a firewall or a domain must be in ${edgeRegion}, because CloudFront reads web ACLs and certificates only there; this stage is in ${settings.region}`;
};
