/**
 * The firewall's limits for one address. WAF estimates a rate over the window and acts within about half a minute, so
 * these numbers bound sustained rates. API Gateway's throttle for each route bounds bursts.
 */
export const addressLimits = {
  /** The shortest window that WAF offers. All limits of the API use it. */
  windowSeconds: 60,
  /** API calls: 20 a second. A page that polls a run makes 12 calls a minute, so this is enough for an office of 50. */
  api: 1200,
  /** Calls other than GET, which write or call another service: 5 a second. Ten images take 11 of them. */
  changes: 300,
  /** New runs. Nobody starts one every two seconds by hand. */
  starts: 30,
  /** Requests of any kind, including for the site's files, in five minutes. A page loads about 40 files. */
  site: { requests: 6000, windowSeconds: 300 },
} as const;

/**
 * One IPv6 subscriber has 2^64 addresses or more, and WAF counts each separately. All IPv6 addresses of one network
 * operator (autonomous system) therefore share these parts of `apiRequestsPerSecond`.
 */
export const networkShares = { api: 0.2, changes: 0.02 } as const;

/** The user pool firewall's limits for one address in `windowSeconds`. */
export const poolLimits = {
  /** Sign-ups, forgotten passwords, repeated codes and their confirmations. All but the confirmations send an email. */
  mails: { requests: 20, windowSeconds: 300 },
  /** All operations. A sign-in takes two; an open page takes one an hour. */
  all: { requests: 300, windowSeconds: 60 },
} as const;
