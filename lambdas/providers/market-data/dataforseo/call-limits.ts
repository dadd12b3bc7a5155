/** DataForSEO's limits and ours. Together with the time for the secret and the cache they fit into a stage's 60 s. */
export const marketDataCalls = {
  /** Keywords of one request. */
  labsKeywords: 700,
  adsKeywords: 1000,
  /** One attempt. Live answers take seconds; the vendor itself allows at most a minute. */
  callMs: 20_000,
  /** All attempts of a run together. */
  totalMs: 40_000,
  /** Of one request. Each may be billed: at most $0.08 for 700 keywords. */
  attempts: 3,
  /** Pause before the second attempt, doubled before each further one, unless the vendor names a pause. */
  pauseMs: 1000,
  /** Requests ($0.075 each) that may be spent on finding a blocked keyword: 4 clear 11 of 15. */
  splitRequests: 4,
  /** The metrics are monthly. */
  cacheDays: 30,
  /** A keyword without metrics may have some with the next month's data. */
  unknownCacheDays: 7,
} as const;
