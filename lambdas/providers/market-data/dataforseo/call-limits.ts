/** DataForSEO's limits and ours. Together with reading the secret and the cache, they fit into a stage's 60 s. */
export const marketDataCalls = {
  /** The most keywords in one request. */
  labsKeywords: 700,
  adsKeywords: 1000,
  /** The time limit for one attempt. Live responses take seconds; the vendor allows itself at most a minute. */
  callMs: 20_000,
  /** The time limit for all attempts of a run together. */
  totalMs: 40_000,
  /** The most attempts at one request. Each may be billed: at most $0.08 for 700 keywords. */
  attempts: 3,
  /** The delay before the second attempt, doubled before each further one, unless the vendor names a delay. */
  pauseMs: 1000,
  /** The most requests ($0.075 each) to find a blocked keyword: 4 recover 11 of 15 keywords. */
  splitRequests: 4,
  /** The metrics change once a month. */
  cacheDays: 30,
  /** A keyword without metrics may get some with the next month's data. */
  unknownCacheDays: 7,
} as const;
