/** Every limit of the product, once. Durations are in milliseconds unless the name says otherwise. */
export const limits = {
  /** Words of a pasted article or context. */
  inputWords: 2000,
  /** A word limit alone lets one word of any length pass: 30 characters a word is far above any language's. */
  inputCharacters: 60_000,
  inputMinCharacters: 3,
  /** A page may be longer than a paste; beyond this only its beginning is read, and the result says so. */
  pageWords: 10_000,
  /** Bytes of a request body: 2,000 words of 4-byte characters with room to spare. */
  requestBytes: 512 * 1024,
  keywordsShown: 200,
  /** Of one evaluator run: DataForSEO takes 1,000 keywords in one paid call. */
  keywordsPerRun: 1000,
  keywordCharacters: 80,
  keywordWords: 10,
  shortlistMin: 5,
  shortlistMax: 15,
  titleVariants: 3,
  descriptionVariants: 3,
  imagesPerRun: 10,
  imagesPerDemoRun: 3,
  imageBytes: 10 * 1024 * 1024,
  /** The longest file name of common file systems is 255 bytes. */
  fileNameCharacters: 255,
  fullNameCharacters: 120,
  /** Browsers and screen readers alike cope with one short sentence; WCAG guides name 125 characters. */
  altTextCharacters: 125,
  recentJobs: 3,
  listPreviewCharacters: 100,
  detailPreviewCharacters: 150,
  historyPageSize: 10,
  passwordMinCharacters: 6,
  cookieConsentDays: 365,
} as const;

/** Google shortens a title at about 580 px of 20 px Arial and a description at about 920 px of 14 px Arial (desktop). */
export const snippetLimits = {
  title: { pixels: 580, minCharacters: 30, maxCharacters: 60 },
  /** 121-156 characters is the range that Yoast publishes. */
  description: { pixels: 920, minCharacters: 121, maxCharacters: 156 },
} as const;

export const polling = { startDelay: 1000, interval: 5000, retries: 3, dropAfter: 2000 } as const;

export const delays = {
  menuClose: 150,
  csvExport: 500,
  authFallback: 3000,
  billingRedirect: 1000,
  /** The payment provider's webhook needs its time: plan and credits are read again this long after each. */
  checkoutRefresh: 5000,
  planChangeRefresh: 5000,
  cancelRefresh: 3000,
  signInRedirect: 100,
  signOutRedirect: 100,
  firstLoginCleared: 3000,
  consentWaitForUpdate: 500,
  sessionCheck: 30_000,
  /** Tokens are renewed when this much or less of their time remains. */
  sessionRenewBefore: 90_000,
  /** A renewal that failed on the way is tried again after this, then after twice as long each time. */
  sessionRetryFirst: 200,
  sessionRetryWithin: 30_000,
  /** Signing out waits no longer than this for the user pool. */
  signOutAnswer: 3000,
} as const;

const minute = 60_000;
/** A store of the browser's cache that has no rule of its own. */
const defaultCache = { expiry: 30 * minute, entries: 50 };

/** What a user made of the image texts of a run. No cache: there is no other copy, so it stays until the sign-out. */
export const imageEditsKept = { expiry: 365 * 24 * 60 * minute, entries: 100 };

/** What the browser keeps of earlier answers: for how long, and how many entries of each kind. */
export const localCache = {
  jobResults: { expiry: 30 * minute, entries: 50 },
  tabState: { expiry: 24 * 60 * minute, entries: 100 },
  userPreferences: defaultCache,
  blogPosts: { expiry: 5 * minute, entries: 10 },
  blogPost: { expiry: 60 * minute, entries: 50 },
} as const;

/** The page fetcher's bounds; reasons in docs of `providers/page-fetcher`. */
export const pageFetch = {
  totalMs: 15_000,
  headersMs: 8_000,
  maxBytes: 5 * 1024 * 1024,
  maxRedirects: 3,
  cacheHours: 24,
} as const;

/** DataForSEO's bounds, and ours around it; with the secret's and the cache's time they fit into a stage's 60 s. */
export const marketDataCalls = {
  /** Keywords of one request. */
  labsKeywords: 700,
  adsKeywords: 1000,
  /** One attempt. Live answers come within seconds; a minute is the most that the vendor itself allows. */
  callMs: 20_000,
  /** All attempts of a run together. */
  totalMs: 40_000,
  /** Of one request. Each may be billed: $0.08 at the most for 700 keywords. */
  attempts: 3,
  /** Pause before the second attempt, doubled before each further one, where the vendor names none. */
  pauseMs: 1000,
  /** Requests ($0.075 each) that may be spent on finding a blocked keyword: 4 clear 11 of 15. */
  splitRequests: 4,
  /** The figures are monthly. */
  cacheDays: 30,
  /** A keyword without figures may have some with the next month's data. */
  unknownCacheDays: 7,
} as const;

/** The content service's bounds: a page of the blog waits for it. */
export const contentCalls = {
  /** A function of the API has 10 s in all. */
  callMs: 5000,
  /** Posts of the list: the newest. */
  listPosts: 100,
  /** An answer is kept this long, and while the service is away this long at the most. */
  cacheMs: 5 * minute,
  graceMs: 24 * 60 * minute,
} as const;

/** The bounds of a run, in seconds; the state machine carries the same figures. */
export const jobRun = {
  /** How long the images of a run may take to be uploaded; a run whose upload never came is refunded after it. */
  uploadSeconds: 1800,
  /** One attempt of one stage. */
  taskSeconds: 60,
  /** The whole execution, retries included. */
  machineSeconds: 600,
  /** One pass of the steps; an Express workflow gets 300 at most. */
  passSeconds: 240,
  /** A reserved job that its own request did not start is started by the sweep after this. */
  startGraceSeconds: 30,
  /** A job that runs this much longer than the machine allows is ended and refunded. */
  reapGraceSeconds: 60,
  /** What a stage leaves for later ones alone stays this long: enough to look into a run that went wrong. */
  interimSeconds: 7 * 24 * 3600,
} as const;

export const imageFiles = {
  /** A camera's largest common format has 50 million pixels; 4 bytes each are 200 MB in memory. */
  maxPixels: 50_000_000,
  /** What must be in memory at once, as of an interlaced file, in bytes: a whole run stays under 512 MB. */
  maxDecodedBytes: 200_000_000,
  /** Longest side of what is served, and of the thumbnail, in pixels. */
  copyPixels: 2048,
  thumbnailPixels: 480,
  /** A form for an upload is taken this long. */
  uploadFormSeconds: 900,
  /** Addresses in results are signed anew at each reading; they outlive the copy that a browser keeps of one. */
  addressSeconds: (2 * localCache.jobResults.expiry) / 1000,
  /** Of stored files, in seconds. */
  cacheSeconds: 3600,
} as const;

/** How long a repeated request with the same Idempotency-Key gets the same answer. */
export const idempotencyHours = 24;
/** Runs of visitors without an account are kept this long; nobody can list them. */
export const anonymousJobDays = 30;
