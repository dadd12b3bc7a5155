/** The log messages behind metrics and alarms, and the fields that metrics and alarms read. */
export const logEvents = {
  /** A run that completed. */
  jobCompleted: { message: 'job completed' },
  /**
   * A run that failed. `refunded`: its charge or demo run was given back. `fault`: the cause is on our side, not in
   * the input.
   */
  jobFailed: { message: 'job failed', refunded: 'refunded', fault: 'fault' },
  /** An error response that was our fault. Its status is already counted. */
  requestFailed: { message: 'request failed' },
  /** A provider call that cost money: `costUsd`. */
  providerPaid: { message: 'provider paid', costUsd: 'costUsd' },
  /** A stored payment event that failed on every attempt. */
  paymentEventFailed: { message: 'payment event failed' },
  /** A subscription that no checkout of ours links to an owner. */
  subscriptionUnowned: { message: 'subscription without an owner' },
  /** A subscription whose checkout was signed for another price or on another day. */
  checkoutNotMatched: { message: 'subscription does not match its checkout' },
  /** A daily cap left no room for a paid call. */
  capReached: { message: 'a daily spending cap is reached' },
} as const;

/** In every log line of ours, and in none that Lambda itself writes. */
export const logService = 'sweetspot';
