import * as z from 'zod';

/** What the journeys are run against; `npm run test:deployed` makes it from an address or from a stack's outputs. */
export const deployedTarget = z.object({
  kind: z.enum(['local', 'emulated', 'aws']),
  /** What stands before `/api`. */
  apiOrigin: z.url(),
  /** Null where nothing serves the site. */
  siteOrigin: z.nullable(z.url()),
  userPoolId: z.string(),
  clientId: z.string(),
  region: z.string(),
  /** The user pool's address, where it is not Amazon's. */
  poolEndpoint: z.nullable(z.url()),
  /** The API's own address, where a firewall stands before the site and there must be no way around it; else null. */
  closedApi: z.nullable(z.url()),
  /** The key by which the payment provider signs its notifications, or why it is not known here. */
  webhook: z.union([z.object({ secret: z.string() }), z.object({ unknown: z.string() })]),
  /** By which the payment provider and our own checkout prove themselves, where we put both secrets there. */
  payments: z.nullable(z.object({ webhookSecret: z.string(), checkoutKey: z.string() })),
});
export type DeployedTarget = z.infer<typeof deployedTarget>;

export const targetVariable = 'DEPLOYED_TARGET';

/** Null when nobody named one. */
export const readTarget = (): DeployedTarget | null => {
  const text = process.env[targetVariable];
  return text === undefined ? null : deployedTarget.parse(JSON.parse(text));
};
