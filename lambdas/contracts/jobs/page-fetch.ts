/** The page fetcher's limits. Comments in `providers/page-fetcher` give the reasons. */
export const pageFetch = {
  totalMs: 15_000,
  connectMs: 8_000,
  maxBytes: 5 * 1024 * 1024,
  maxRedirects: 3,
  cacheHours: 24,
} as const;

/** Limits for an image at an address. A Lambda response has at most 6 MB, and base64 turns 4 MiB into 5.6 MB. */
export const imageFetch = { totalMs: 10_000, maxBytes: 4 * 1024 * 1024 } as const;
