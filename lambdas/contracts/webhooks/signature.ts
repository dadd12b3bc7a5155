/** The headers of each delivery in the Standard Webhooks specification 1.0. */
export const webhookHeaders = {
  /** The same for each attempt at an event, so that a receiver can ignore repetitions. */
  id: 'webhook-id',
  /** The time of the signature, in seconds since the epoch. */
  timestamp: 'webhook-timestamp',
  /** `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64. */
  signature: 'webhook-signature',
} as const;

/** The prefix of a signing secret. The rest is the key in base64. */
export const secretPrefix = 'whsec_';
