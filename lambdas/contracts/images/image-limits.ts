import { resultCacheMs } from '#contracts/platform/job-times.ts';

export const imageLimits = {
  perRun: 10,
  perDemoRun: 3,
  bytes: 10 * 1024 * 1024,
  /** The longest file name of common file systems is 255 bytes. */
  fileNameCharacters: 255,
  /** Browsers and screen readers handle one short sentence well. WCAG guides recommend at most 125 characters. */
  altTextCharacters: 125,
} as const;

export const imageFiles = {
  /** The largest common camera format has 50 million pixels. At 4 bytes each, that is 200 MB in memory. */
  maxPixels: 50_000_000,
  /**
   * Bytes that decoding needs in memory at once, as for an interlaced file. With this limit, a whole run stays under
   * 512 MB.
   */
  maxDecodedBytes: 200_000_000,
  /** The longest side of the served copy and of the thumbnail, in pixels. */
  copyPixels: 2048,
  thumbnailPixels: 480,
  /** The lifetime of an upload form. */
  uploadFormSeconds: 900,
  /** Each read of a result signs its addresses again. They outlive the browser's copy of the result. */
  addressSeconds: (2 * resultCacheMs) / 1000,
  /** The time for which browsers cache stored files. */
  cacheSeconds: 3600,
} as const;
