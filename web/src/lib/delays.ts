/** Delays and timeouts of the pages, in milliseconds. */
export const delays = {
  menuClose: 150,
  csvExport: 500,
  authFallback: 3000,
  billingRedirect: 1000,
  /** The payment provider's webhook takes time, so plan and credits are refetched this long after each change. */
  checkoutRefresh: 5000,
  planChangeRefresh: 5000,
  cancelRefresh: 3000,
  signInRedirect: 100,
  signOutRedirect: 100,
  firstLoginCleared: 3000,
  consentWaitForUpdate: 500,
  sessionCheck: 30_000,
  /** Tokens are renewed when they are valid for this long or less. */
  sessionRenewBefore: 90_000,
  /** First delay after a renewal failed on the network. It doubles with each attempt. */
  sessionRetryFirst: 200,
  sessionRetryWithin: 30_000,
  /** Signing out waits at most this long for the user pool. */
  signOutTimeout: 3000,
} as const;
