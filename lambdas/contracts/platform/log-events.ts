/** Messages of log lines that metrics and alarms are made of, and the fields that these read. */
export const logEvents = {
  /** A run that went well. */
  jobCompleted: { message: 'job completed' },
  /** A run that did not; `refunded`: it gave a charge or a demo run back; `fault`: the service's, not the input's. */
  jobFailed: { message: 'job failed', refunded: 'refunded', fault: 'fault' },
  /** An answer that was an error of ours: counted by its status already. */
  requestFailed: { message: 'request failed' },
  /** A call to a provider that took money: `costUsd`. */
  providerPaid: { message: 'provider paid', costUsd: 'costUsd' },
  /** A stored payment event that could not be applied in all its attempts. */
  paymentEventFailed: { message: 'payment event failed' },
  /** A subscription for which no checkout of ours proves an owner. */
  subscriptionUnowned: { message: 'subscription without an owner' },
  /** A subscription whose checkout was proven for another price, or on another day. */
  checkoutNotMatched: { message: 'subscription does not match its checkout' },
  /** A daily cap had no room for a paid call. */
  capReached: { message: 'a daily spending cap is reached' },
} as const;

/** In every line of ours, and in none that Lambda itself writes. */
export const logService = 'sweetspot';
