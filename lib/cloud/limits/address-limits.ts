/**
 * What the firewall lets one address do. WAF estimates a rate over the window and acts within about half a minute, so
 * these numbers bound a lasting rate, and API Gateway's throttle of each route bounds what comes before that.
 */
export const addressLimits = {
  /** The shortest window that WAF offers, for all limits of the API. */
  windowSeconds: 60,
  /** Calls of the API: 20 a second. A page that polls a run makes 12 a minute, so this serves an office of 50. */
  api: 1200,
  /** Calls that are not GET, which write or ask another service: 5 a second. Ten images are 11 of them. */
  changes: 300,
  /** New runs. Nobody starts one every two seconds by hand. */
  starts: 30,
  /** Requests of any kind, files of the site included, in five minutes. A page loads about 40 files. */
  site: { requests: 6000, windowSeconds: 300 },
} as const;

/**
 * One IPv6 subscriber owns 2^64 addresses or more, and WAF counts each by itself. So all IPv6 addresses of one network
 * operator (autonomous system) share these parts of `apiRequestsPerSecond`.
 */
export const networkShares = { api: 0.2, changes: 0.02 } as const;

/** What the firewall of the user pool lets one address do in `windowSeconds`. */
export const poolLimits = {
  /** Sign-ups, forgotten passwords and repeated codes, with their confirmations: each but the last sends a mail. */
  mails: { requests: 20, windowSeconds: 300 },
  /** Every operation. A sign-in takes two, an open page one an hour. */
  all: { requests: 300, windowSeconds: 60 },
} as const;
