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
  signInRedirect: 100,
  signOutRedirect: 100,
  firstLoginCleared: 3000,
  consentWaitForUpdate: 500,
  sessionCheck: 30_000,
} as const;

const minute = 60_000;
/** A store of the browser's cache that has no rule of its own. */
const defaultCache = { expiry: 30 * minute, entries: 50 };

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

/** Market data changes monthly. */
export const marketDataCacheDays = 30;

/** The bounds of a run, in seconds; the state machine carries the same figures. */
export const jobRun = {
  /** One attempt of one stage. */
  taskSeconds: 60,
  /** The whole execution, retries included. */
  machineSeconds: 600,
  /** A reserved job that its own request did not start is started by the sweep after this. */
  startGraceSeconds: 30,
  /** A job that runs this much longer than the machine allows is ended and refunded. */
  reapGraceSeconds: 60,
} as const;

/** How long a repeated request with the same Idempotency-Key gets the same answer. */
export const idempotencyHours = 24;
/** Runs of visitors without an account are kept this long; nobody can list them. */
export const anonymousJobDays = 30;
