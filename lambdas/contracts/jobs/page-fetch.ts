/** The page fetcher's limits. Its reasons are in the comments of `providers/page-fetcher`. */
export const pageFetch = {
  totalMs: 15_000,
  headersMs: 8_000,
  maxBytes: 5 * 1024 * 1024,
  maxRedirects: 3,
  cacheHours: 24,
} as const;
