import type { Article } from '#contracts/article.ts';
import type { BlogPost, BlogPostSummary } from '#contracts/blog.ts';
import type { KeywordIdea } from '#contracts/evidence.ts';
import type { ImageContext, ImageFacts } from '#contracts/image-facts.ts';
import type { ImageType } from '#contracts/image-messages.ts';
import type { ImageTexts } from '#contracts/image-texts.ts';
import type { JobErrorName } from '#contracts/job-errors.ts';
import type { JobStatus } from '#contracts/job-status.ts';
import type { KeywordMetrics, MarketLocale } from '#contracts/market.ts';
import type { PlanName } from '#contracts/plans.ts';
import type { JobType } from '#contracts/product.ts';
import type { InputKind, MachineInput } from '#contracts/stage.ts';
import type { SnippetText } from '#contracts/writing.ts';

/** The product's time: tests and the local stack move it. */
export interface Clock {
  now(): Date;
}

export interface Ids {
  uuid(): string;
}

export type FetchedPage = {
  /** The address after redirects. */
  url: string;
  body: Uint8Array;
  contentType: string;
  fetchedAt: string;
  fromCache: boolean;
};

export interface PageFetcher {
  /** The page at a public http(s) address, or a `JobError` that says why not. */
  fetch(url: string): Promise<FetchedPage>;
}

export type Written = { titles: SnippetText[]; descriptions: SnippetText[] };

/**
 * Whatever writes and judges text: the built-in engine, or a language model. Answers are checked by the same
 * rules whoever gave them. Throws `JobError` (ProviderUnavailable, ProviderTimeout, ProviderMalformed).
 */
export interface LanguageModel {
  /** For the manifest: provider, model and prompt versions. */
  readonly name: string;
  findKeywordIdeas(article: Article): Promise<KeywordIdea[]>;
  scoreRelevance(keywords: string[], article: Article): Promise<KeywordIdea[]>;
  writeSnippets(article: Article, keywords: KeywordIdea[]): Promise<Written>;
  /** A rewritten article in Markdown; its facts are verified afterwards. */
  rewriteArticle(article: Article, keywords: KeywordIdea[]): Promise<string>;
  /** The texts of an image; its alternative text is checked and mended afterwards. */
  describeImage(image: ImageToDescribe, context: ImageContext): Promise<Omit<ImageTexts, 'checks'>>;
}

/** What is known of an image, and the image itself, encoded anew, for a model that sees. */
export type ImageToDescribe = { facts: ImageFacts; copy: Uint8Array; copyType: 'image/webp' };

/** An image as a file holds it; the name is not the file's own and comes from elsewhere. */
export type ReadImage = Omit<ImageToDescribe, 'facts'> & {
  facts: Omit<ImageFacts, 'fileName'>;
  thumbnail: Uint8Array;
};

export type ReadOutcome =
  | { kind: 'read'; image: ReadImage }
  | { kind: 'not_an_image' | 'damaged' | 'too_many_pixels'; detail: string };

export interface ImageReader {
  /** Decodes an uploaded file within the limits, and makes of it what may be served. */
  read(bytes: Uint8Array): Promise<ReadOutcome>;
}

/** An uploaded file, or one that is about to be: one for each form that was handed out. */
export type ImageRecord = {
  imageId: string;
  jobId: string;
  userId: string;
  /** 0 for the first of its job. */
  place: number;
  fileName: string;
  mimeType: ImageType;
  /** As it was announced, in bytes. */
  fileSize: number;
  /** The object's key. */
  storagePath: string;
  /** The address under which the file is kept; nothing is public, so it answers signed requests alone. */
  publicUrl: string;
  /** Written when the image is described. */
  title: string | null;
  description: string | null;
  createdAt: string;
  /** Until when the form is taken. */
  uploadBy: string;
};

export interface ImageStore {
  create(image: ImageRecord): Promise<void>;
  /** Those of a job, in their places. */
  listByJob(jobId: string): Promise<ImageRecord[]>;
  describe(jobId: string, imageId: string, texts: { title: string; description: string }): Promise<void>;
  remove(jobId: string, imageId: string): Promise<void>;
}

export type StoredFile = { key: string; size: number };
export type UploadForm = { url: string; fields: Record<string, string> };

/** Files of images. Nobody but their owner gets an address, and each address ends. */
export interface ImageBucket {
  /** A form for one file of this key and type, of 1 byte to the limit. */
  presignUpload(file: { key: string; mimeType: ImageType; expiresInSeconds: number }): Promise<UploadForm>;
  list(prefix: string): Promise<StoredFile[]>;
  /** The object's bytes; null when there is none. */
  read(key: string): Promise<Uint8Array | null>;
  /** Writes an object that is not there yet; one that is stays as it is. */
  writeOnce(key: string, body: Uint8Array, mimeType: string): Promise<void>;
  signAddress(key: string): Promise<string>;
  remove(key: string): Promise<void>;
}

export type MarketDataAnswer = {
  /** By the keyword as it was asked for; a keyword the source does not know has null figures. */
  metrics: Map<string, KeywordMetrics>;
  costUsd: number;
  cacheHits: number;
};

export interface MarketData {
  readonly source: 'sample' | 'dataforseo' | 'none';
  lookUp(keywords: string[], locale: MarketLocale): Promise<MarketDataAnswer>;
}

export interface JobRunner {
  /** Starts the machine for a job; starting it twice is one start. */
  start(input: MachineInput): Promise<void>;
  /** Stops a job's machine; one that has ended or never began is left as it is. */
  stop(jobId: string, reason: string): Promise<void>;
}

/** What went wrong with a run: `message` is for the operator, `userMessage` for the user. */
export type JobFailure = { name: JobErrorName; message: string; userMessage: string };

/** A job without its input, outputs and result, which are stored apart so that a change of status stays cheap. */
export type JobRecord = {
  id: string;
  /** Owner; null for a visitor without an account, who is then known by `visitor`. */
  userId: string | null;
  visitor: string | null;
  jobType: JobType;
  contextKind: InputKind;
  status: JobStatus;
  locale: MarketLocale;
  /** Charged on creation, in half-credits; 0 for a demo run. */
  costHalfCredits: number;
  inputSha256: string;
  sequentialNumber: number | null;
  slug: string | null;
  createdAt: string;
  updatedAt: string;
  endedAt: string | null;
  failure: JobFailure | null;
  /** Seconds since the epoch after which a visitor's job is gone; null for a user's. */
  expiresAt: number | null;
};

/** What the user put in, by kind; at most one of `text` and `url`. */
export type JobInput = {
  text: string | null;
  url: string | null;
  keywords: string | null;
  imageCount: number | null;
};

export type JobWithInput = JobRecord & { input: JobInput };

export type AdvanceOutcome =
  | { kind: 'advanced' | 'ahead'; job: JobRecord }
  | { kind: 'ended'; job: JobRecord }
  | { kind: 'missing' };

export interface JobStore {
  find(jobId: string): Promise<JobRecord | null>;
  findInput(jobId: string): Promise<JobInput | null>;
  findIdBySlug(userId: string, slug: string): Promise<string | null>;
  /** A user's jobs, newest first, those that come after `after` in that order. */
  listByUser(
    userId: string,
    page: { limit: number; after: Pick<JobRecord, 'createdAt' | 'id'> | null },
  ): Promise<JobWithInput[]>;
  /** Moves a running job forward to `status`; a job that is further on already stays there (`ahead`). */
  advance(jobId: string, status: JobStatus, at: string): Promise<AdvanceOutcome>;
}

/** A job to be: who pays, and under which key a repeated request is recognised. */
export type JobOrder = {
  job: Omit<JobRecord, 'sequentialNumber' | 'slug'>;
  input: JobInput;
  idempotency: { key: string; requestSha256: string; expiresAt: number } | null;
  /** When a sweep should look whether the job was started. */
  startBy: string;
};

export type ReserveOutcome =
  | { kind: 'reserved'; job: JobRecord }
  /** The same request was answered before: this is its job. */
  | { kind: 'repeated'; jobId: string }
  | { kind: 'key_reused' }
  | { kind: 'no_credits' }
  | { kind: 'demo_used' };

export type JobEnding =
  | { status: 'completed'; at: string }
  /** A charge is given back; `releasesDemo` gives a visitor the month's demo run back. */
  | { status: 'failed' | 'cancelled'; at: string; failure: JobFailure | null; releasesDemo: boolean };

export type EndOutcome = { kind: 'ended' | 'already_ended'; job: JobRecord } | { kind: 'missing' };

/** The two moments at which a job and credits change together, each all or nothing and at most once. */
export interface JobLedger {
  /** Charges the user, or takes the visitor's demo run of the month, and writes the job. */
  reserve(order: JobOrder): Promise<ReserveOutcome>;
  /** Ends a running job: completing settles the charge, any other ending gives it back. */
  end(jobId: string, ending: JobEnding): Promise<EndOutcome>;
}

/** What stages made, by name; the first write of a name stays. */
export interface JobOutputs {
  read(jobId: string, name: string): Promise<unknown>;
  /** Stores the output of a job that still runs; `expiresAt` as in `JobRecord`. */
  write(jobId: string, name: string, value: unknown, expiresAt: number | null): Promise<void>;
}

/** Jobs that somebody has to look after: not started yet, or running beyond their time. */
export interface Outbox {
  /** Ids of the jobs whose time has come, the longest overdue first. */
  due(now: string, limit: number): Promise<string[]>;
  /** Sets when to look again; without effect on a job that has ended. */
  postpone(jobId: string, dueAt: string): Promise<void>;
}

export interface DemoCredits {
  /** Whether the visitor's demo run of the month (`YYYY-MM`, UTC) is used up. */
  isUsed(visitor: string, month: string): Promise<boolean>;
}

export type UserProfile = {
  userId: string;
  email: string;
  fullName: string;
  role: 'user' | 'admin';
  plan: PlanName;
  firstLogin: boolean;
  trialUsed: boolean;
  createdAt: string;
  /** When the next month of free credits begins; null on a paid plan. */
  nextFreeCreditDate: string | null;
  /** Sessions that began before this moment are refused: set when all of them are ended. */
  sessionsEndedAt: string | null;
  /** Set when the account was deleted or disabled: every token is refused, and no new profile takes its place. */
  closedAt: string | null;
};

/** Credits given, once per `id`. They lapse at `expiresAt` as far as the plan does not roll them over. */
export type Grant = {
  id: string;
  halfCredits: number;
  description: string;
  expiresAt: string | null;
};

/** A month of free credits that begins: what is left of the last one lapses, and the new grant is given. */
export type CreditRenewal = {
  userId: string;
  /** The profile's `nextFreeCreditDate` as it was read: a renewal of another date is outdated and changes nothing. */
  dueAt: string;
  at: string;
  grant: Grant;
  /** At most this much of what is left stays, in half-credits. */
  rolloverLimit: number;
  nextFreeCreditDate: string;
};

/** What of a profile may change by itself. */
export type ProfileChanges = {
  fullName?: string;
  firstLogin?: false;
  sessionsEndedAt?: string;
  closedAt?: string;
};

export interface UserStore {
  find(userId: string): Promise<UserProfile | null>;
  /** Creates the profile with its first grant; whoever comes second gets the profile that is there. */
  create(profile: UserProfile, grant: Grant): Promise<UserProfile>;
  update(userId: string, changes: ProfileChanges): Promise<UserProfile | null>;
  /** Ends one session of a user; `expiresAt` is when it would have been over anyway, in seconds since the epoch. */
  endSession(session: { userId: string; sessionId: string; expiresAt: number }): Promise<void>;
  isSessionEnded(userId: string, sessionId: string): Promise<boolean>;
  /** Renews a user's free credits, all or nothing and at most once for each date. */
  renewCredits(renewal: CreditRenewal): Promise<void>;
  /** Users whose `nextFreeCreditDate` has come, the longest overdue first. */
  listDueForCredits(now: string, limit: number): Promise<UserProfile[]>;
}

export type LedgerKind = 'grant' | 'charge' | 'refund' | 'expiry';

/** One movement of credits. Entries of a user are numbered 1, 2, 3 ... without a gap; their sum is the balance. */
export type LedgerEntry = {
  userId: string;
  number: number;
  kind: LedgerKind;
  /** Signed. */
  halfCredits: number;
  balanceAfter: number;
  description: string;
  jobId: string | null;
  createdAt: string;
};

export type Balance = { halfCredits: number; entries: number };

export interface Credits {
  /** Zero, without entries, for a user who has none. */
  balance(userId: string): Promise<Balance>;
  /** The entries numbered `from` to `to`, both included, the newest first. */
  entries(userId: string, from: number, to: number): Promise<LedgerEntry[]>;
}

export type CachedPage = Omit<FetchedPage, 'fromCache'>;

export interface PageCache {
  get(url: string): Promise<CachedPage | null>;
  /** `url` is the address asked for, which may differ from the page's own after redirects. */
  put(url: string, page: CachedPage, expiresAt: Date): Promise<void>;
}

export interface MarketDataCache {
  /** Figures of one source and locale, by keyword; keywords without a live entry are missing. */
  get(
    source: string,
    locale: MarketLocale,
    keywords: readonly string[],
  ): Promise<Map<string, KeywordMetrics>>;
  put(
    source: string,
    locale: MarketLocale,
    metrics: ReadonlyMap<string, KeywordMetrics>,
    expiresAt: Date,
  ): Promise<void>;
}

/**
 * Who a verified token speaks for. An access token carries no e-mail, and one that was not verified does not count.
 * `signedInAt` is when its session began; tokens that are refreshed keep it, and the session's id. A user pool that
 * cannot revoke tokens gives none.
 */
export type Identity = { userId: string; email: string | null; sessionId: string | null; signedInAt: Date };

export interface TokenVerifier {
  /** The identity, or null for a token that is malformed, forged, expired or another client's. */
  verify(token: string): Promise<Identity | null>;
  /** The time by which tokens are issued: a tester moves the product's clock, not the user pool's. */
  now(): Date;
}

/** Where posts are kept that were not built into the site. */
export interface Content {
  /** The newest first. */
  list(): Promise<BlogPostSummary[]>;
  find(slug: string): Promise<BlogPost | null>;
}

/** A user as the user pool knows one. */
export type DirectoryUser = {
  username: string;
  /** Cognito's: CONFIRMED, UNCONFIRMED, EXTERNAL_PROVIDER and others. */
  status: string;
  enabled: boolean;
  emailVerified: boolean;
};

/** An account elsewhere: its provider, as the user pool names it, and its id there. */
export type ExternalAccount = { provider: string; id: string };

export interface UserDirectory {
  /** The pool's users with this e-mail address, whatever case it is written in. */
  findByEmail(email: string): Promise<DirectoryUser[]>;
  /** From then on, signing in with the external account is signing in as this user. */
  link(username: string, account: ExternalAccount): Promise<void>;
}

/** Structured logs without personal data. */
export interface Log {
  info(message: string, fields?: Record<string, unknown>): void;
  warn(message: string, fields?: Record<string, unknown>): void;
  error(message: string, fields?: Record<string, unknown>): void;
}

/** Everything that use cases may need; each takes its own `Pick` of it. */
export type Deps = {
  clock: Clock;
  ids: Ids;
  log: Log;
  jobs: JobStore;
  ledger: JobLedger;
  outputs: JobOutputs;
  outbox: Outbox;
  demoCredits: DemoCredits;
  users: UserStore;
  credits: Credits;
  images: ImageStore;
  imageBucket: ImageBucket;
  imageReader: ImageReader;
  pageFetcher: PageFetcher;
  languageModel: LanguageModel;
  marketData: MarketData;
  jobRunner: JobRunner;
  tokens: TokenVerifier;
  content: Content;
};
