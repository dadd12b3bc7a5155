/** Headers of each delivery, as the Standard Webhooks specification 1.0 names them. */
export const webhookHeaders = {
  /** The same for each attempt at an event: a receiver that has seen it before does nothing. */
  id: 'webhook-id',
  /** Seconds since the epoch at which this attempt was signed. */
  timestamp: 'webhook-timestamp',
  /** `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64. */
  signature: 'webhook-signature',
} as const;

/** What a signing secret begins with. The rest is the key in base64. */
export const secretPrefix = 'whsec_';
