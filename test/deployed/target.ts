import * as z from 'zod';

/**
 * The target that the journeys run against. `npm run test:deployed` builds it from an address or from a stack's
 * outputs.
 */
export const deployedTarget = z.object({
  kind: z.enum(['local', 'emulated', 'aws']),
  /** The part before `/api`. */
  apiOrigin: z.url(),
  /** Null if nothing serves the site. */
  siteOrigin: z.nullable(z.url()),
  userPoolId: z.string(),
  clientId: z.string(),
  region: z.string(),
  /** The user pool's address, if it is not Amazon's. */
  poolEndpoint: z.nullable(z.url()),
  /** The API's own address, if a firewall protects the site and must not be bypassed; otherwise null. */
  closedApi: z.nullable(z.url()),
  /** The key that signs the payment provider's notifications, or why it is not known here. */
  webhook: z.union([z.object({ secret: z.string() }), z.object({ unknown: z.string() })]),
  /** The secrets of the payment provider and of our own checkout, if we set both there. */
  payments: z.nullable(z.object({ webhookSecret: z.string(), checkoutKey: z.string() })),
});
export type DeployedTarget = z.infer<typeof deployedTarget>;

export const targetVariable = 'DEPLOYED_TARGET';

/** Null if no target is named. */
export const readTarget = (): DeployedTarget | null => {
  const text = process.env[targetVariable];
  return text === undefined ? null : deployedTarget.parse(JSON.parse(text));
};
