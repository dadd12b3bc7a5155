/** The page fetcher's limits. Its reasons are in the comments of `providers/page-fetcher`. */
export const pageFetch = {
  totalMs: 15_000,
  headersMs: 8_000,
  maxBytes: 5 * 1024 * 1024,
  maxRedirects: 3,
  cacheHours: 24,
} as const;

/** Limits of an image that is read at its address. A Lambda answer has 6 MB; base64 makes 5.6 MB of 4 MiB. */
export const imageFetch = { totalMs: 10_000, maxBytes: 4 * 1024 * 1024 } as const;
